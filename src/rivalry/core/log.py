"""The log of a game: which game, which rules, which options, and every answer in order.

A log is the save file, the replay, the bug report and the regression test. It is written as JSON
(one answer per line) or as plain text, and both read back to the same log.
"""

import json
import re
from dataclasses import dataclass, field
from typing import Any, Final

FORMAT: Final = 1


class BadLog(ValueError):
    """A log that cannot be used: says which line is wrong and why."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}")
        self.line = line


@dataclass
class GameLog:
    """Everything needed to rebuild a game.

    >>> log = GameLog("lost-cities", 1, {"rounds": 1}, ["shuffle 0x7", "play red 7"])
    >>> GameLog.read(log.json()) == log == GameLog.read(log.text())
    True
    """

    game: str
    version: int
    options: dict[str, Any]
    answers: list[str] = field(default_factory=list)
    seed: str | None = None
    """The seed chance drew its answers from, where it is known."""

    def json(self) -> str:
        """The log as JSON with one answer per line."""
        head = {
            "rivalry": FORMAT,
            "game": self.game,
            "version": self.version,
            "options": self.options,
            "seed": self.seed,
        }
        lines = [f"{json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
        answers = ",\n".join(json.dumps(answer) for answer in self.answers)
        return "{\n" + "\n".join(lines) + '\n"answers": [\n' + answers + "\n]\n}\n"

    def text(self) -> str:
        """The log as plain text: a head, an empty line, then one answer per line."""
        lines = [f"rivalry {FORMAT}", f"game {self.game}", f"version {self.version}"]
        lines += [f"option {name} {json.dumps(value)}" for name, value in self.options.items()]
        if self.seed is not None:
            plain = self.seed.isprintable() and not self.seed.startswith('"')
            lines.append(f"seed {self.seed if plain else json.dumps(self.seed)}")
        return "\n".join([*lines, "", *self.answers]) + "\n"

    @staticmethod
    def read(text: str) -> "GameLog":
        """The log written as JSON or text; `BadLog` names the first line that is wrong."""
        if _is_json(text):
            return _read_json(text)
        return _read_text(text)

    def line_of(self, n: int, text: str) -> int:
        """The line that holds answer `n` in `text`, which this log was read from."""
        if _is_json(text):
            starts = _answer_starts(text)
            return _line_at(text, starts[n]) if n < len(starts) else text.count("\n") + 1
        lines = text.splitlines()
        head = lines.index("") if "" in lines else len(lines)
        filled = [i for i in range(head, len(lines)) if lines[i]]
        return filled[n] + 1 if n < len(filled) else max(len(lines), 1)


def line_of_field(key: str, text: str, option: str | None = None) -> int:
    """The line of a log's text that gives its game, its version, its options or one option."""
    if _is_json(text):
        start = 0 if option is None else max(text.find('"options"'), 0)
        found = re.compile(re.escape(json.dumps(option or key)) + r"\s*:").search(text, start)
        return 1 if found is None else _line_at(text, found.start())
    wanted = f"{key} " if option is None else f"{key} {option} "
    for n, line in enumerate(text.splitlines(), 1):
        if line.startswith(wanted):
            return n
    return 1


def _is_json(text: str) -> bool:
    return text.lstrip().startswith("{")


def _line_at(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


def _answer_starts(text: str) -> list[int]:
    """Where each answer starts in a JSON log."""
    found = re.search(r'"answers"\s*:\s*\[', text)
    starts: list[int] = []
    at = len(text) if found is None else found.end()
    decoder = json.JSONDecoder()
    while True:
        while at < len(text) and text[at] in " \t\r\n,":
            at += 1
        if at >= len(text) or text[at] == "]":
            return starts
        starts.append(at)
        at = decoder.raw_decode(text, at)[1]


def _read_json(text: str) -> GameLog:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadLog(error.lineno, f"not JSON, or cut off ({error.msg})") from None

    def wrong(key: str, what: str) -> BadLog:
        return BadLog(line_of_field(key, text), what)

    if not isinstance(data, dict) or "rivalry" not in data:
        raise BadLog(1, "not a log of this program (no field rivalry)")
    _check_format(data["rivalry"], wrong("rivalry", "").line)
    known = {"rivalry", "game", "version", "options", "seed", "answers"}
    for key in data:
        if key not in known:
            raise wrong(key, f"unknown field {key}")
    for key in ("game", "version", "options", "answers"):
        if key not in data:
            raise BadLog(1, f"the field {key} is missing")
    if not isinstance(data["game"], str):
        raise wrong("game", "the game is not a name")
    if type(data["version"]) is not int:
        raise wrong("version", "the version is not a number")
    if not isinstance(data["options"], dict):
        raise wrong("options", "the options are not an object")
    if not isinstance(data.get("seed"), str | None):
        raise wrong("seed", "the seed is not text")
    answers = data["answers"]
    if not isinstance(answers, list):
        raise wrong("answers", "the answers are not a list")
    for n, answer in enumerate(answers):
        if not isinstance(answer, str):
            at = _answer_starts(text)[n]
            raise BadLog(_line_at(text, at), f"answer {n + 1} is not text")
    return GameLog(data["game"], data["version"], data["options"], answers, data.get("seed"))


def _read_text(text: str) -> GameLog:
    lines = text.splitlines()
    if lines and "" not in lines and lines[0].startswith("rivalry "):
        raise BadLog(len(lines), "the head of the log is cut off (no empty line after it)")
    game: str | None = None
    version: int | None = None
    seed: str | None = None
    options: dict[str, Any] = {}
    n = 0
    for n, line in enumerate(lines, 1):
        if not line:
            break
        key, _, rest = line.partition(" ")
        if n == 1:
            if key != "rivalry":
                raise BadLog(1, "not a log of this program (logs start with rivalry and a number)")
            _check_format(int(rest) if rest.isdecimal() else rest, 1)
        elif key == "game":
            game = rest
        elif key == "version" and rest.isdecimal():
            version = int(rest)
        elif key == "seed":
            seed = _seed(rest, n)
        elif key == "option":
            name, _, value = rest.partition(" ")
            try:
                options[name] = json.loads(value)
            except json.JSONDecodeError:
                raise BadLog(n, f"the value of option {name} cannot be read") from None
        else:
            raise BadLog(n, f"{line!r} is not a line of a log's head")
    if game is None or version is None:
        raise BadLog(max(n, 1), "the head of the log names no game or no version")
    if not text.endswith("\n"):
        raise BadLog(len(lines), "the last line is cut off (a log ends with a newline)")
    return GameLog(game, version, options, [line for line in lines[n:] if line], seed)


def _seed(words: str, line: int) -> str:
    """A seed is written as it is, or as a JSON string if it has unprintable characters."""
    if not words.startswith('"'):
        return words
    try:
        return str(json.loads(words))
    except json.JSONDecodeError:
        raise BadLog(line, "the seed cannot be read") from None


def _check_format(found: object, line: int) -> None:
    if type(found) is not int or found != FORMAT:
        raise BadLog(line, f"log format {found!r}; this program reads format {FORMAT}")
