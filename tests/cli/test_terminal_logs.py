"""Looking at saved games, checking them, and what the other commands say."""

import re
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest
from terminal_command import Command

import rivalry
from rivalry import files, native
from rivalry.bots import bot as bots
from rivalry.core import registry
from rivalry.core.chance import lot
from rivalry.core.match import Match


def finished(name: str = "lost-cities", **options: object) -> Match:
    match = rivalry.new(name, seed=7, **options)
    players = [bots.make(name, "random", seat) for seat in range(len(match.scores()))]
    while match.decision:
        seat = match.decision.player
        match.answer(players[seat].choose(match.view(seat), match.decision, bots.Budget()))
    return match


def test_replay_tells_every_answer_and_the_result(command: Command) -> None:
    match = finished(rounds=1)
    files.save(Path("g.json"), match.log)
    end = command("replay", "g.json")
    assert end.code == 0
    told = re.findall(r"^\d+\. seat \d: (.*)$", end.out, re.MULTILINE)
    answers = [a for a in match.log.answers if not a.startswith(("shuffle", "start"))]
    *told, last = ", ".join(told).split(", ", len(answers) - 1)
    assert [*told, last.partition(" (")[0]] == answers
    assert "(the round ends with the last card: " in last
    assert "wins" in end.out and "seat 0 holds:" in end.out and "seat 1 holds:" in end.out
    assert "less 20 is" in end.out


def test_replay_from_a_seat_shows_that_hand_only(command: Command) -> None:
    files.save(Path("g.json"), finished(rounds=1).log)
    end = command("replay", "g.json", "--seat", "1")
    assert "Your hand:" in end.out and "holds:" not in end.out and "shuffle 0x" not in end.out


def test_replay_stops_after_the_answer_asked_for(command: Command) -> None:
    match = finished(rounds=1)
    files.save(Path("g.json"), match.log)
    end = command("replay", "g.json", "--to", "5")
    assert "5. seat" in end.out and "6. seat" not in end.out and "wins" not in end.out
    assert match.log.answers[4] in end.out
    whole = command("replay", "g.json", "--to", "100000")
    assert whole.out == command("replay", "g.json").out
    assert command("replay", "g.json", "--to", "0").code == 0


def test_replay_step_by_step_waits_after_each_turn(command: Command) -> None:
    files.save(Path("g.json"), finished(rounds=1).log)
    end = command("replay", "g.json", "--step", typed="\n\n\n")
    assert end.code == 0 and end.out.count("Press Enter to go on.") == 4
    assert "wins" not in end.out


@pytest.mark.parametrize("game", rivalry.games())
def test_every_game_can_be_replayed_and_verified(command: Command, game: str) -> None:
    short = {"lost-cities": {"rounds": 2}, "lost-cities-board": {"expeditions": 1}}
    files.save(Path("g.json"), finished(game, **short.get(game, {})).log)
    assert "wins" in command("replay", "g.json").out
    end = command("verify", "g.json")
    assert end.code == 0 and "Every shuffle and roll is what the seed gives." in end.out


def test_verify_says_the_result(command: Command) -> None:
    match = finished(rounds=1)
    files.save(Path("g.json"), match.log)
    end = command("verify", "g.json")
    one, two = match.scores()
    assert f"all {len(match.log.answers)} answers are legal" in end.out
    assert f"seat 0 {one}, seat 1 {two}; won by seat {match.winners()[0]}" in end.out


def test_verify_reads_the_text_form_and_unfinished_games(command: Command) -> None:
    Path("g.txt").write_text(rivalry.new("lost-cities", seed=7).log.text())
    end = command("verify", "g.txt")
    assert end.code == 0 and "Not finished" in end.out


def test_verify_finds_a_deal_that_is_not_the_seeds(command: Command) -> None:
    log = rivalry.new("lost-cities", seed=7).log
    Path("g.json").write_text(re.sub(r"shuffle 0x\w+", "shuffle 0x123", log.json()))
    end = command("verify", "g.json")
    assert end.code == 1 and end.out == ""
    assert "answer 2 (shuffle 0x123) is not what the seed gives" in end.complaint


def test_verify_says_when_there_is_no_seed_to_check_by(command: Command) -> None:
    log = rivalry.new("lost-cities", seed=7).log
    log.seed = None
    files.save(Path("g.json"), log)
    end = command("verify", "g.json")
    assert end.code == 0 and "The log has no seed" in end.out


def test_verify_checks_the_commitment_that_was_shown_before_the_deal(command: Command) -> None:
    log = rivalry.new("lost-cities", seed=7).log
    files.save(Path("g.json"), log)
    promise = sha256(b"7").hexdigest()
    end = command("verify", "g.json", "--commitment", promise.upper())
    assert end.code == 0 and "The seed is the one that was promised before the deal." in end.out
    end = command("verify", "g.json", "--commitment", sha256(b"8").hexdigest())
    assert end.code == 1 and end.out == ""
    assert end.complaint == "rivalry: g.json: the seed is not the one that was promised\n"
    log.seed = None
    files.save(Path("g.json"), log)
    end = command("verify", "g.json", "--commitment", promise)
    assert end.code == 1 and "no seed, so no commitment can be checked" in end.complaint


def test_verify_checks_the_sets_that_were_drawn_by_lot(command: Command) -> None:
    [sets] = [one for one in rivalry.game("catan-rivals").options() if one.name == "sets"]
    drawn = lot("7", "sets", *sets.several())
    files.save(Path("g.json"), rivalry.new("catan-rivals", seed=7, mode="duel", sets=drawn).log)
    end = command("verify", "g.json", "--lot", "sets")
    assert end.code == 0 and "Drawn by lot from the seed: sets." in end.out
    log = rivalry.new("catan-rivals", seed=7, mode="duel", sets=drawn[::-1]).log
    files.save(Path("g.json"), log)
    end = command("verify", "g.json", "--lot", "sets")
    assert end.code == 1 and "option sets is not what the seed draws" in end.complaint
    log.seed = None
    files.save(Path("g.json"), log)
    end = command("verify", "g.json", "--lot", "sets")
    assert end.code == 1 and "no seed, so no lot can be checked" in end.complaint


def test_games_lists_names_seats_bots_and_options(command: Command) -> None:
    end = command("games")
    for name in rivalry.games():
        assert f"{name}: {rivalry.game(name).title}, " in end.out
        for option in rivalry.game(name).options():
            listed = f"  {option.name}: {option.meaning}\n" in end.out
            assert listed is not option.hidden
    assert "default 3; allowed: 1 to 9" in end.out


def test_info_says_which_engine_runs(command: Command) -> None:
    engine = "compiled" if native.is_compiled() else "interpreted"
    assert command("info", "--engine").out == f"{engine}\n"
    end = command("info")
    assert f"rivalry {rivalry.__version__}, the engine runs {engine}" in end.out
    assert "lost-cities" in end.out


def test_info_warns_of_stale_modules(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "is_compiled", lambda: True)
    monkeypatch.setattr(native, "stale_modules", lambda: ["core/match.py"])
    assert "warning: compiled from older source, build again: core/match.py" in command("info").out


def test_without_arguments_there_is_help(command: Command) -> None:
    end = command()
    assert end.code == 0 and all(word in end.out for word in ("play", "simulate", "verify"))


def test_a_game_without_a_board_of_its_own_is_still_readable(
    monkeypatch: pytest.MonkeyPatch, command: Command
) -> None:
    without = replace(registry.manifest("lost-cities"), board=None)
    monkeypatch.setitem(registry._manifests, "lost-cities", without)
    end = command("play", "lost-cities", "--seed", "7", "-o", "rounds=1", typed="1\n" * 200)
    assert end.code == 0 and "yellow 2, white wager" in end.out and "wins" in end.out


def test_saving_replaces_the_old_file_or_leaves_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "g.json"
    files.save(path, rivalry.new("lost-cities", seed=7).log)
    before = path.read_bytes()

    def broken(source: object, target: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", broken)
    with pytest.raises(files.FileProblem, match=r"cannot write .*: No space left on device"):
        files.save(path, rivalry.new("lost-cities", seed=8).log)
    assert path.read_bytes() == before and list(tmp_path.iterdir()) == [path]


def test_saving_through_a_link_keeps_the_link(tmp_path: Path) -> None:
    (tmp_path / "link.json").symlink_to(tmp_path / "g.json")
    files.save(tmp_path / "link.json", rivalry.new("lost-cities", seed=7).log)
    assert (tmp_path / "link.json").is_symlink()
    assert files.load(tmp_path / "g.json").decision is not None
