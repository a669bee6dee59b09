"""Players that read words: observations, the parser, retries, processes that speak HTTP."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

import rivalry
from rivalry.bots import language
from rivalry.bots.bot import Budget, make
from rivalry.bots.remote import NoReply
from rivalry.research import match as runner
from rivalry.research.data import bot_version

NAMES = ["play red 7", "play red 10", "discard red 7", "draw deck", "play red wager"]


@pytest.mark.parametrize(
    ("reply", "chosen"),
    [
        (1, "play red 7"),
        ("2", "play red 10"),
        ("#3", "discard red 7"),
        ("4.", "draw deck"),
        ("Draw  Deck", "draw deck"),
        ('"play red wager"', "play red wager"),
        ({"answer": "play red 7"}, "play red 7"),
        ({"action": 5}, "play red wager"),
        ("I could play red 7, but I would rather discard red 7.", "discard red 7"),
        ("The best is option 2", "play red 10"),
        ("My answer: 4", "draw deck"),
        ("**play red 10**", "play red 10"),
    ],
)
def test_an_answer_is_found_by_number_or_name(reply: Any, chosen: str) -> None:
    assert NAMES[language.read(reply, NAMES)] == chosen


@pytest.mark.parametrize("reply", [0, 6, "", "   ", None, True, {}, "no idea", "play red 8", [1]])
def test_an_answer_that_names_nothing_is_unclear(reply: Any) -> None:
    with pytest.raises(language.Unclear):
        language.read(reply, NAMES)


def test_a_longer_name_is_not_taken_for_a_shorter_one() -> None:
    names = ["build road", "build road left"]
    assert language.read("I build road left", names) == 1


@pytest.mark.parametrize("game", rivalry.games())
def test_every_question_can_be_asked_in_words_and_answered_by_name(game: str) -> None:
    match = rivalry.new(game, seed=3)
    for n in range(120):
        decision = match.decision
        assert decision is not None
        view = match.view(decision.player)
        asked = language.observation(match.game, view, decision)
        words = language.prompt(asked)
        names = [option["name"] for option in asked["options"]]
        assert json.loads(json.dumps(asked)) == asked
        assert asked["question"] in words and all(name in words for name in names)
        chosen = n % len(names)
        assert language.read(names[chosen], names) == chosen
        match.answer(decision.options[chosen])


def test_a_talker_is_asked_again_with_what_was_wrong() -> None:
    match = rivalry.new("lost-cities", seed=7, starter=0)
    heard: list[str] = []

    def reply(words: str) -> str:
        heard.append(words)
        return "hm" if len(heard) < 3 else "2"

    bot = language.Talker(match.game, reply)
    assert match.decision is not None
    chosen = bot.choose(match.view(0), match.decision, Budget())
    assert chosen == match.decision.options[1] and bot.failures == 0
    assert "'hm' names no option" in heard[1] and "not clear" not in heard[0]


@contextmanager
def running(server: ThreadingHTTPServer) -> Iterator[str]:
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def raw_server(reply: Callable[[dict[str, Any]], tuple[int, bytes]]) -> ThreadingHTTPServer:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            status, body = reply(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: Any) -> None:
            pass

    return ThreadingHTTPServer(("127.0.0.1", 0), Handler)


def test_a_process_plays_over_http_the_same_game_as_inside() -> None:
    with running(runner.server(lambda asked: 1)) as address:
        played = runner.matches("lost-cities", [address, address], 2, 5, 1.0, rounds=1)
    match = rivalry.new("lost-cities", seed="5:0", rounds=1)
    while match.decision:
        match.answer(match.decision.options[0])
    assert played[0].answers == played[1].answers == match.log.answers
    assert played[0].scores == match.scores()


def test_the_process_gets_no_more_than_the_seat_may_know() -> None:
    seen: list[dict[str, Any]] = []

    def player(asked: dict[str, Any]) -> str:
        seen.append(asked)
        return str(asked["options"][-1]["name"])

    with running(runner.server(player)) as address:
        runner.matches("lost-cities", [address, "random"], 1, 5, 1.0, rounds=1)
    assert {asked["seat"] for asked in seen} == {0}
    assert all(asked["view"]["seat"] == 0 and asked["protocol"] == 1 for asked in seen)
    keys = {"game", "version", "seat", "why", "question", "options", "view", "text", "seconds"}
    assert set(seen[0]) == keys | {"protocol"}


def test_plain_text_is_an_answer_and_an_unclear_one_is_asked_for_again() -> None:
    errors: list[str] = []

    def reply(asked: dict[str, Any]) -> tuple[int, bytes]:
        errors.append(asked.get("error", ""))
        return 200, b"hm" if len(errors) == 1 else b"number 1, I think"

    match = rivalry.new("lost-cities", seed=7, starter=0)
    with running(raw_server(reply)) as address:
        bot = make("lost-cities", address)
        assert match.decision is not None
        assert bot.choose(match.view(0), match.decision, Budget()) == match.decision.options[0]
    assert errors[0] == "" and "names no option" in errors[1]


@pytest.mark.parametrize("answer", [(500, b"broken"), (200, b"never clear")])
def test_a_process_that_does_not_answer_is_named_in_the_error(answer: tuple[int, bytes]) -> None:
    match = rivalry.new("lost-cities", seed=7, starter=0)
    with running(raw_server(lambda asked: answer)) as address:
        bot = make("lost-cities", address)
        assert match.decision is not None
        with pytest.raises(NoReply, match=address):
            bot.choose(match.view(0), match.decision, Budget())


def test_results_count_both_seats() -> None:
    played = runner.matches("lost-cities", ["random", "casual"], 2, 1, 1.0, rounds=1)
    casual = bot_version("lost-cities", "casual")
    assert played[0].players == ["random", casual] and played[1].players == [casual, "random"]
    assert played[0].seed == played[1].seed
    found = runner.table(played)
    assert found["random"]["outcome"] == -found[casual]["outcome"]
    assert found["random"]["games"] == 2
