"""Running the command in this process, with what a person types given as text."""

import io
from pathlib import Path

import pytest
from terminal_command import Command, Outcome

from rivalry import cli


@pytest.fixture
def command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Command:
    """Run `rivalry` with these arguments in an empty folder; `typed` is standard input."""
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str, typed: str = "") -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as end:
            cli.main(arguments)
        output = capsys.readouterr()
        code = end.value.code
        assert isinstance(code, int)
        return Outcome(code, output.out, output.err)

    return run
