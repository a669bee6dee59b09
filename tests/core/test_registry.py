"""The registry: games by name, loaded when first asked for."""

import sys
from collections.abc import Iterator

import pytest

import rivalry
from rivalry.core import registry
from rivalry.core.decision import BadOption
from rivalry.core.manifest import Manifest


@pytest.fixture
def registered() -> Iterator[None]:
    """A game of somebody else, for the time of one test."""
    registry.register(Manifest("aaa-game", rules="toy"))
    yield
    registry.forget("aaa-game")


def test_lost_cities_is_known() -> None:
    assert "lost-cities" in rivalry.games()
    assert rivalry.game("lost-cities").title == "Lost Cities"


def test_every_known_game_loads_under_its_own_name() -> None:
    for name in rivalry.games():
        assert rivalry.game(name).name == name


def test_names_are_in_order(registered: None) -> None:
    assert registry.names() == sorted(registry.names())
    assert registry.names()[0] == "aaa-game"


def test_anybody_can_register_a_game(registered: None) -> None:
    import toy

    assert rivalry.game("aaa-game") is toy
    assert rivalry.new("aaa-game", seed=1).log.game == toy.name


def test_registering_loads_nothing() -> None:
    registry.register(Manifest("never-loaded", rules="tests_no_such_module"))
    try:
        assert "never-loaded" in registry.names()
        assert "tests_no_such_module" not in sys.modules
        with pytest.raises(ModuleNotFoundError):
            registry.load("never-loaded")
    finally:
        registry.forget("never-loaded")


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption) as error:
        registry.load("chess")
    assert str(error.value) == f"no game chess; games: {', '.join(rivalry.games())}"
    with pytest.raises(BadOption, match="no game chess"):
        rivalry.new("chess")
