"""A fifth game, installed as a package: found, loaded when it is needed, and under contract."""

import subprocess
import sys
from pathlib import Path

import pytest

import high_card_site
import rivalry
from rivalry import discovery
from rivalry.core import registry
from rivalry.core.contract import check_game, check_swaps_matter, fingerprint
from rivalry.core.manifest import BadManifest, Manifest, read, resolve


def test_an_installed_game_is_known_by_name(fifth: str) -> None:
    assert fifth in rivalry.games()
    assert rivalry.game(fifth).title == "High Card"


def test_another_process_finds_it_too_and_loads_nothing_of_it(fifth: str) -> None:
    code = (
        "import sys, rivalry; from rivalry.bots import bot; print(rivalry.games(), "
        "bot.names('high-card'), [name for name in sys.modules if 'high_card' in name])"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "'high-card'" in out.stdout and "'daring'] []" in out.stdout


def test_without_the_package_it_is_not_there() -> None:
    assert high_card_site.NAME not in rivalry.games()


@pytest.mark.parametrize("seed", range(30))
def test_it_keeps_the_contract(fifth: str, seed: int) -> None:
    game = rivalry.game(fifth)
    assert check_game(game, seed, bound=20) == 9
    assert check_game(game, seed, bound=20, rounds=1, prize=5) == 3


def test_its_leak_test_is_no_empty_one(fifth: str) -> None:
    check_swaps_matter(rivalry.game(fifth), range(3))


def test_it_is_the_same_in_every_run(fifth: str) -> None:
    game = rivalry.game(fifth)
    assert fingerprint(game, 1) == fingerprint(game, 1) != fingerprint(game, 2)


@pytest.mark.parametrize(
    ("answers", "scores"),
    [
        (["fold", "hold"], [0, 1]),
        (["hold", "fold"], [1, 0]),
        (["fold", "fold"], [1, 1]),
    ],
)
def test_who_folds_gives_the_other_a_point(
    fifth: str, answers: list[str], scores: list[int]
) -> None:
    match = rivalry.new(fifth, seed=7, rounds=1)
    for words in answers:
        match.answer(match.parse(words))
    assert match.scores() == scores and match.decision is None


def test_the_higher_card_of_two_that_hold_earns_the_prize(fifth: str) -> None:
    match = rivalry.new(fifth, seed=7, rounds=1, prize=3)
    cards = [match.view(seat)["card"] for seat in (0, 1)]
    for _ in cards:
        match.answer(match.parse("hold"))
    assert match.scores() == ([3, 0] if cards[0] > cards[1] else [0, 3])
    assert match.winners() == [cards.index(max(cards))]
    assert rivalry.replay(match.log).scores() == match.scores()


def test_an_answer_that_ends_a_deal_cannot_be_undone(fifth: str) -> None:
    match = rivalry.new(fifth, seed=7)
    match.answer(match.parse("hold"))
    assert match.can_undo(0)
    match.answer(match.parse("hold"))
    assert not match.can_undo(1)


# Manifests


def test_every_module_and_file_that_a_manifest_names_is_there(fifth: str) -> None:
    from rivalry.bots import weights

    for name in rivalry.games():
        brought = registry.manifest(name)
        named = [brought.rules, brought.knowledge, brought.reasons, brought.board]
        named += [brought.observations, *brought.bots.values(), *brought.yardsticks.values()]
        assert all(resolve(where) is not None for where in named if where)
        assert weights.load(name)["strong"]
        assert rivalry.game(name).name == name
        for options in brought.samples:
            assert rivalry.game(name).new(**options).decision


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("name =", "Invalid value"),
        ('name = "x"', "the key rules is missing"),
        ('rules = "x"', "the key name is missing"),
        ('name = "x"\nrules = "x"\nterminal = "x"', "no key terminal; keys: name, rules"),
        ('name = "x"\nrules = 1', "rules is not a string"),
        ('name = "x"\nrules = "x"\nbots = "x"', "bots is not a table"),
        ('name = "x"\nrules = "x"\nsamples = {}', "samples is not a list"),
        ('name = "x"\nrules = "x"\njudging = "1"', "judging is not a number with a decimal point"),
    ],
)
def test_a_wrong_manifest_says_what_is_wrong(text: str, problem: str) -> None:
    with pytest.raises(BadManifest, match=problem):
        read(text)


@pytest.mark.parametrize(
    ("point", "manifest", "problem"),
    [
        ("broken = nowhere_at_all", None, "there is no package nowhere_at_all"),
        ("broken = half_a_game", 'name = "broken"', "the key rules is missing"),
        ("broken = half_a_game", 'name = "x"\nrules = "x"', "its manifest is for the game x"),
        ("broken = half_a_game", None, "No such file"),
    ],
)
def test_a_package_that_is_broken_is_left_out_with_a_warning(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    point: str,
    manifest: str | None,
    problem: str,
) -> None:
    info = tmp_path / "broken-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[rivalry.games]\n{point}\n")
    package = tmp_path / "half_a_game"
    package.mkdir()
    (package / "__init__.py").write_text("")
    if manifest is not None:
        (package / "manifest.toml").write_text(manifest)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.warns(UserWarning, match=f"the game broken cannot be used: .*{problem}"):
        assert list(discovery.installed()) == []


def test_a_game_of_ours_cannot_be_replaced_by_one_that_is_installed() -> None:
    ours = registry.manifest("lost-cities")
    registry.look_in(lambda: [Manifest("lost-cities", rules="somebody_elses")])
    assert "lost-cities" in registry.names()
    assert registry.manifest("lost-cities") is ours
