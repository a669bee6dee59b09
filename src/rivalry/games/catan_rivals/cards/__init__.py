"""The cards, one module per set, declared in this order when they are imported."""

# ruff: noqa: I001
from rivalry.games.catan_rivals.cards import regions, basic, basic_events
from rivalry.games.catan_rivals.cards import gold, turmoil, progress, promo
from rivalry.games.catan_rivals.cards import intrigue, intrigue_actions
from rivalry.games.catan_rivals.cards import merchant_princes, merchant_princes_city
from rivalry.games.catan_rivals.cards import merchant_princes_actions, merchant_princes_events
from rivalry.games.catan_rivals.cards import barbarians, barbarians_actions, barbarians_events
from rivalry.games.catan_rivals.cards import explorers, explorers_sea, explorers_actions
from rivalry.games.catan_rivals.cards import sages, sages_groves, sages_city, sages_actions
from rivalry.games.catan_rivals.cards import prosperity, prosperity_city
from rivalry.games.catan_rivals.cards import prosperity_actions, prosperity_events
from rivalry.games.catan_rivals.cards import sample_decks

__all__ = [
    "barbarians",
    "barbarians_actions",
    "barbarians_events",
    "basic",
    "basic_events",
    "explorers",
    "explorers_actions",
    "explorers_sea",
    "gold",
    "intrigue",
    "intrigue_actions",
    "merchant_princes",
    "merchant_princes_actions",
    "merchant_princes_city",
    "merchant_princes_events",
    "progress",
    "promo",
    "prosperity",
    "prosperity_actions",
    "prosperity_city",
    "prosperity_events",
    "regions",
    "sages",
    "sages_actions",
    "sages_city",
    "sages_groves",
    "sample_decks",
    "turmoil",
]
