"""What a seat or a spectator is shown of a table: its view, its events, its question."""

from collections.abc import Callable

from rivalry.core.account import Told
from rivalry.core.decision import CHANCE
from rivalry.core.game import Game
from rivalry.server.protocol import Change, Clocks, Event, Position, Seat, TableNews
from rivalry.server.table.choosing import chosen, shown
from rivalry.server.table.journal import Row
from rivalry.server.table.situation import Situation, on_the_clock, time_left, undoable
from rivalry.server.table.wording import heard, prompt


def position(s: Situation, seat: int | None, since: int, most: int, now: float) -> Position:
    """The table as this seat may see it, with what happened from place `since` on.

    If there are more than `most` events, only the last ones are included.
    """
    standing, match, rules = s.standing, s.match, s.head.rules()
    since = max(since if 0 <= since <= s.n else 0, s.n - most)
    asked = None
    if seat is not None and seat == s.asked_person and match is not None:
        assert match.decision is not None, "somebody is asked"
        asked = prompt(match.game, match.decision)
    told: dict[int, Told] = {}
    if match is not None:
        first = len(standing.given)
        while first > 0 and standing.given[first - 1].n >= since:
            first -= 1
        places = [row.n for row in standing.given[first:]]
        told = dict(zip(places, match.told_since(first), strict=True))
    return Position(
        n=s.n,
        since=since,
        status=standing.status,
        asked=s.asked,
        view=None if match is None else match.view(seat),
        events=[event(rules, row, seat, told.get(row.n)) for row in s.rows[since:]],
        account=_account(s, seat),
        prompt=asked,
        undo=[] if seat is None else undoable(s, seat, now),
        clocks=_clocks(s, now),
        result=standing.result,
    )


def event(game: Game | None, row: Row, seat: int | None, told: Told | None = None) -> Event:
    """A row as a seat, or a spectator, may know it: an allow-list.

    `told` is what the match says about an answer, None for one that was taken back. The question of
    a secret answer is as secret as the answer.

    >>> import rivalry
    >>> catan = rivalry.game("catan-rivals")
    >>> row, told = Row(9, 0, "card scout", 1.0), Told(0, "search.take", "library", (), (), 4)
    >>> mine, theirs = event(catan, row, 0, told), event(catan, row, 1, told)
    >>> mine.words, mine.why, mine.card
    ('card scout', 'search.take', 'library')
    >>> theirs.words, theirs.secret, theirs.why, theirs.card
    ('card', True, '', 'library')
    """
    who = None if row.seat == CHANCE else row.seat
    if row.event is not None:
        return Event(row.n, row.event, who)
    answer = heard(game, row.seat, row.answer, seat)
    shown = Event(row.n, "chance" if who is None else "answer", who, *answer)
    if told is not None:
        shown.why = "" if answer.secret else told.why
        shown.card, shown.shown = told.card, list(told.shown)
        shown.changes = [Change(*change) for change in told.changes]
    return shown


def _account(s: Situation, seat: int | None) -> list[Event]:
    """What this turn has brought so far, as a seat may know it."""
    match, rules = s.match, s.head.rules()
    if match is None:
        return []
    turn = match.account(len(match.told))
    return [event(rules, s.standing.given[k], seat, match.told[k]) for k in turn]


def news(
    s: Situation, seat: int | None, is_connected: Callable[[str], bool], build: str
) -> TableNews:
    """Who sits at the table and what is played."""
    head, standing = s.head, s.standing
    rules = head.rules()
    return TableNews(
        game=head.game,
        title=head.game if rules is None else rules.title,
        version=head.version,
        options=chosen(head, standing.picks),
        choices=shown(head, standing.picks, standing.status == "choosing"),
        public=head.public,
        seats=[
            Seat(
                chair.kind,
                chair.name,
                chair.level,
                chair.player is not None and is_connected(chair.player),
                chair.resigned,
            )
            for chair in standing.chairs
        ],
        you=seat,
        chat=seat is not None or head.settings.spectator_chat,
        commitment=head.commitment,
        seed=head.seed if standing.status == "over" else None,
        imported=head.imported is not None,
        rematch=standing.rematch,
        build=build,
    )


def _clocks(s: Situation, now: float) -> Clocks | None:
    if not s.standing.clock.runs:
        return None
    left = [time_left(s, seat, now) for seat in range(s.head.seats)]
    return Clocks([round(max(0.0, seconds), 3) for seconds in left], on_the_clock(s))
