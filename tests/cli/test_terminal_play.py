"""Playing at the terminal: answers, undo, saving, quitting, several people, crashes."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from terminal_command import Command

import rivalry
from rivalry.core.log import GameLog

FIRST_OPTIONS = "1\n" * 1000
HANGS = 300.0  # seconds: only a hang takes so long


def saved(path: str = "lost-cities.json") -> GameLog:
    return GameLog.read(Path(path).read_text())


def test_a_whole_game_is_played_by_typing_and_the_score_is_explained(command: Command) -> None:
    end = command("play", "lost-cities", "--seed", "7", "-o", "rounds=1", typed=FIRST_OPTIONS)
    assert end.code == 0 and end.err == ""
    match = rivalry.replay(saved())
    assert match.decision is None
    assert "less 20 is" in end.out and "the round" in end.out
    assert str(match.scores()[0]) in end.out.rpartition("Strong bot")[0].splitlines()[-1]
    assert end.out.endswith("\nrivalry replay lost-cities.json\n")


def test_every_round_is_accounted_for_before_the_next_deal(command: Command) -> None:
    end = command("play", "lost-cities", "--seed", "7", "-o", "rounds=3", typed=FIRST_OPTIONS)
    assert all(f"you, round {n}:" in end.out for n in (1, 2, 3))
    assert end.out.count("Press Enter to go on.") == 2
    assert "you, all rounds:" in end.out


def test_answers_are_understood_by_number_by_words_and_by_their_beginnings(
    command: Command,
) -> None:
    for typed in ("1", "play yellow wager", "PLAY  Yellow wager", "p y w", "p yw", "pyw"):
        match = rivalry.new("lost-cities", seed=7)
        first = len(match.log.answers)
        command("play", "lost-cities", "--seed", "7", "--save", "g.json", typed=f"{typed}\n")
        answers = saved("g.json").answers
        assert answers[-1] == "play yellow wager", typed
        assert len(answers) > first
        os.remove("g.json")


@pytest.mark.parametrize(
    ("typed", "reply"),
    [
        ("fly to the moon", "'fly to the moon' is not an action"),
        ("play blue 10", "'play blue 10' is not allowed now"),
        ("shuffle 0x1", "'shuffle 0x1' is not allowed now"),
        ("0", "there is no option 0; type 1 to 16"),
        ("17", "there is no option 17"),
        ("²", "is not an action"),
        ("play", "'play' could be: play yellow wager, play yellow 2"),
        ("undo", "No: only your own last answer can be undone"),
        ("help", "take back your last answer"),
        ("log", "The cards are shuffled."),
        ("board", "Your hand:  Yw  Y2"),
        ("save", "Saved in lost-cities.json."),
        ("save copy.json", "Saved in copy.json."),
        ("save nowhere/copy.json", "cannot write nowhere/copy.json"),
    ],
)
def test_what_is_no_answer_gets_a_reply_and_changes_nothing(
    command: Command, typed: str, reply: str
) -> None:
    end = command("play", "lost-cities", "--seed", "7", typed=f"{typed}\nquit\n")
    untouched = command("play", "lost-cities", "--seed", "7", "--save", "b.json", typed="quit\n")
    assert reply in end.out.replace("\n", " ")
    assert end.code == untouched.code == 0
    assert saved().answers == saved("b.json").answers


def test_a_copy_never_overwrites_another_file(command: Command) -> None:
    Path("diary.txt").write_text("dear diary")
    end = command("play", "lost-cities", "--seed", "7", typed="save diary.txt\n")
    assert "diary.txt already exists" in end.out
    assert Path("diary.txt").read_text() == "dear diary"


def test_undo_takes_back_a_played_card_but_not_a_card_drawn_from_the_deck(
    command: Command,
) -> None:
    command("play", "lost-cities", "--seed", "7", typed="1\n")
    one = saved().answers
    command("play", "lost-cities", "--seed", "7", "--save", "b.json", typed="1\nundo\n")
    assert saved("b.json").answers == one[:-1]
    end = command("play", "--resume", "lost-cities.json", typed="draw deck\nundo\n")
    assert "No: only your own last answer can be undone" in end.out
    assert saved().answers[len(one)] == "draw deck"


def test_a_drawn_card_is_named_to_the_one_who_drew_it(command: Command) -> None:
    end = command("play", "lost-cities", "--seed", "7", typed="1\n1\n")
    assert "You drew white 5." in end.out


def test_enter_alone_takes_the_only_option_and_is_no_answer_otherwise(command: Command) -> None:
    command("play", "lost-cities", "--seed", "7", typed="\n\n\n")
    nothing = saved().answers
    command("play", "lost-cities", "--seed", "7", "--save", "b.json", typed="1\n\n")
    assert len(saved("b.json").answers) > len(nothing) + 1


@pytest.mark.parametrize("leaving", ["quit\n", "q\n", ""])
def test_quitting_keeps_everything_and_says_how_to_go_on(command: Command, leaving: str) -> None:
    end = command("play", "lost-cities", "--seed", "7", typed=f"1\n1\n{leaving}")
    assert end.code == 0
    assert "rivalry play --resume lost-cities.json --seats person,strong" in end.out
    assert rivalry.replay(saved()).decision is not None


def test_a_resumed_game_goes_on_as_if_it_had_never_stopped(command: Command) -> None:
    seats = ("--seats", "person,random")
    command("play", "lost-cities", "--seed", "7", *seats, "--save", "a.json", typed="1\n" * 20)
    command("play", "lost-cities", "--seed", "7", *seats, "--save", "b.json", typed="1\n" * 9)
    command("play", "--resume", "b.json", *seats, typed="1\n" * 11)
    assert saved("a.json") == saved("b.json")


def test_a_finished_game_can_be_opened_again(command: Command) -> None:
    command("play", "lost-cities", "-o", "rounds=1", typed=FIRST_OPTIONS)
    end = command("play", "--resume", "lost-cities.json")
    assert end.code == 0 and "The game is kept in" in end.out


def test_a_new_game_never_overwrites_an_older_one(command: Command) -> None:
    command("play", "lost-cities", typed="1\n")
    before = Path("lost-cities.json").read_bytes()
    command("play", "lost-cities", typed="1\n")
    assert Path("lost-cities.json").read_bytes() == before
    assert Path("lost-cities-2.json").exists()
    end = command("play", "lost-cities", "--save", "lost-cities.json", typed="1\n")
    assert end.code == 1 and "--resume lost-cities.json" in end.complaint
    assert Path("lost-cities.json").read_bytes() == before


def test_bots_alone_play_to_the_end_and_their_moves_are_told(command: Command) -> None:
    end = command(
        "play", "lost-cities", "--seats", "random,random", "-o", "rounds=1", "--seed", "7"
    )
    assert end.code == 0
    assert "Random bot 0: draw deck" in end.out and "wins" in end.out


def test_two_people_never_see_each_others_hands(command: Command) -> None:
    end = command(
        "play", "lost-cities", "--seats", "person,person", "-o", "starter=0", "--seed", "7",
        typed="\n1\n1\n\n1\n1\n\n",
    )  # fmt: skip
    screens = end.out.split("is next; the others look away.")
    assert screens[0].strip() == "Player 0" and len(screens) == 4
    state = rivalry.new("lost-cities", seed=7, starter=0).state
    for seat, screen in ((0, screens[1]), (1, screens[2])):
        assert "Press Enter when only you can see the screen." in screen
        hand = state.view(seat)["hand"]
        rival = state.view(1 - seat)["hand"]
        assert all(f"discard {card}" in screen for card in hand)
        assert not any(f"discard {card}" in screen for card in set(rival) - set(hand))


@pytest.mark.parametrize("game", ["lost-cities", "lost-cities-rivals", "lost-cities-board"])
def test_every_expedition_game_is_played_by_a_person_and_bots(command: Command, game: str) -> None:
    end = command("play", game, "--seed", "3", typed="1\n" * 4000)
    assert end.code == 0, end.err
    assert "The game is kept in" in end.out


@pytest.mark.parametrize("game", ["lost-cities-rivals", "lost-cities-board"])
def test_three_and_four_seats_mix_people_and_bots(command: Command, game: str) -> None:
    for seats in ("person,random,person", "person,strong,random,person"):
        end = command("play", game, "--seats", seats, "--seed", "3", typed="1\n" * 30)
        assert end.code == 0, end.err
        assert "Player 0:" in end.out and "Random bot " in end.out
        assert f"--seats {seats}" in end.out


def test_the_screen_is_handed_over_only_where_there_are_secrets(command: Command) -> None:
    seats = ("--seats", "person,person")
    assert "look away" in command("play", "lost-cities-board", *seats, typed="1\n" * 9).out
    assert "look away" not in command("play", "lost-cities-rivals", *seats, typed="1\n" * 9).out


# The process dies, the terminal is real


def start(folder: Path, *arguments: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "rivalry.cli", "play", *arguments],
        cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip


def read_until(out: int, end: bytes, seconds: float = HANGS) -> bytes:
    """What the program writes until it has written `end`."""
    text = b""
    limit = time.monotonic() + seconds
    while not text.endswith(end):
        assert time.monotonic() < limit, text
        if select.select([out], [], [], 1)[0]:
            chunk = os.read(out, 65536)
            assert chunk, text
            text += chunk
    return text


@pytest.mark.parametrize("answers", [1, 4, 7])
def test_killing_the_process_loses_no_accepted_answer(tmp_path: Path, answers: int) -> None:
    game = start(tmp_path, "lost-cities", "--seed", "7", "--save", "g.json")
    assert game.stdin is not None and game.stdout is not None
    read_until(game.stdout.fileno(), b"> ")
    log = tmp_path / "g.json"
    accepted: list[str] = []
    for _ in range(answers):
        game.stdin.write(b"1\n")
        game.stdin.flush()
        read_until(game.stdout.fileno(), b"> ")
        accepted = GameLog.read(log.read_text()).answers
    game.stdin.write(b"1\n")
    game.stdin.flush()
    time.sleep(0.002 * answers)
    os.kill(game.pid, signal.SIGKILL)
    game.communicate()
    after = GameLog.read(log.read_text()).answers
    assert after[: len(accepted)] == accepted
    assert sum(not a.startswith(("shuffle", "start")) for a in accepted) >= answers
    resumed = start(tmp_path, "--resume", "g.json")
    out, err = resumed.communicate(b"quit\n", timeout=HANGS)
    assert resumed.returncode == 0 and err == b"" and b"Your hand" in out


def test_a_game_in_a_real_terminal_fits_80_columns_without_colour(tmp_path: Path) -> None:
    keys, screen = pty.openpty()
    environment = {**os.environ, "NO_COLOR": "1", "COLUMNS": "80", "LINES": "24", "TERM": "xterm"}
    with subprocess.Popen(
        [sys.executable, "-m", "rivalry.cli", "play", "lost-cities", "--seed", "7"],
        cwd=tmp_path, env=environment, stdin=screen, stdout=screen, stderr=screen,
    ) as game:  # fmt: skip
        os.close(screen)
        shown = read_until(keys, b"> ")
        os.write(keys, b"1\n")
        shown += read_until(keys, b"> ")
        os.write(keys, b"quit\n")
        assert game.wait(30) == 0
    lines = shown.decode().split("\r\n")
    assert max(len(line) for line in lines if "\x1b" not in line) <= 80
    assert "Y yellow" in shown.decode() and "\x1b[3J" in shown.decode()
    assert not any(f"\x1b[{code}" in shown.decode() for code in ("33", "91", "1;33", "1;91"))


def test_a_full_disk_refuses_the_answer_and_keeps_the_game(tmp_path: Path) -> None:
    """The file may grow to 700 bytes: there is room for the deal, not for a long game."""
    program = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (700, 700));"
        "from rivalry.cli import main;"
        "main(['play', 'lost-cities', '--seed', '7', '--save', 'g.json'])"
    )
    game = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path, input=FIRST_OPTIONS, capture_output=True, text=True, timeout=HANGS,
    )  # fmt: skip
    assert game.returncode == 1
    assert game.stderr.startswith("rivalry: cannot write g.json: File too large")
    assert game.stderr.count("\n") == 1 and "--resume g.json" in game.stderr
    assert os.listdir(tmp_path) == ["g.json"]
    log = GameLog.read((tmp_path / "g.json").read_text())
    assert len(log.answers) > 3 and rivalry.replay(log).decision is not None
