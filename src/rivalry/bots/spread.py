"""Many pieces of work, done one after the other, on the cores of this machine or on a Ray cluster.

A piece depends on nothing but itself, so it does not matter who does it or in which order. The
function must be one that another process can import.
"""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar, cast

ONE_CORE = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
"""Processes that multiply small matrices on all cores stand in each other's way."""

Piece = TypeVar("Piece")
Result = TypeVar("Result")


class Spread(Protocol):
    """A way to do many pieces of work: the results come as they are ready, in any order."""

    def __call__(
        self, work: Callable[[Piece], Result], pieces: Sequence[Piece], /
    ) -> Iterator[Result]: ...


def here(work: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Iterator[Result]:
    """In this process, one after the other.

    >>> list(here(abs, [-1, 2]))
    [1, 2]
    """
    yield from map(work, pieces)


def in_processes(jobs: int) -> Spread:
    """On this many processes of this machine, each of which uses one core.

    >>> sorted(in_processes(2)(abs, [-1, 2]))
    [1, 2]
    """
    os.environ.update(ONE_CORE)  # before NumPy is loaded, here or there
    return here if jobs == 1 else partial(_in_processes, jobs)


def _in_processes(
    jobs: int, work: Callable[[Piece], Result], pieces: Sequence[Piece]
) -> Iterator[Result]:
    if len(pieces) < 2:
        yield from here(work, pieces)
        return
    with get_context().Pool(jobs, _begin_worker) as pool:
        yield from pool.imap_unordered(work, pieces)


def _begin_worker() -> None:
    # Ctrl-C stops the parent, which then ends its workers; they have nothing to say about it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def on_ray(address: str | None) -> Spread:
    """On a Ray cluster: as many pieces at a time as it has processors, and as many waiting."""
    return partial(_on_ray, address)


def _on_ray(
    address: str | None, work: Callable[[Piece], Result], pieces: Sequence[Piece]
) -> Iterator[Result]:
    import ray as ray_library

    ray = cast(Any, ray_library)  # its own annotations are incomplete
    started_here = not ray.is_initialized()
    if started_here:
        ray.init(address=address, log_to_driver=False)
    task = ray.remote(work)
    try:
        ahead = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = [task.remote(piece) for piece in pieces[:ahead]]
        left = iter(pieces[ahead:])
        while waiting:
            ready, waiting = ray.wait(waiting)
            for piece in left:
                waiting.append(task.remote(piece))
                break
            yield ray.get(ready[0])
    finally:
        if started_here:
            ray.shutdown()
