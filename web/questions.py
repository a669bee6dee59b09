"""One real position for every question of Rivals for Catan, for the client's tests.

`python web/questions.py` plays seeded games with players that build and play what they can, until
every question a player can be asked was asked, and writes what the asked seat was shown to
`web/src/generated/questions/catan-rivals.json`; `--check` only says whether the file is stale.
"""

import json
import sys
from pathlib import Path
from typing import Any

import rivalry
from rivalry.core.chance import SplitMix64
from rivalry.core.contract import positions, uniform
from rivalry.core.decision import CHANCE, Action, Decision
from rivalry.core.game import State
from rivalry.core.question import FATE
from rivalry.games.catan_rivals.building import legal_cells, place_card
from rivalry.games.catan_rivals.card import BY_KEY
from rivalry.games.catan_rivals.state import QUESTIONS
from rivalry.server.table.wording import option

PATH = Path(__file__).parent / "src" / "generated" / "questions" / "catan-rivals.json"
GAME = rivalry.game("catan-rivals")
CHANCE_ASKS = {key for key, question in QUESTIONS.items() if question.kind == FATE}
"""The questions that only chance answers."""

DUEL: dict[str, Any] = {"mode": "duel", "sets": ["gold", "turmoil", "sages"]}
MODES: list[dict[str, Any]] = [
    {"mode": "introductory"},
    {"mode": "gold"},
    {"mode": "turmoil"},
    {"mode": "progress"},
    {"mode": "intrigue"},
    {"mode": "merchant-princes"},
    {"mode": "barbarians"},
    {"mode": "explorers"},
    {"mode": "sages"},
    {"mode": "prosperity"},
    {"mode": "duel"},
    DUEL,
    {"mode": "gold", "axel": True},
    {"mode": "tournament"},
]
RARELY_RICH = {"turn.start"}
"""Questions that mostly have one answer."""

ACTIONS = {"build", "play", "use", "trade", "remove", "end"}
"""What can be done in a turn: the position kept of that question offers all of it."""

RARE = {
    "astronomer.pay": "explorers",
    "city-palace.card": "prosperity",
    "hergild.give": "merchant-princes",
    "lighthouse.give": "merchant-princes",
    "lighthouse.which": "merchant-princes",
    "reiner-the-miller.rate": "intrigue",
    "tactical-retreat.which": "merchant-princes",
    "toll.pay": "intrigue",
    "toll.take": "intrigue",
    "wise-protection.card": "duel",
    "wise-protection.stack": "duel",
}
"""Questions that come up once in many games, and in which way to play."""

STAGED = "trade-event.amount"
"""A question that needs two rare cards of two sets and hardly ever comes up by chance."""

ROUNDS = 600  # games per mode; far more than are needed


def to_be_asked() -> set[str]:
    """Every question a player can be asked."""
    return set(GAME.prompts) - CHANCE_ASKS


def busy(state: State, decision: Decision, rng: SplitMix64) -> Action:
    """Plays cards and builds whenever possible, so that rare questions come up."""
    if decision.why not in ("turn.action", "turn.start"):
        return uniform(state, decision, rng)
    options = [o for o in decision.options if isinstance(o, tuple)]
    if decision.why == "turn.action" and rng.below(6):
        for verbs in (("play", "sail"), ("build",), ("use", "trade", "expel")):
            found = [o for o in options if o[0] in verbs]
            if found:
                return found[rng.below(len(found))]
        return ("end",)
    if decision.why == "turn.start" and len(options) > 1:
        return options[1 + rng.below(len(options) - 1)]
    return uniform(state, decision, rng)


def thrifty(state: State, decision: Decision, rng: SplitMix64) -> Action:
    """Builds whatever it can and neither trades nor removes: much comes to stand, gold is kept."""
    if decision.why != "turn.action":
        return uniform(state, decision, rng)
    options = [o for o in decision.options if isinstance(o, tuple)]
    for verb, chance in (("build", 8), ("use", 2), ("play", 2), ("sail", 2)):
        found = [o for o in options if o[0] == verb and o[1:2] != ("road",)]
        if found and rng.below(chance):
            return found[rng.below(len(found))]
    found = [o for o in options if o[0] not in ("trade", "remove")]
    return ("end",) if rng.below(3) else found[rng.below(len(found))]


def modes_for(missing: set[str]) -> list[dict[str, Any]]:
    """The ways to play in which missing questions may come up."""
    if missing <= set(RARE):
        return [mode for mode in MODES if mode["mode"] in {RARE[why] for why in missing}]
    return MODES


def shown(state: State, decision: Decision) -> dict[str, Any]:
    """What the asked seat sees, in the shape of the recorded positions."""
    options = [option(GAME, action) for action in decision.options]
    return {
        "seat": decision.player,
        "why": decision.why,
        "amount": decision.amount,
        "view": state.view(decision.player),
        "options": [{"words": o.words, "verb": o.verb, "args": o.args} for o in options],
    }


def staged() -> dict[str, Any]:
    """A Trade event in which a Moneylender meets a Courthouse: both are put into play for it."""
    for seed in range(1, ROUNDS + 1):
        for state, decision, _ in positions(GAME, seed, busy, **DUEL, stall_cap=120):
            if decision.why == "roll.event" and state.trader >= 0:  # type: ignore[attr-defined]
                after: Any = state.copy()
                placed = [
                    put_into_play(after, after.trader, "moneylender"),
                    put_into_play(after, 1 - after.trader, "courthouse"),
                ]
                after.apply(("event", "trade"))
                asked = after.decision
                if all(placed) and asked is not None and asked.why == STAGED:
                    return shown(after, asked)
    raise AssertionError(f"{STAGED} was not asked")


def put_into_play(s: Any, seat: int, key: str) -> bool:
    """Build a card of the stacks in a city, if there is one with a free site."""
    card = BY_KEY[key]
    cells = legal_cells(s, seat, card)
    for stack in s.stacks:
        for h in stack:
            if cells and s.cards.identity[h] == card.index:
                stack.remove(h)
                place_card(s, seat, h, cells[0])
                return True
    return False


def is_rich(decision: Decision) -> bool:
    """Whether a position shows a question well: there is something to choose from."""
    if decision.why == "turn.action":
        return {option[0] for option in decision.options if isinstance(option, tuple)} >= ACTIONS
    return len(decision.options) > 1


def questions() -> dict[str, Any]:
    """A position for every question, by its key; the first rich one."""
    found: dict[str, Any] = {STAGED: staged()}
    missing = to_be_asked() - {STAGED}
    for seed in range(1, ROUNDS + 1):
        player = busy if seed % 2 else thrifty
        for mode in modes_for(missing - RARELY_RICH):
            for state, decision, _ in positions(GAME, seed, player, **mode, stall_cap=120):
                why = decision.why
                if decision.player == CHANCE or why not in missing:
                    continue
                if why not in found or is_rich(decision):
                    found[why] = shown(state, decision)
                    if is_rich(decision):
                        missing.discard(why)
            if not missing - RARELY_RICH:
                return dict(sorted(found.items()))
        if seed > 40 and missing <= set(found):
            break  # questions that come with one option only, as far as was seen
    return dict(sorted(found.items()))


def text() -> str:
    """The file as it should be."""
    return json.dumps(questions(), ensure_ascii=False) + "\n"


def main() -> None:
    """Write the file, or with `--check` say whether it is stale."""
    made = text()
    absent = to_be_asked() - set(json.loads(made))
    if absent:
        sys.exit(f"never asked: {sorted(absent)}")
    if "--check" not in sys.argv:
        PATH.parent.mkdir(parents=True, exist_ok=True)
        PATH.write_text(made, encoding="utf-8")
    elif not PATH.exists() or PATH.read_text(encoding="utf-8") != made:
        sys.exit("questions/catan-rivals.json is stale: run python web/questions.py")


if __name__ == "__main__":
    main()
