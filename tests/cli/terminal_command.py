"""How a command ended, for the tests of the terminal."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass
class Outcome:
    """How a command ended."""

    code: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one line on standard error; anything more would be a defect."""
        assert self.err.count("\n") == 1 and self.err.startswith("rivalry: ")
        assert "Traceback" not in self.err + self.out
        return self.err


Command = Callable[..., Outcome]
