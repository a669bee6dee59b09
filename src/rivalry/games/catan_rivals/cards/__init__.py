"""The cards, one module per set, declared in this order when they are imported."""

# ruff: noqa: I001
from rivalry.games.catan_rivals.cards import regions, basic, basic_events
from rivalry.games.catan_rivals.cards import gold, turmoil, progress, promo
from rivalry.games.catan_rivals.cards import barbarians, barbarians_actions, barbarians_events

__all__ = [
    "barbarians",
    "barbarians_actions",
    "barbarians_events",
    "basic",
    "basic_events",
    "gold",
    "progress",
    "promo",
    "regions",
    "turmoil",
]
