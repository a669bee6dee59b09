"""Why a card cannot be built or played: a stable key with arguments, and the words for it.

A reason is written like an action: "needs-card hedge-tavern", "short 2 wool 1 ore"; "" means none.
Languages other than English have their own words for the same keys.
"""

from typing import Final

from rivalry.games.catan_rivals.card import BY_KEY, RESOURCES

REASONS: Final = {
    # Requirements of cards
    "needs-card": "you need {cards}",
    "needs-gold": "you need {0} gold",
    "needs-resources": "you need {0} resources",
    "needs-progress": "you need {0} progress points",
    "needs-strength-advantage": "you need the strength advantage",
    "needs-city-or-commerce": "you need a city or {0} commerce points",
    "needs-strong-hero": "you need a hero with a strength point",
    "needs-card-or-fewer-points": "you need {cards} or fewer victory points than your rival",
    "production-fixed": "the production number is already fixed",
    "event-fixed": "the event is already fixed",
    "nothing-to-move": "you have no two cards to exchange",
    "nothing-to-replace": "you have no building in hand that could take the place of one in play",
    "no-region-of-number": "you have no region with the production number and with room",
    "bath-houses-full": "the regions beside your Bath Houses are full",
    "mountains-full": "your mountains are full",
    "fields-full": "your fields are full",
    "no-room-for-gold": "you have no room for gold",
    "rival-without-gold": "your rival has no gold",
    "rival-without-spoils": "your rival has no resource that you could store",
    "rival-without-loot": "your rival has no resource that your regions have room for",
    "rival-without-strong-unit": "your rival has no unit with a strength point",
    "rival-without-unprotected": "your rival has no unprotected building",
    "rival-without-hand": "your rival has no card in hand",
    "played-twice": "you have played it twice this turn",
    "discard-empty": "the discard pile is empty",
    "attacks-forbidden": "a Great Thingstead forbids attacks",
    "needs-toll": "you need {0} gold for the toll of the Brotherhood",
    "needs-city": "you need a city",
    "rival-heroines": "your rival has {0} heroines",
    "rival-without-hero": "your rival has no hero",
    "stacks-empty": "all draw stacks are empty",
    "no-room": "you have no room for a resource",
    "needs-high-residence": "you need a Residence on its highest side or {0} commerce points",
    "needs-trade-ships": "you need {0} trade ships",
    "needs-more-ships": "you need more trade ships than your rival",
    "needs-common-ship": "you need a trade ship that trades one kind of resource",
    "needs-harbor-or-ships": "you need a Commercial Harbor or {0} trade ships",
    "traded-enough": "you have traded one for one {0} times this turn",
    "rival-without-trade-advantage": "your rival does not have the trade advantage",
    "nothing-abroad": "you have no building in your rival's principality",
    "needs-hero": "you need a hero",
    "needs-heroes": "you need {0} heroes",
    "needs-unit": "you need a unit",
    "needs-triumph": "your Triumph Card must show a victory point",
    "castle-full": "the regions beside your Castle are full",
    "rival-without-room": "your rival has no room for a resource",
    "nobody-has-room": "nobody who has a unit has room for a resource",
    "rival-triumphant": "the Triumph Card of your rival already shows 3 victory points",
    "needs-sail": "you need sail points, at least {0}",
    "needs-cannon": "you need cannon points, at least {0}",
    "needs-host-island": "you need the Bards, the Scholars or the Merchants on their first side",
    "host-island-useless": "none of your islands would bring you anything",
    "rival-without-ship-or-island": "your rival has no explorer ship and no island to turn back",
    "no-ship-at-sea": "none of your explorer ships has acted this turn",
    "needs-city-by-harbor": "you need a city without a metropolis next to your Explorer Harbor",
    "needs-discoveries": "you need {0} discovered sea cards or {1} islands on their third side",
    "no-room-for-owls": "your sages have no room for an owl",
    "needs-sages": "you need {0} sages",
    "rival-without-sage": "your rival has no sage",
    "needs-grove": "you need a grove",
    "needs-manifesto": "your Manifesto must show a victory point",
    "nobody-has-any-room": "nobody has room for a resource",
    "only-yule": "no event but Yule is left",
    "no-cities-left": "no city is left",
    "needs-fewer-cities": "you need fewer cities or fewer victory points than your rival",
    "no-room-for-star": "your Public Feeling has no room for a star",
    "rival-without-tribute": "your rival has no stars, and no lead with resources, to take",
    "rival-strong": "your rival has {0} strength points",
    # Building
    "moment": "{title} is played only {when}",
    "only-one": "you already have {cards}, and there may be only one",
    "with-rival": "{title} stands in your rival's principality, and there is only one",
    "needs-under": "you need {under} in a city to build it on",
    "under-taken": "each {bare} of yours in a city already carries one",
    "no-site": "there is no free building site",
    "no-city-site": "there is no free building site in a city",
    "no-region-place": "there is no free place beside a region",
    "no-place-by-harbor": "there is no free place beside a region at your Explorer Harbor",
    "no-place-beside": "there is no free place beside a region of yours that yields {0}",
    "needs-stored": "the region beside which it stands must hold {1} {0}",
    "needs-any-stored": "a region with a free place beside it must hold {0} resource",
    "no-free-road": "you have no road without a card on it",
    "no-rivals-road": "your rival has no road that is free for it",
    "no-rivals-site": "your rival has no free building site in a city",
    "no-rivals-region": "your rival has no region that is free for it",
    "no-city-without-metropolis": "you have no city without a metropolis",
    "excluded": "it does not go together with {cards}",
    "short": "you are short of {list}",
    "short-reduced": "you are short of {list}, of which your reductions save {0}",
    # Roads, settlements and cities
    "none-left": "there is none left",
    "no-road-end": "both ends of your principality have a road already",
    "needs-open-road": "you need a road that ends without a settlement",
    "needs-settlement": "you have no settlement left to turn into a city",
    "no-road-end-by-harbor": "one end of your principality has a road, the other your harbour",
    # Explorer ships
    "no-ship-to-build": "you have no explorer ship left to build",
    "no-ship-in-harbor": "none of your explorer ships is ready in the harbour",
    "nothing-in-reach": "there is nothing that a ship of yours could do within its reach",
    # The moment
    "over": "the game is over",
    "not-in-hand": "{title} is not in your hand",
    "rivals-turn": "it is your rival's turn",
    "roll-first": "roll the dice first",
    "not-now": "it is not your action phase now",
    "not-in-preparation": "it cannot come into the preparatory round",
}
"""What is missing, in words."""


def words(reason: str) -> str:
    """A reason in English.

    >>> words("short 2 wool 1 ore"), words("needs-card abbey library")
    ('you are short of 2 wool, 1 ore', 'you need an Abbey or a Library')
    >>> words("short 1 owl"), words("short 2 star")
    ('you are short of 1 owl', 'you are short of 2 stars')
    >>> words("needs-under town-hall")
    'you need a Parish Hall in a city to build it on'
    """
    if not reason:
        return ""
    key, *args = reason.split(" ")
    template = REASONS[key]
    if key == "short-reduced":
        template = template.replace("{0}", args.pop(0))
    if key in ("short", "short-reduced"):
        amounts = [amount(n, kind) for n, kind in zip(args[::2], args[1::2], strict=True)]
        return template.replace("{list}", ", ".join(amounts))
    if args and args[0] in BY_KEY:
        card = BY_KEY[args[0]]
        template = template.replace("{cards}", " or ".join([_with_article(arg) for arg in args]))
        if card.on:
            template = template.replace("{under}", _with_article(card.on))
            template = template.replace("{bare}", BY_KEY[card.on].title)
        return template.replace("{title}", card.title).replace("{when}", card.when)
    for n, arg in enumerate(args):
        template = template.replace(f"{{{n}}}", arg)
    return template


def parts(reason: str) -> tuple[str, list[str]]:
    """The key of a reason and its arguments.

    >>> parts("needs-gold 3")
    ('needs-gold', ['3'])
    """
    key, *args = reason.split(" ")
    return key, args


def amount(n: int | str, kind: str) -> str:
    """An amount of a resource, or of owls or stars, which have a plural.

    >>> amount(2, "wool"), amount(1, "star"), amount(0, "star")
    ('2 wool', '1 star', '0 stars')
    """
    return f"{n} {kind}" if kind in RESOURCES or str(n) == "1" else f"{n} {kind}s"


def _with_article(key: str) -> str:
    title = BY_KEY[key].title
    return f"an {title}" if title[0] in "AEIO" else f"a {title}"
