"""How a table is run, besides the game's own options: clock, spectators, absence, pauses."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from rivalry.server.storable import storable


class Strict(BaseModel):
    """What comes from outside: nothing unknown, nothing converted, only text a database can hold.

    >>> Strict.model_validate({"name": chr(0)})
    Traceback (most recent call last):
      ...
    pydantic_core._pydantic_core.ValidationError: 1 validation error for Strict
      Value error, a text contains a character that cannot be stored ...
    """

    model_config = ConfigDict(extra="forbid", strict=True)

    @model_validator(mode="before")
    @classmethod
    def _can_be_stored(cls, given: Any) -> Any:
        if not storable(given):
            raise ValueError("a text contains a character that cannot be stored")
        return given


class ClockSetting(Strict):
    """Thinking time for the whole game, and what each answer adds; in seconds."""

    initial: float = Field(ge=10, le=86400)
    increment: float = Field(default=0, ge=0, le=3600)


class Absence(Strict):
    """What happens when the player who is asked is away: others may claim, or a bot stands in."""

    after: float = Field(default=120, ge=60, le=86400, description="seconds")
    rule: Literal["claim", "bot"] = "claim"


class Settings(Strict):
    """How a table is run, besides the game's own options."""

    clock: ClockSetting | None = None
    days: float | None = Field(default=None, ge=0.0001, le=30, description="days for each answer")
    pause: float | None = Field(default=None, ge=0, le=10, description="seconds bots seem to think")
    spectators: bool = Field(default=True, description="others may watch")
    spectator_chat: bool = Field(default=False, description="spectators may write")
    absence: Absence = Absence()
    choose: dict[str, Literal["turns", "lot"]] = Field(
        default_factory=dict,
        max_length=8,
        description="options whose values the players pick in turn, or the seed draws, once all "
        "seats are taken",
    )
