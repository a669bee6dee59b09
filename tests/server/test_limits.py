"""Rate limits: counted per window, and old windows are forgotten."""

from rivalry.server.rate import FEWEST, RateLimits


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_window_begins_with_the_first_request_and_ends_in_time() -> None:
    clock = Clock()
    limits = RateLimits(clock)
    clock.now = 7.0
    assert [limits.allows("2/10seconds", "ann") for _ in range(3)] == [True, True, False]
    clock.now = 16.9
    assert not limits.allows("2/10seconds", "ann")
    clock.now = 17.0
    assert limits.allows("2/10seconds", "ann")


def test_everybody_and_everything_is_counted_apart() -> None:
    limits = RateLimits(Clock())
    assert limits.allows("1/minute", "chat", "ann") and limits.allows("1/minute", "chat", "bob")
    assert limits.allows("1/minute", "table", "ann")
    assert not limits.allows("1/minute", "chat", "ann")


def test_windows_that_have_ended_do_not_fill_the_memory() -> None:
    clock = Clock()
    limits = RateLimits(clock)
    for i in range(50 * FEWEST):
        clock.now += 0.01
        assert limits.allows("1/second", f"address {i}")
        assert len(limits) <= 2 * FEWEST
