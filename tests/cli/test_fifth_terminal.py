"""A fifth game, installed as a package, on the terminal."""

from terminal_command import Command


def test_it_is_listed_with_its_bots_and_options(fifth: str, command: Command) -> None:
    end = command("games")
    assert "high-card: High Card, 2 seats; bots: random, novice" in end.out
    assert "points for the higher card when both hold" in end.out


def test_a_person_plays_it_on_its_own_board(fifth: str, command: Command) -> None:
    end = command("play", fifth, "--seed", "7", "-o", "rounds=2", typed="hold\n" * 2)
    assert end.code == 0 and "Your card: 1" in end.out and "Deal 2" in end.out
    assert "Do you hold or fold?" in end.out


def test_bots_play_many_games_of_it(fifth: str, command: Command) -> None:
    end = command("simulate", fifth, "-n", "5", "--seed", "1", "--bots", "strong,daring")
    assert end.code == 0 and "daring" in end.out
