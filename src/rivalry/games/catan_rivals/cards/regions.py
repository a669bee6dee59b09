"""The regions of the Basic Set: twelve to start with, twelve in the stack."""

from rivalry.games.catan_rivals.card import (
    BRICK,
    GOLD,
    GRAIN,
    LUMBER,
    ORE,
    REGION,
    RESOURCES,
    WOOL,
    card,
)

KINDS = (
    ("forest", "Forest", LUMBER, (2, 3, 4, 6)),
    ("gold-field", "Gold Field", GOLD, (1, 4, 2, 3)),
    ("fields", "Fields", GRAIN, (6, 5, 1, 3)),
    ("hills", "Hills", BRICK, (3, 2, 1, 5)),
    ("pasture", "Pasture", WOOL, (4, 1, 5, 6)),
    ("mountains", "Mountains", ORE, (5, 6, 2, 4)),
)

for _name, _title, _resource, _numbers in KINDS:
    for _number in _numbers:
        card(
            f"{_title} {_number}",
            "Landschaft",
            REGION,
            set="basic",
            key=f"{_name}-{_number}",
            name=_name,
            resource=_resource,
            number=_number,
            text=f"Yields 1 {RESOURCES[_resource]} on a {_number} and stores up to 3.",
        )

# Red regions are seat 0's, blue ones seat 1's.
START = (
    ("forest-2", "hills-3", "gold-field-1", "pasture-4", "fields-6", "mountains-5"),
    ("forest-3", "hills-2", "gold-field-4", "pasture-1", "fields-5", "mountains-6"),
)
"""The regions that a principality starts with, from left to right, above before below."""
