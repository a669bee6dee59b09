"""Names that web-hooks lead to: looked up a few at a time, and those that hang stop nobody else."""

import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from kit import GENEROUS, PATIENCE, Player, Process, Served, served, wait_until
from test_webhooks import Hook, hooked, it_is_the_turn_of, set_hook

from rivalry.server.people import lookup, webhook


def test_names_that_nobody_answers_for_keep_nobody_else_waiting(
    lone: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Look-ups have threads of their own: the store's and the passwords' go on."""
    monkeypatch.setattr(webhook, "DEADLINE", 1.0)
    silence = threading.Event()

    def look_up(*_: Any) -> list[str]:
        silence.wait(PATIENCE)
        return ["127.0.0.1"]

    people = [lone.player() for _ in range(2 * lookup.LOOKUPS)]
    for player in people:
        player.post("/api/me")
    monkeypatch.setattr(lookup, "resolve", look_up)
    with ThreadPoolExecutor(len(people)) as threads:
        tries = [threads.submit(set_hook, player, "http://silent.example/") for player in people]
        ann = lone.player()
        ann.post("/api/me")
        assert ann.post("/api/me/name", {"name": "Ann", "password": "long enough"})
        assert [one.result() for one in tries] == [(400, "bad-url")] * len(people)
    silence.set()


def test_look_ups_are_limited_for_each_player_and_each_network(folder: Path) -> None:
    with served(folder / "data", limits=replace(GENEROUS, hooks="2/hour")) as server:

        def set_from(player: Player, address: str) -> int:
            head = {"x-forwarded-for": address}
            url = {"url": "http://9.9.9.9/"}
            return player.http.put("/api/me/webhook", json=url, headers=head).status_code

        people = [server.player() for _ in range(4)]
        for player in people:
            player.post("/api/me")
        ann, *others = people
        assert [set_from(ann, f"192.0.2.{i}") for i in range(3)] == [200, 200, 429]
        mine = [set_from(one, f"2001:db8:1:2:{i}::1") for i, one in enumerate(others)]
        assert mine == [200, 200, 429], "a /64 is one network, whoever asks"
        assert set_from(others[0], "2001:db8:1:3::1") == 200


@contextmanager
def silent_names(monkeypatch: pytest.MonkeyPatch, found: str = "127.0.0.1") -> Iterator[Any]:
    """Nobody answers for names in `silent`, once that is wanted; all others lead to one address."""
    hanging, over = threading.Event(), threading.Event()
    asked: list[str] = []

    def look_up(host: str, port: int) -> list[str]:
        asked.append(host)
        if host.endswith("silent.example") and hanging.is_set():
            over.wait(PATIENCE)
        return [found]

    monkeypatch.setattr(lookup, "resolve", look_up)
    try:
        yield SimpleNamespace(begin=hanging.set, asked=asked)
    finally:
        over.set()


def test_many_silent_players_stop_nobody_elses_hooks(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A look-up cannot be stopped, but it is left behind."""
    monkeypatch.setattr(lookup, "DEADLINE", 1.0)
    monkeypatch.setattr(webhook, "TRIES", 10**6)  # on a busy machine Bob's may be slow, too
    monkeypatch.setattr(webhook, "PAUSES", (0.5,))
    hook = Hook()
    with (
        silent_names(monkeypatch) as names,
        served(folder / "data", hooks_to_private=True) as server,
    ):
        silent = [hooked(server, f"http://{i}.silent.example/") for i in range(2 * lookup.LOOKUPS)]
        bob = hooked(server, hook.url.replace("127.0.0.1", "hook.example"))
        names.begin()
        it_is_the_turn_of(server, *silent, bob)
        wait_until(lambda: len(hook.told) == 1)
    hook.server.shutdown()


def test_who_sets_hooks_to_silent_names_stops_no_calls(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lookup, "DEADLINE", PATIENCE)
    monkeypatch.setattr(webhook, "DEADLINE", PATIENCE)
    hook, count = Hook(), lookup.LOOKUPS
    with (
        served(folder / "data", hooks_to_private=True) as server,
        ThreadPoolExecutor(99) as threads,
    ):
        with silent_names(monkeypatch, "9.9.9.9") as names:
            people = [server.player() for _ in range(count)]
            for player in people:
                player.post("/api/me")
            near = hooked(server, hook.url)
            far = hooked(server, "http://hook.example/")
            names.begin()
            setting = [
                threads.submit(set_hook, player, f"http://{i}.silent.example/")
                for i, player in enumerate(people)
            ]
            wait_until(lambda: len(names.asked) == 1 + count)
            it_is_the_turn_of(server, near, far)
            wait_until(lambda: len(hook.told) == 1)
            wait_until(lambda: names.asked.count("hook.example") == 2)
        assert [one.result() for one in setting] == [(200, "set")] * count
    hook.server.shutdown()


def test_an_address_is_not_looked_up(lone: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    with silent_names(monkeypatch) as names:
        hooked(lone, "http://9.9.9.9/")
        hooked(lone, "http://[2620:fe::fe]/")
    assert names.asked == []


@pytest.mark.parametrize(("slow", "asked"), [(-1.0, 1), (PATIENCE, 2)], ids=["slow", "quick"])
def test_a_name_that_was_slow_to_fail_is_not_looked_up_again_for_a_while(
    lone: Served, monkeypatch: pytest.MonkeyPatch, slow: float, asked: int
) -> None:
    monkeypatch.setattr(lookup, "SLOW", slow)
    tries: list[str] = []

    def fail(host: str, _: int) -> list[str]:
        tries.append(host)
        raise OSError("nobody knows this name")

    monkeypatch.setattr(lookup, "resolve", fail)
    ann = lone.player()
    ann.post("/api/me")
    for _ in range(2):
        assert set_hook(ann, "http://unknown.example/") == (400, "bad-url")
    assert len(tries) == asked


def test_a_look_up_that_hangs_does_not_keep_the_process_alive(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hang = """
import pathlib, socket, time
real = socket.getaddrinfo
def look_up(host, *more, **named):
    if host == "silent.example":
        pathlib.Path(__file__).with_name("asked").touch()
        time.sleep(10**6)
    return real(host, *more, **named)
socket.getaddrinfo = look_up
"""
    (folder / "sitecustomize.py").write_text(hang)
    monkeypatch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
    with Process(folder / "data") as running, ThreadPoolExecutor(1) as thread:
        ann = Player(running.url)
        ann.post("/api/me")
        thread.submit(set_hook, ann, "http://silent.example/")
        wait_until((folder / "asked").exists)
        running.process.send_signal(signal.SIGINT)  # SIGTERM would not wait for threads
        running.process.wait(PATIENCE)
