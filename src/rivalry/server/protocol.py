"""The messages on a player's socket, both ways, and their JSON schema."""

from typing import Annotated, Any, Literal

import msgspec

Place = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class Option(msgspec.Struct):
    """One possible answer: its notation, and the same in parts for a client that draws it."""

    words: str
    verb: str
    args: list[int | str]


class Prompt(msgspec.Struct):
    """The question this seat is asked. `why` is its stable key.

    `amount` is the number that the question mentions, 0 if it mentions none. A game that declares
    its questions (core/question.py) also says what is chosen, `kind`, and what that means for
    whoever answers, `meaning`.
    """

    why: str
    question: str
    amount: int
    kind: str | None
    meaning: str | None
    options: list[Option]


class Change(msgspec.Struct, omit_defaults=True):
    """A seat has gained or lost `n` of something; `by` is `production` if that was the cause."""

    seat: int
    what: str
    n: int
    by: str = ""


class Event(msgspec.Struct, omit_defaults=True):
    """Something that happened at place `n` of the journal, as this seat may know it.

    `words` are an answer's notation, `verb` and `args` the same in parts, as its option had them;
    `secret` says that only the verb is shown. `why` is the key of the question that was answered,
    `card` the card that asked it; `shown` are the cards that the answer turned up, `changes` what
    it gave and took.
    """

    n: int
    kind: str
    seat: int | None = None
    words: str = ""
    verb: str = ""
    args: list[int | str] = []
    secret: bool = False
    why: str = ""
    card: str = ""
    shown: list[str] = []
    changes: list[Change] = []


class Clocks(msgspec.Struct):
    """Seconds left for each seat, and whose clock runs."""

    left: list[float]
    running: int | None


class Result(msgspec.Struct):
    """How the game ended."""

    winners: list[int]
    scores: list[int]
    reason: str


class Seat(msgspec.Struct):
    """Who sits there: `open`, `person` or `bot`; `bot` is the level that answers for the seat."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    connected: bool
    resigned: bool


class Pick(msgspec.Struct):
    """A value that was chosen, and by which seat; null if it was drawn by lot."""

    seat: int | None
    value: int | str


class Choice(msgspec.Struct):
    """An option whose values are chosen at the table: `total` of `values`, in turn or by lot.

    `picks` are those chosen so far, `asked` the seat that picks now.
    """

    option: str
    way: Literal["turns", "lot"]
    values: list[int | str]
    total: int
    picks: list[Pick]
    asked: int | None


# From the server


class Position(msgspec.Struct, tag="position"):
    """The table at place `n` of its journal, as this seat sees it.

    `events` is what happened from place `since` on. `asked` is the seat the game waits for.
    `undo` lists what this seat may take back now. `account` are the events of this turn that gave
    or took something.
    """

    n: int
    since: int
    status: Literal["waiting", "choosing", "playing", "over", "closed"]
    asked: int | None
    view: dict[str, Any] | None
    events: list[Event]
    account: list[Event]
    prompt: Prompt | None
    undo: list[Literal["answer", "turn"]]
    clocks: Clocks | None
    result: Result | None


class TableNews(msgspec.Struct, tag="table"):
    """Who sits at the table, what is played, and the commitment to the shuffle's seed.

    `seed` is shown when the game is over. `you` is this socket's seat; null for a spectator.
    `choices` are the options that are chosen at the table before the game begins.
    `build` names the page the server has: when it changes, the browser is showing an old one.
    """

    game: str
    title: str
    version: int
    options: dict[str, Any]
    choices: list[Choice]
    public: bool
    seats: list[Seat]
    you: int | None
    chat: bool
    commitment: str
    seed: str | None
    imported: bool
    rematch: str | None
    build: str


class Accepted(msgspec.Struct, tag="accepted"):
    """The command for place `n` is stored."""

    n: int


class Refused(msgspec.Struct, tag="refused"):
    """The command changed nothing. `n` is the place the table waits at."""

    code: str
    message: str
    n: int


class Said(msgspec.Struct, tag="said"):
    """Somebody wrote this; show it as plain text."""

    seat: int | None
    name: str
    words: str
    at: float


class Pong(msgspec.Struct, tag="pong"):
    """The answer to a ping."""


# From the player


class Answer(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
    """Answer the question at place `n` with one of its options, in its words.

    `more` are answers to the questions that follow, as long as this seat is asked. All of them
    count, or none.
    """

    n: Place
    action: str
    more: Annotated[list[str], msgspec.Meta(max_length=99)] = []


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take back your last answer, or (against bots) your whole last turn."""

    n: Place
    what: Literal["answer", "turn"] = "answer"


class Chat(msgspec.Struct, tag="chat", forbid_unknown_fields=True):
    """Say something to the table."""

    words: str


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Ask whether the connection is alive."""


FromServer = Position | TableNews | Accepted | Refused | Said | Pong
FromPlayer = Answer | Undo | Chat | Ping

REFUSALS = {
    "stale": "the table has moved on; a position follows",
    "illegal": "this is not one of the options",
    "malformed": "this is not an action of the game",
    "not-asked": "somebody else is asked, or nobody",
    "not-seated": "only a player at this table may do that",
    "no-undo": "this cannot be taken back",
    "not-playing": "the game has not begun, or is over",
    "too-long": "the message is empty or too long",
    "no-chat": "spectators may not write at this table",
    "too-fast": "too many messages; wait a moment",
    "unavailable": "the answer could not be stored; nothing has changed, try again",
    "rules-version": "this game was played by rules that this server does not have",
}
"""Every code of a `refused` message."""

CLOSES = {
    1000: "the client closed",
    1001: "the server is stopping; connect again",
    1003: "a message that is not text, or not of this protocol",
    1008: "not allowed here: wrong origin, unknown table, or nobody may watch",
    1009: "a message that is too long",
    1011: "something went wrong here; connect again",
    1013: "too many sockets, or too slow to read; connect again later",
}
"""Every code a socket is closed with."""

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(FromPlayer).decode


def schema() -> dict[str, Any]:
    """The JSON schema of every message.

    >>> sorted(schema()["messages"])
    ['from_player', 'from_server']
    """
    (to_client, to_server), definitions = msgspec.json.schema_components(
        [FromServer, FromPlayer], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages on a Rivalry socket",
        "messages": {"from_server": to_client, "from_player": to_server},
        "refusals": REFUSALS,
        "closes": {str(code): words for code, words in CLOSES.items()},
        "$defs": definitions,
    }
