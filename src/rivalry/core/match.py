"""A match: a state, its log and a source of chance. What people, bots and servers play with."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from rivalry.core import chance, registry
from rivalry.core.account import UNKNOWN, Glance, Told, told
from rivalry.core.decision import (
    CHANCE,
    Action,
    ActionError,
    BadOption,
    Decision,
    NotYourDecision,
    seat_or_none,
)
from rivalry.core.game import Game, State, View, options_for
from rivalry.core.log import BadLog, GameLog, line_of_field
from rivalry.core.option import check

MARK: Final = 64
"""The interval, in answers, at which copies of the state are kept to rebuild positions from."""

REMEMBERED: Final = 512
"""A saved position includes what was told about this many answers before it."""


class Draft:
    """Answers worked out from a position of a match, which stays as it is until it takes them."""

    __slots__ = ("n", "state", "glance", "chances", "answers", "undo_by", "told", "marks")

    def __init__(self, n: int, state: State, glance: Glance, chances: int) -> None:
        self.n = n  # the number of answers before
        self.state = state  # after the answers below
        self.glance = glance  # at that state
        self.chances = chances  # how often chance had answered by then
        self.answers: list[str] = []
        self.undo_by: list[int] = []
        self.told: list[Told] = []
        self.marks: list[tuple[State, int]] = []

    def add(self, game: Game, decision: Decision, action: Action) -> None:
        """Answer the decision of the state. What is not allowed raises an `ActionError`."""
        # True and 1.0 equal 1 but are not actions; the state refuses them in its own words.
        offered = type(action) in (int, tuple) and action in decision.options
        final = decision.player == CHANCE or (offered and game.reveals(self.state, action))
        self.state.apply(action)
        self.answers.append(game.text(action))
        self.undo_by.append(CHANCE if final else decision.player)
        glance = game.glance(self.state)
        self.told.append(told(decision, self.glance, glance))
        self.glance = glance
        self.chances += decision.player == CHANCE
        if (self.n + len(self.answers)) % MARK == 0:
            self.marks.append((self.state.copy(), self.chances))

    def let_chance_answer(self, game: Game, seed: str) -> None:
        """Answer for chance until a player is asked or the game is over."""
        while (decision := self.state.decision) is not None and decision.player == CHANCE:
            self.add(game, decision, chance.answer(seed, self.chances, decision))


class Match:
    """One game being played. Chance answers itself, so `decision` is always a player's.

    >>> import rivalry
    >>> match = rivalry.new("lost-cities", seed=7, starter=0)
    >>> match.decision.player, match.decision.why
    (0, 'card')
    >>> match.answer(match.parse("discard red 3"))
    >>> match.log.answers[-1]
    'discard red 3'
    """

    def __init__(self, game: Game, seed: str, options: dict[str, Any]) -> None:
        self.game = game
        self.state: State = game.new(**options)
        self._seats = len(self.state.scores())
        self._log = GameLog(game.name, game.version, check(game.options(), options), [], seed)
        # In a resumed match: gives the answers before those of the log.
        self._earlier: Callable[[], list[str]] | None = None
        self._seed = seed
        self._chance_answers = 0
        # Per answer of the log: the seat that gave it, or CHANCE where it cannot be undone.
        self._undo_by: list[int] = []
        # Per answer of the log: what everybody may be told about it besides the answer itself.
        self.told: list[Told] = []
        self._glance = game.glance(self.state)
        # After every `MARK` answers: a copy of the state, and how often chance had answered.
        self._marks: list[tuple[State, int] | None] = []
        # A resumed match has no marks before this answer ...
        self._resumed = 0
        # ... and does not know what was told before this one.
        self._first_told = 0
        self._let_chance_answer()

    def __repr__(self) -> str:
        return f"replay({self.log!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        # A match is pickled as its log; loading replays it.
        return _put_together, (self.game.name, self.log, self._seed)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        other = Match.__new__(Match)
        vars(other).update(vars(self))  # what is not copied below never changes
        other.state = self.state.copy()
        other._log = replace(self._log, answers=self._log.answers[:])
        other._undo_by = self._undo_by[:]
        other.told = self.told[:]
        other._marks = self._marks[:]
        return other

    @property
    def log(self) -> GameLog:
        """The save file: the options, the seed and every answer."""
        if self._earlier is not None:
            self._log.answers = self._earlier() + self._log.answers
            self._earlier = None
        return self._log

    @property
    def options(self) -> dict[str, Any]:
        """The options it is played with."""
        return self._log.options

    @property
    def decision(self) -> Decision | None:
        """The question a player is asked, or None when the game is over."""
        return self.state.decision

    def answer(self, action: Action, seat: int | None = None) -> None:
        """Answer the decision; with `seat`, only if that seat is asked.

        Anything not offered raises an `ActionError` and changes nothing.
        """
        self.take(self._work_out(self.state, action, seat))

    def draft(self, action: Action, seat: int | None = None) -> Draft:
        """What `answer` would do, worked out on a copy; `take` then does it at no further cost.

        >>> import rivalry
        >>> match = rivalry.new("lost-cities", seed=7, starter=0)
        >>> draft = match.draft(match.parse("discard red 3"))
        >>> len(match.log.answers), draft.answers
        (1, ['discard red 3'])
        >>> match.take(draft)
        >>> match.log.answers[1:]
        ['discard red 3']
        """
        return self._work_out(self.state.copy(), action, seat)

    def extend(self, draft: Draft, action: Action, seat: int | None = None) -> None:
        """Add one more answer to a draft; if it is not allowed, throw the draft away.

        >>> import rivalry
        >>> match = rivalry.new("lost-cities", seed=7, starter=0)
        >>> draft = match.draft(match.parse("discard red 3"))
        >>> match.extend(draft, match.parse("draw deck"), seat=0)
        >>> draft.answers
        ['discard red 3', 'draw deck']
        """
        seat_or_none(seat, self._seats)
        decision = draft.state.decision
        if decision is None:
            raise NotYourDecision("the game is over")
        if seat is not None and seat != decision.player:
            raise NotYourDecision(f"seat {decision.player} is asked, not seat {seat}")
        draft.add(self.game, decision, action)
        draft.let_chance_answer(self.game, self._seed)

    def take(self, draft: Draft) -> None:
        """Continue with a draft that was made from this very position."""
        assert draft.n == len(self.told), "a draft is taken where it was made"
        self.state, self._glance = draft.state, draft.glance
        self._chance_answers = draft.chances
        self._log.answers += draft.answers
        self._undo_by += draft.undo_by
        self.told += draft.told
        self._marks += draft.marks

    def _work_out(self, state: State, action: Action, seat: int | None) -> Draft:
        draft = self._empty_draft(state)
        self.extend(draft, action, seat)
        return draft

    def _empty_draft(self, state: State) -> Draft:
        return Draft(len(self.told), state, self._glance, self._chance_answers)

    def view(self, seat: int | None = None) -> View:
        """All that the seat, or a spectator, may know.

        >>> import rivalry
        >>> rivalry.new("lost-cities", seed=7).view(2)
        Traceback (most recent call last):
          ...
        rivalry.core.decision.NoSuchSeat: there is no seat 2; seats: 0, 1
        """
        seat_or_none(seat, self._seats)
        return self.state.view(seat)

    def scores(self) -> list[int]:
        """One integer per seat."""
        return self.state.scores()

    def winners(self) -> list[int]:
        """The seats that win, or lead."""
        return self.state.winners()

    def text(self, action: Action) -> str:
        """The notation of an action."""
        return self.game.text(action)

    def parse(self, text: str) -> Action:
        """The action with this notation."""
        return self.game.parse(text)

    def account(self, n: int) -> list[int]:
        """The numbers of the answers in the current turn that gave or took something.

        The current turn is that of the position after the first `n` answers.

        >>> import rivalry
        >>> match = rivalry.new("catan-rivals", seed=7, starter=0)
        >>> while match.decision.why != "turn.action":
        ...     match.answer(match.decision.options[0])
        >>> [(match.told[k].why, match.told[k].changes) for k in match.account(len(match.told))]
        [('roll.event', ((0, 'grain', 1, 'production'), (1, 'ore', 1, 'production')))]
        """
        if not self._glance.held:
            return []  # where nothing is counted, nothing is given or taken
        first = n
        while first > 0:
            self._remember(first - 1)
            if self.told[first - 1].turn != self.told[n - 1].turn:
                break
            first -= 1
        return [k for k in range(first, n) if self.told[k].changes]

    def can_undo(self, seat: int) -> bool:
        """Whether the last answer was this seat's own and showed nobody anything hidden."""
        return bool(self._undo_by) and self._undo_by[-1] == seat

    def undo(self, seat: int) -> None:
        """Take back the last answer, where `can_undo` allows it.

        >>> import rivalry
        >>> match = rivalry.new("lost-cities", seed=7, starter=0)
        >>> match.answer(match.decision.options[0])
        >>> match.undo(0)
        >>> len(match.log.answers)
        1
        """
        if not self.can_undo(seat):
            raise NotYourDecision(
                "only your own last answer can be undone, and only if it showed nothing hidden"
            )
        self.rewind(len(self.told) - 1)

    def rewind(self, n: int) -> None:
        """Go back to the position after the first `n` answers, whatever happened since.

        The cost does not grow with the length of the game.
        """
        mark = min(n, len(self.told)) // MARK
        answers = self.answers_since(mark * MARK)[: n - mark * MARK]
        self._go_to_mark(mark)
        self._replay(answers)
        self._let_chance_answer()

    def position(self, n: int) -> State:
        """The state after the first `n` answers: a copy, with chance's decisions explicit.

        >>> import rivalry
        >>> match = rivalry.new("lost-cities", seed=7, starter=0)
        >>> match.position(1).decision == match.decision, match.position(0).decision.why
        (True, 'deal')
        """
        mark = min(n, len(self.told)) // MARK
        state, _ = self._marked(mark)
        for text in self.answers_since(mark * MARK)[: n - mark * MARK]:
            state.apply(self.game.parse(text))
        return state

    def restart(self, answers: Sequence[str]) -> None:
        """Start over with these answers. One that is not allowed raises an `ActionError`."""
        self._go_to_mark(0)
        self._replay(answers)
        self._let_chance_answer()

    def follow(self, answers: Sequence[str]) -> None:
        """Continue with recorded answers. One that is not allowed raises an `ActionError`.

        >>> import rivalry
        >>> match, other = (rivalry.new("lost-cities", seed=7, starter=0) for _ in range(2))
        >>> match.answer(match.decision.options[0])
        >>> other.follow(match.log.answers[1:])
        >>> other.log == match.log
        True
        """
        self._replay(answers)
        self._let_chance_answer()

    # Resuming without replaying earlier answers

    def saved(self) -> dict[str, Any] | None:
        """A position at least `MARK` answers back as JSON-able data, secrets included, or None.

        >>> import rivalry
        >>> match = rivalry.new("lost-cities", seed=7, starter=0)
        >>> while len(match.log.answers) < 3 * MARK:
        ...     match.answer(match.decision.options[0])
        >>> other = rivalry.new("lost-cities", seed=7, starter=0)
        >>> saved, answers = match.saved(), match.log.answers
        >>> other.resume(saved, answers[saved["n"] :], lambda: answers[: saved["n"]])
        >>> other.log == match.log, other.view(0) == match.view(0), other.is_whole
        (True, True, False)
        """
        mark = len(self.told) // MARK - 1
        found = self._marks[mark - 1] if mark > 0 else None
        if found is None:
            return None
        state, chances = found
        n = mark * MARK
        first = max(n - REMEMBERED, self._first_told)
        return {
            "n": n,
            "state": state.to_json(),
            "chances": chances,
            "undo_by": self._undo_by[first:n],
            "told": [one.json() for one in self.told[first:n]],
        }

    def resume(
        self, saved: dict[str, Any], answers: Sequence[str], earlier: Callable[[], list[str]]
    ) -> None:
        """Continue with these answers from a saved position.

        Earlier answers, which `earlier` gives, are replayed only when somebody asks for them. The
        position must be from the same game with the same options.
        """
        n = saved["n"]
        first = n - len(saved["told"])
        self.state = self.state.from_json(saved["state"])
        self._chance_answers = saved["chances"]
        self._glance = self.game.glance(self.state)
        self._log.answers, self._earlier = [], earlier
        self._undo_by = [CHANCE] * first + saved["undo_by"]
        self.told = [UNKNOWN] * first + [Told.from_json(one) for one in saved["told"]]
        self._marks = [None] * (n // MARK)
        self._marks[-1] = (self.state.copy(), self._chance_answers)
        self._resumed, self._first_told = n, first
        self._replay(answers)
        self._let_chance_answer()

    @property
    def is_whole(self) -> bool:
        """Whether earlier positions can be looked at without replaying the whole game."""
        return self._resumed == 0

    def answers_since(self, n: int) -> list[str]:
        """The answers from number `n` on.

        >>> import rivalry
        >>> match = rivalry.new("lost-cities", seed=7, starter=0)
        >>> match.answer(match.parse("discard red 3"))
        >>> match.answers_since(1)
        ['discard red 3']
        """
        before = len(self.told) - len(self._log.answers)
        return self.log.answers[n:] if n < before else self._log.answers[n - before :]

    def told_since(self, n: int) -> list[Told]:
        """What is told about the answers from number `n` on."""
        self._remember(n)
        return self.told[n:]

    def _remember(self, n: int) -> None:
        """Make sure that what was told about answer number `n` is known."""
        if n < self._first_told:
            self.restart(self.log.answers)

    def _marked(self, mark: int) -> tuple[State, int]:
        """A copy of the state after `mark * MARK` answers, and how many were chance's."""
        if mark == 0:
            return self.game.new(**self._log.options), 0
        if self._marks[mark - 1] is None:
            self.restart(self.log.answers)
        found = self._marks[mark - 1]
        assert found is not None, "starting over passes every mark"
        return found[0].copy(), found[1]

    def _go_to_mark(self, mark: int) -> None:
        self.state, self._chance_answers = self._marked(mark)
        if mark == 0:
            self._resumed = self._first_told = 0
        del self._marks[mark:]
        before = len(self.told) - len(self._log.answers)
        if mark * MARK < before:
            self._log.answers, before = self.log.answers, 0
        self._log.answers = self._log.answers[: mark * MARK - before]
        del self._undo_by[mark * MARK :]
        del self.told[mark * MARK :]
        self._glance = self.game.glance(self.state)

    def _replay(self, answers: Sequence[str]) -> None:
        for text in answers:
            n = len(self.told) + 1
            decision = self.state.decision
            if decision is None:
                raise ActionError(f"answer {n} ({text}) comes after the end of the game")
            try:
                draft = self._empty_draft(self.state)
                draft.add(self.game, decision, self.game.parse(text))
            except ActionError as error:
                raise type(error)(f"answer {n} ({text}): {error}") from None
            self.take(draft)

    def _let_chance_answer(self) -> None:
        draft = self._empty_draft(self.state)
        draft.let_chance_answer(self.game, self._seed)
        self.take(draft)


def _put_together(name: str, log: GameLog, seed: str) -> Match:
    match = Match(registry.load(name), seed, log.options)
    match.log.seed = log.seed
    match.restart(log.answers)
    return match


def replay(game: Game, log: GameLog, seed: str, source: str | None = None) -> Match:
    """The match that a log describes, answer by answer.

    It continues with the log's own seed, or with `seed` if the log has none. A game may know how
    to play by older versions of its rules (`options_for` in core/game.py). A log of other rules or
    with an answer that is not allowed raises `BadLog` with its line in `source`, the text the log
    was read from.
    """
    text = log.json() if source is None else source
    options = options_for(game, log.version, log.options)
    if options is None:
        raise BadLog(
            line_of_field("version", text),
            f"played by version {log.version} of the rules of {game.name}; "
            f"this program has version {game.version}",
        )
    word = "options" if text.lstrip().startswith("{") else "option"
    for name, value in log.options.items():
        try:
            check(game.options(), {name: value})
        except BadOption as not_allowed:
            raise BadLog(line_of_field(word, text, name), str(not_allowed)) from None
    try:
        match = Match(game, log.seed if log.seed is not None else seed, options)
    except ValueError as not_possible:
        raise BadLog(line_of_field(word, text), str(not_possible)) from None
    match.log.seed = log.seed
    try:
        match.restart(log.answers)
    except ActionError as error:
        n = len(match.log.answers)
        raise BadLog(log.line_of(n, text), str(error)) from None
    return match


def false_chance(match: Match) -> int | None:
    """The number of the first answer that chance would not have given from the log's seed.

    None when every shuffle and roll is what the seed gives: the game was dealt fairly.

    >>> import rivalry
    >>> false_chance(rivalry.new("lost-cities", seed=7)) is None
    True
    """
    assert match.log.seed is not None, "only a log with a seed can be checked"
    state = match.game.new(**match.log.options)
    asked = 0
    for n, text in enumerate(match.log.answers):
        decision = state.decision
        assert decision is not None, "a match's log has no answers after the end"
        if decision.player == CHANCE:
            if match.game.text(chance.answer(match.log.seed, asked, decision)) != text:
                return n
            asked += 1
        state.apply(match.game.parse(text))
    return None
