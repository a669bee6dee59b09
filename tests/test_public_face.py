"""The public face: its manual is there, compiled or not, and its border is strict."""

import importlib
import inspect
import pydoc
from typing import Any

import pytest

import rivalry
from rivalry.core.option import Option
from rivalry.core.registry import load

CLASSES = [
    thing
    for name in rivalry.__all__
    if inspect.isclass(thing := getattr(rivalry, name)) and thing.__module__.startswith("rivalry")
]


def by_name(thing: Any) -> str:
    return str(thing.__name__)


# The manual


@pytest.mark.parametrize("thing", CLASSES, ids=by_name)
def test_every_public_class_has_its_manual(thing: type) -> None:
    assert thing.__doc__ and thing.__doc__.strip(), f"help({thing.__name__}) is empty"


@pytest.mark.parametrize("thing", [rivalry.Match, rivalry.GameLog, rivalry.Game, rivalry.State])
def test_every_public_method_has_its_manual_and_its_signature(thing: type) -> None:
    methods = [
        getattr(thing, name)
        for name, member in vars(thing).items()
        if not name.startswith("_") and (callable(member) or isinstance(member, property))
    ]
    assert methods
    for method in methods:
        assert inspect.getdoc(method), f"{method} of {thing.__name__} has no manual"
        if inspect.isroutine(method):
            assert str(inspect.signature(method)) != "(*args, **kwargs)"


def test_help_shows_what_a_match_can_do() -> None:
    text = pydoc.plain(pydoc.render_doc(rivalry.Match))
    for words in (
        "One game being played.",
        "answer(self, action: ",
        "Answer the decision; with `seat`, only if that seat is asked.",
        "All that the seat, or a spectator, may know.",
    ):
        assert words in text
    assert "Decision(player" in pydoc.plain(pydoc.render_doc(rivalry.Decision))


def test_the_package_of_the_games_can_be_called_and_imported() -> None:
    import rivalry.games.lost_cities as lost_cities

    assert "lost-cities" in rivalry.games()
    assert lost_cities.title == "Lost Cities"
    assert importlib.import_module("rivalry.games") is rivalry.games  # type: ignore[comparison-overlap]
    assert rivalry.games.lost_cities is lost_cities  # type: ignore[attr-defined]


# What can be pasted back


@pytest.mark.parametrize("game", rivalry.games())
def test_matches_logs_decisions_and_options_can_be_pasted_back(game: str) -> None:
    match = rivalry.new(game, seed=7)
    names = {**vars(rivalry), "Option": Option}
    for n in range(12):
        assert match.decision is not None
        assert eval(repr(match.decision), names) == match.decision
        match.answer(match.decision.options[n % len(match.decision.options)])
    assert eval(repr(match.log), names) == match.log
    again = eval(repr(match), names)
    assert again.log == match.log and again.view(0) == match.view(0)
    options = list(load(game).options())
    assert eval(repr(options), names) == options


# The border

JUNK: list[Any] = [None, "draw deck", [], {}, 1.0, True, float("nan"), (1.0,), ("no such",)]
JUNK += [-5, 10**30, b"end", object()]


@pytest.mark.parametrize("game", rivalry.games())
def test_what_is_not_offered_raises_an_action_error_and_changes_nothing(game: str) -> None:
    match = rivalry.new(game, seed=7)
    for n in range(20):
        before = match.view(0), match.view(1), match.log.answers[:]
        for junk in JUNK:
            with pytest.raises(rivalry.ActionError):
                match.answer(junk)
        assert (match.view(0), match.view(1), match.log.answers) == before
        assert match.decision is not None
        match.answer(match.decision.options[n % len(match.decision.options)])


@pytest.mark.parametrize("game", rivalry.games())
def test_a_seat_that_does_not_exist_is_refused_with_one_clear_error(game: str) -> None:
    match = rivalry.new(game, seed=7)
    assert match.decision is not None
    for seat in (-1, 2, 7, True, 0.0, "0"):
        with pytest.raises(rivalry.NoSuchSeat) as of_view:
            match.view(seat)  # type: ignore[arg-type]
        with pytest.raises(rivalry.NoSuchSeat) as of_answer:
            match.answer(match.decision.options[0], seat)  # type: ignore[arg-type]
        assert str(of_view.value) == str(of_answer.value)
        assert str(of_view.value) == f"there is no seat {seat!r}; seats: 0, 1"
    assert match.view() == match.view(None)


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    match = rivalry.new("lost-cities", seed=7, starter=0)
    assert match.decision is not None
    with pytest.raises(rivalry.NotYourDecision, match="seat 0 is asked, not seat 1"):
        match.answer(match.decision.options[0], 1)


@pytest.mark.parametrize(
    ("game", "wrong"), [("lost-cities", "draw deck"), ("catan-rivals", "build road left")]
)
def test_an_illegal_action_says_what_was_allowed(game: str, wrong: str) -> None:
    match = rivalry.new(game, seed=7, starter=0)
    assert match.decision is not None
    allowed = ", ".join(match.text(option) for option in match.decision.options)
    for refuse in (match.answer, match.state.apply):
        with pytest.raises(rivalry.IllegalAction) as error:
            refuse(match.parse(wrong))
        assert str(error.value) == f"{wrong!r} is not allowed; allowed: {allowed}"
