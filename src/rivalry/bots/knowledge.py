"""What the bots of every level need to know about a game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rivalry.bots import weights
from rivalry.core import registry
from rivalry.core.decision import Action, BadOption, Decision
from rivalry.core.game import View
from rivalry.core.manifest import resolve


@dataclass(frozen=True)
class Habits:
    """The mistakes of a level, as people make them."""

    slip: float = 0.0  # how far off a judgement may be, in the unit of the game's values
    overlooks: float = 0.0  # the share of the options that it does not notice


@dataclass(frozen=True)
class Width:
    """How search uses the rules of thumb."""

    candidates: int  # so many answers are tried
    margin: float  # that are at most so much worse than the best by the rules of thumb
    trust: float  # the rules of thumb count like so many playouts
    doubt: float = 0.0  # this part of their verdict counts after any number of playouts
    gate: float = 0.0  # by so many standard errors an answer must beat what they like best


class Knowledge(Protocol):
    """The rules of thumb of one game, and how to play a world out by them."""

    @property
    def habits(self) -> Mapping[str, Habits]:
        """The mistakes of each level."""
        ...

    def width_for(self, view: View) -> Width:
        """How search uses the rules of thumb in such a position."""
        ...

    def values(self, view: View, decision: Decision, level: str) -> list[float]:
        """How good each option is, as a level sees it: only differences have a meaning."""
        ...

    def prior(self, view: View, decision: Decision) -> list[float]:
        """How good each option seems before anything is tried, in the unit of results."""
        ...

    def values_at(self, state: Any, decision: Decision, level: str) -> list[float]:
        """The same, from a state of which only what the view shows is looked at."""
        ...

    def is_obvious(self, option: Action) -> bool:
        """Whether nobody overlooks this option."""
        ...

    def lots(self, decision: Decision, world: Callable[[], Any]) -> list[Action]:
        """Answers that are all as good, of which a bot takes any; none: it weighs them.

        `world` gives a state that looks to the seat as its view does.
        """
        ...

    def worlds(self, view: View) -> Callable[[int], Any]:
        """Worlds that the view leaves possible, each from 64 random bits."""
        ...

    def result(self, world: Any, option: Action, seat: int, bits: int) -> float:
        """What a seat gets if it answers so in a world and all go on by rules of thumb.

        More is better. The world stays as it is; the bits are the chance that follows, the same
        for every option.
        """
        ...

    @property
    def unit(self) -> str:
        """What outcomes are told in: `points` of lead over the best rival, or `chance` to win."""
        ...

    def outcome(self, world: Any, option: Action, seat: int, bits: int) -> tuple[float, float]:
        """The result, and what comes with it in the unit: points, or hundredths of a win."""
        ...

    @property
    def at_once(self) -> int:
        """How many worlds `outcomes` is best given."""
        ...

    def outcomes(
        self, worlds: Sequence[Any], options: Sequence[Action], seat: int, bits: Sequence[int]
    ) -> list[list[tuple[float, float]]]:
        """World by world, the outcome of each option; every world has its own bits."""
        ...


class StatePolicy:
    """The knowledge of a game whose rules of thumb are compiled and judge states.

    They look only where the seat that is asked may look. So any world that the view leaves
    possible will do to ask them about the view.
    """

    unit = "points"
    at_once = 1

    def __init__(
        self,
        game: str,
        style: Callable[[dict[str, float]], Any],
        judge: Callable[[Any, Any], list[float]],
        sampler: Callable[[View], Callable[[int], Any]],
        play_out: Callable[[Any, list[Any]], None],
        lead: Callable[[Any, int, Any], float],
        width: Width,
        worth: Callable[[float, Any], float] = lambda lead, after: lead,
    ) -> None:
        given = weights.load(game)
        self.game = game
        self.width = width
        self.habits = {level: habits(numbers) for level, numbers in given.items()}
        self.styles = {level: style(numbers) for level, numbers in given.items()}
        self.worlds = sampler
        self.make_style = style
        self.play_out = play_out  # by rules of thumb, a style for each seat, while players decide
        self._judge = judge
        self._lead = lead  # over the best rival, when a position was played out
        self._worth = worth  # what that lead is worth: winning may count beside the points

    def __reduce__(self) -> tuple[object, ...]:
        return known, (self.game,)  # a game has one

    def width_for(self, view: View) -> Width:
        """The same in every position."""
        return self.width

    def values(self, view: View, decision: Decision, level: str) -> list[float]:
        """The points that each option promises."""
        return self.values_at(self.worlds(view)(0), decision, level)

    def values_at(self, state: Any, decision: Decision, level: str) -> list[float]:
        """The same in any position that looks so to the seat: the true one, for programs that play
        many games at once and have no time to sample one."""
        judged = self._judge(state, self.styles[level])
        by_option = dict(zip(state.decision.options, judged, strict=True))
        return [by_option[option] for option in decision.options]

    def prior(self, view: View, decision: Decision) -> list[float]:
        """What the strong rules of thumb say."""
        return self.values(view, decision, "strong")

    def is_obvious(self, option: Action) -> bool:
        """Any option may be overlooked."""
        return False

    def lots(self, decision: Decision, world: Callable[[], Any]) -> list[Action]:
        """Everything is weighed."""
        return []

    def result(self, world: Any, option: Action, seat: int, bits: int) -> float:
        """What is won if all go on by the strong rules of thumb; nothing is left to chance."""
        return self.outcome(world, option, seat, bits)[0]

    def outcome(self, world: Any, option: Action, seat: int, bits: int) -> tuple[float, float]:
        """The result, and the lead in points."""
        after = world.copy()
        after.apply(option)
        lead = self._lead(after, seat, self.styles["strong"])
        return self._worth(lead, after), lead

    def outcomes(
        self, worlds: Sequence[Any], options: Sequence[Action], seat: int, bits: Sequence[int]
    ) -> list[list[tuple[float, float]]]:
        """One after the other."""
        return [
            [self.outcome(world, option, seat, chance) for option in options]
            for world, chance in zip(worlds, bits, strict=True)
        ]


def known(game: str) -> Knowledge:
    """What the bots know about a game."""
    where = registry.manifest(game).knowledge
    if where is None:
        knowing = [name for name in registry.names() if registry.manifest(name).knowledge]
        raise BadOption(f"no bot knows {game}; games with bots: {', '.join(knowing)}")
    found: Knowledge = resolve(where)
    return found


def habits(numbers: Mapping[str, float]) -> Habits:
    """The mistakes among the weights of a level."""
    return Habits(numbers.get("slip", 0.0), numbers.get("overlooks", 0.0))
