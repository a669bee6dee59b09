"""Logs: written and read as JSON and as text; what is wrong is refused with its line."""

import json
from collections.abc import Callable

import pytest
import toy
from hypothesis import given
from hypothesis import strategies as st

import rivalry
from rivalry.core.contract import dump
from rivalry.core.log import BadLog, GameLog
from rivalry.core.match import replay

FORMS: list[Callable[[GameLog], str]] = [GameLog.json, GameLog.text]
both_forms = pytest.mark.parametrize("write", FORMS, ids=["json", "text"])


def played(answers: int = 30, **options: object) -> rivalry.Match:
    """A match after so many answers of players."""
    match = rivalry.new("lost-cities", seed=7, starter=0, **options)
    for n in range(answers):
        assert match.decision is not None
        options_now = match.decision.options
        match.answer(options_now[n % len(options_now)])
    return match


def line_with(text: str, words: str) -> int:
    """The line of a text that holds these words, which stand there once."""
    [line] = [n for n, line in enumerate(text.split("\n"), 1) if words in line]
    return line


def refused(text: str) -> BadLog:
    with pytest.raises(BadLog) as error:
        rivalry.replay(text)
    return error.value


# Writing and reading


@both_forms
def test_a_log_reads_back_as_it_was_written(write: Callable[[GameLog], str]) -> None:
    log = played(rounds=2).log
    assert GameLog.read(write(log)) == log


@both_forms
@pytest.mark.parametrize("seed", [None, "", "7", "a b", " x ", '"quoted"', "two\nlines", "ü\u2028"])
def test_any_seed_survives(write: Callable[[GameLog], str], seed: str | None) -> None:
    log = GameLog("lost-cities", 1, {}, ["shuffle 0x7"], seed)
    assert GameLog.read(write(log)) == log


@both_forms
@given(
    seed=st.none() | st.text(max_size=8),
    options=st.dictionaries(
        st.text("abc_", min_size=1, max_size=3),
        st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.lists(st.integers()),
        max_size=4,
    ),
    answers=st.lists(st.text("ab 0-", min_size=1, max_size=8), max_size=6),
)
def test_whatever_is_in_a_log_survives(
    write: Callable[[GameLog], str],
    seed: str | None,
    options: dict[str, object],
    answers: list[str],
) -> None:
    log = GameLog("some-game", 3, options, answers, seed)
    assert GameLog.read(write(log)) == log


def test_the_text_form_is_for_people() -> None:
    log = GameLog("lost-cities", 1, {"rounds": 1}, ["shuffle 0x7", "play red 7"], "7")
    assert log.text() == (
        "rivalry 1\ngame lost-cities\nversion 1\noption rounds 1\nseed 7\n\n"
        "shuffle 0x7\nplay red 7\n"
    )


def test_the_json_form_is_json_with_one_answer_a_line() -> None:
    log = GameLog("lost-cities", 1, {"rounds": 1}, ["shuffle 0x7", "play red 7"], "7")
    assert json.loads(log.json()) == {
        "rivalry": 1,
        "game": "lost-cities",
        "version": 1,
        "options": {"rounds": 1},
        "seed": "7",
        "answers": ["shuffle 0x7", "play red 7"],
    }
    assert '\n"shuffle 0x7",\n"play red 7"\n' in log.json()


def test_a_log_without_answers_is_a_log() -> None:
    log = GameLog("lost-cities", 1, {})
    assert GameLog.read(log.json()) == log == GameLog.read(log.text())


def test_json_laid_out_otherwise_reads_the_same() -> None:
    log = played().log
    data = json.loads(log.json())
    assert GameLog.read(json.dumps(data)) == log
    assert GameLog.read("\n\n  " + json.dumps(data, indent=4, sort_keys=True)) == log


def test_text_with_windows_line_ends_and_empty_lines_between_answers_reads_the_same() -> None:
    log = played().log
    assert GameLog.read(log.text().replace("\n", "\r\n")) == log
    head, _, answers = log.text().partition("\n\n")
    assert GameLog.read(head + "\n\n" + answers.replace("\n", "\n\n")) == log


@both_forms
def test_a_replayed_log_is_the_same_match(write: Callable[[GameLog], str]) -> None:
    match = played()
    again = rivalry.replay(write(match.log))
    assert dump(again.state) == dump(match.state) and again.log == match.log


# Cut off


def test_json_cut_off_anywhere_is_refused_with_the_line_of_the_cut() -> None:
    text = played(6).log.json()
    whole = len(text.rstrip())
    for cut in range(1, whole):
        error = refused(text[:cut])
        assert error.line in (text[:cut].count("\n") + 1, text[:cut].rstrip().count("\n") + 1), (
            f"cut to {text[:cut]!r}: {error}"
        )
    assert rivalry.replay(text[:whole]).log.answers


def test_text_cut_off_in_its_head_is_refused_with_the_last_line() -> None:
    text = played(6).log.text()
    head = text.index("\n\n") + 1
    for cut in range(1, head + 1):
        error = refused(text[:cut])
        last = len(text[:cut].splitlines())
        assert error.line == (1 if last == 1 else last), f"cut to {text[:cut]!r}: {error}"


def test_text_cut_off_inside_an_answer_is_refused_with_the_last_line() -> None:
    text = played(6).log.text()
    for cut in range(text.index("\n\n") + 2, len(text)):
        if text[cut - 1] != "\n":
            error = refused(text[:cut])
            assert error.line == len(text[:cut].splitlines()), f"cut to {text[:cut]!r}: {error}"


def test_text_cut_off_between_two_answers_is_the_shorter_match() -> None:
    match = played(6)
    lines = match.log.text().splitlines(keepends=True)
    shorter = rivalry.replay("".join(lines[:-2]))
    assert shorter.log.answers == match.log.answers[:-2]


@pytest.mark.parametrize("text", ["", "\n", "   ", "\n\n\n"])
def test_an_empty_file_is_no_log(text: str) -> None:
    assert refused(text).line == 1


# Foreign


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("hello", 1),
        ("hello\n\nworld\n", 1),
        ("[1, 2]", 1),
        ("{}", 1),
        ('{"a": 1}', 1),
        ("{not json}", 1),
        ('[Event "F/S Return Match"]\n\n1. e4 e5\n', 1),
    ],
)
def test_a_foreign_file_is_refused(text: str, line: int) -> None:
    assert refused(text).line == line


@pytest.mark.parametrize("found", ["2", "0", "-1", '"1"', "true", "1.0", "null", "[1]"])
def test_json_of_another_format_is_refused(found: str) -> None:
    text = played(3).log.json().replace('"rivalry": 1', f'"rivalry": {found}')
    error = refused(text)
    assert error.line == line_with(text, '"rivalry"') == 2
    assert "this program reads format 1" in str(error)


@pytest.mark.parametrize("found", ["2", "", "one", "1.0", "-1", "²"])
def test_text_of_another_format_is_refused(found: str) -> None:
    error = refused(played(3).log.text().replace("rivalry 1", f"rivalry {found}", 1))
    assert error.line == 1 and "this program reads format 1" in str(error)


@both_forms
def test_a_log_of_another_rules_version_is_refused(write: Callable[[GameLog], str]) -> None:
    log = played(3).log
    log.version = 99
    text = write(log)
    error = refused(text)
    assert error.line == line_with(text, "99")
    assert "played by version 99 of the rules of lost-cities" in str(error)


@both_forms
def test_the_line_of_the_version_is_found_even_if_other_lines_speak_of_versions(
    write: Callable[[GameLog], str],
) -> None:
    log = GameLog("conversion-options", 99, {}, [], "version")
    text = write(log)
    with pytest.raises(BadLog) as error:
        replay(toy, GameLog.read(text), "x", text)
    assert error.value.line == line_with(text, "99")


@both_forms
def test_a_log_of_an_unknown_game_is_refused(write: Callable[[GameLog], str]) -> None:
    log = played(3).log
    log.game = "chess"
    text = write(log)
    error = refused(text)
    assert error.line == line_with(text, "chess") and "no game chess; games: " in str(error)


def test_a_log_that_never_was_a_text_is_refused_with_the_line_it_has_as_json() -> None:
    log = played(3).log
    log.game = "chess"
    with pytest.raises(BadLog) as error:
        rivalry.replay(log)
    assert error.value.line == line_with(log.json(), "chess")


@both_forms
@pytest.mark.parametrize(
    ("name", "value"), [("rounds", 10), ("colours", 7), ("stall_cap", "x"), ("cards", 3)]
)
def test_a_log_with_an_option_that_is_not_allowed_is_refused(
    write: Callable[[GameLog], str], name: str, value: object
) -> None:
    log = played(3).log
    log.options[name] = value
    text = write(log)
    error = refused(text)
    assert error.line == line_with(text, f"option {name} " if write is GameLog.text else name)
    assert name in str(error)


def test_the_line_of_a_wrong_option_is_found_in_json_laid_out_one_option_a_line() -> None:
    log = played(3).log
    log.options["colours"] = 7
    text = json.dumps(json.loads(log.json()), indent=1)
    assert refused(text).line == line_with(text, '"colours"')


# Wrong parts


@pytest.mark.parametrize(
    ("was", "becomes", "where"),
    [
        ('"game": "lost-cities"', '"game": 3', '"game"'),
        ('"version": 1', '"version": "1"', '"version"'),
        ('"version": 1', '"version": true', '"version"'),
        ('"seed": "7"', '"seed": 7', '"seed"'),
        ('"seed": "7"', '"seeds": "7"', '"seeds"'),
        ('"answers": [', '"answers": 3, "x": [', '"x"'),
    ],
)
def test_a_wrong_field_of_json_is_refused_with_its_line(was: str, becomes: str, where: str) -> None:
    text = played(3).log.json()
    assert was in text
    text = text.replace(was, becomes)
    assert refused(text).line == line_with(text, where)


@pytest.mark.parametrize("key", ["game", "version", "options", "answers"])
def test_a_missing_field_of_json_is_refused(key: str) -> None:
    data = json.loads(played(3).log.json())
    del data[key]
    error = refused(json.dumps(data, indent=1))
    assert error.line == 1 and f"the field {key} is missing" in str(error)


def test_options_and_answers_of_another_kind_are_refused() -> None:
    data = json.loads(played(3).log.json())
    text = json.dumps({**data, "options": [1]}, indent=1)
    assert refused(text).line == line_with(text, '"options"')
    text = json.dumps({**data, "answers": {"0": "x"}}, indent=1)
    assert refused(text).line == line_with(text, '"answers"')


def test_an_answer_that_is_no_text_is_refused_with_its_own_line() -> None:
    data = json.loads(played(6).log.json())
    data["answers"][4] = 987654
    text = json.dumps(data, indent=1)
    assert refused(text).line == line_with(text, "987654")


@pytest.mark.parametrize(
    ("was", "becomes"),
    [
        ("version 1", "version one"),
        ("version 1", "version ²"),
        ("option rounds 3", "option rounds three"),
        ("option rounds 3", "option rounds"),
        ("seed 7", 'seed "7'),
        ("seed 7", "sead 7"),
        ("game lost-cities", "play lost-cities"),
    ],
)
def test_a_wrong_line_in_the_head_of_a_text_is_refused(was: str, becomes: str) -> None:
    text = played(3).log.text()
    line = line_with(text, was)
    lines = text.split("\n")
    lines[line - 1] = becomes
    assert refused("\n".join(lines)).line == line


@pytest.mark.parametrize("missing", ["game lost-cities\n", "version 1\n"])
def test_a_text_that_names_no_game_or_version_is_refused(missing: str) -> None:
    text = played(3).log.text().replace(missing, "", 1)
    error = refused(text)
    assert error.line == text.split("\n").index("") + 1
    assert "names no game or no version" in str(error)


# Illegal answers


@both_forms
@pytest.mark.parametrize("n", [0, 1, 2, 15, 30])
@pytest.mark.parametrize("bad", ["play red 11", "jump", "start 0", "draw purple"])
def test_an_illegal_answer_in_the_middle_is_refused_with_its_line(
    write: Callable[[GameLog], str], n: int, bad: str
) -> None:
    log = played(30).log
    log.answers[n] = bad
    text = write(log)
    error = refused(text)
    assert error.line == line_with(text, bad)
    assert f"answer {n + 1} ({bad})" in str(error)


def test_the_first_of_two_illegal_answers_is_named() -> None:
    log = played(30).log
    log.answers[12] = log.answers[20] = "draw purple"
    assert refused(log.text()).line == log.text().split("\n").index("draw purple") + 1


def test_the_line_is_right_with_empty_lines_between_the_answers() -> None:
    log = played(30).log
    log.answers[20] = "draw purple"
    head, _, answers = log.text().partition("\n\n")
    text = head + "\n\n\n" + answers.replace("\n", "\n\n")
    assert refused(text).line == line_with(text, "draw purple")


def test_the_line_is_right_with_several_answers_on_one_line_of_json() -> None:
    log = played(30).log
    log.answers[20] = "draw purple"
    text = json.dumps(json.loads(log.json()))
    assert refused(text).line == 1
    text = text.replace('"draw purple"', '\n"draw purple"')
    assert refused(text).line == 2


@both_forms
def test_an_answer_after_the_end_is_refused(write: Callable[[GameLog], str]) -> None:
    match = rivalry.new("lost-cities", seed=7, rounds=1)
    while match.decision:
        match.answer(match.decision.options[0])
    match.log.answers.append("draw blue")
    text = write(match.log)
    error = refused(text)
    assert "after the end of the game" in str(error)
    lines = text.split("\n")
    assert error.line == max(n for n, line in enumerate(lines, 1) if "draw blue" in line)


@both_forms
def test_answers_out_of_order_are_refused(write: Callable[[GameLog], str]) -> None:
    log = played(30).log
    log.answers[10], log.answers[11] = log.answers[11], log.answers[10]
    error = refused(write(log))
    first = 8 if write is GameLog.json else len(log.options) + 6
    assert error.line == first + 10


def test_the_error_says_line_and_reason() -> None:
    error = BadLog(12, "no such thing")
    assert str(error) == "line 12: no such thing" and error.line == 12
    assert isinstance(error, ValueError)
