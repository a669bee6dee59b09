"""The seven sample decks of the Tournament Game, each with its plan in our own words.

The second has two cards fewer than the limits ask for, and the first may have a Pilgrimage Site in
place of a Brigitta (RULINGS O-51).
"""

from rivalry.games.catan_rivals.deck import SAMPLES, Deck, Sample


def cards(words: str) -> tuple[str, ...]:
    """The keys of some cards, each repeated as often as the number before it says.

    >>> cards("2 scout, abbey")
    ('scout', 'scout', 'abbey')
    """
    found: list[str] = []
    for entry in words.split(","):
        number, _, key = entry.strip().rpartition(" ")
        found += [key] * int(number or 1)
    return tuple(found)


def sample(
    key: str,
    name: str,
    german: str,
    *,
    hand: str,
    events: str,
    stacks: str,
    plan: str,
    german_plan: str,
    explorers: bool = False,
) -> None:
    """Declare a sample deck."""
    deck = Deck(name, cards(hand), cards(events), cards(stacks))
    SAMPLES.append(Sample(key, deck, german, plan, german_plan, explorers))


sample(
    "wide-principality",
    "Expanding Your Principality and Collecting Resources",
    "Weites Land, volle Lager",
    hand="abbey, scout, storehouse",
    events="invention, 2 year-of-plenty, progress-invention",
    stacks="2 brigitta-the-wise-woman, progress-brigitta-the-wise-woman, goldsmith, "
    "2 merchant-caravan, relocation, scout, storehouse, gold-storehouse, toll-bridge, "
    "brick-factory, grain-mill, iron-foundry, lumber-camp, austin, harald, merchant, arsonist, "
    "traitor, irmgard-keeper-of-the-light, hedge-tavern, benjamin-the-traveling-scholar, doctor, "
    "gustav-the-librarian, bath-house, library, 2 pharmacy, wainwright, mendicants, "
    "secret-brotherhood",
    plan="Settle more land than your rival and let it pay. The Abbey and the Storehouse come "
    "first; then roads and settlements, with a Scout for the regions that you lack and boosters "
    "beside the best of them. Five settlements carry you through: the two advantages are yours "
    "only if the other side leaves them alone.",
    german_plan="Besiedle mehr Land als dein Rivale und lebe davon. Erst kommen Kloster und "
    "Lagerstätte, dann Straßen und Siedlungen, mit einem Kundschafter für die Landschaften, die "
    "dir fehlen, und Betrieben neben den besten. Fünf Siedlungen tragen dich weit; die beiden "
    "Vorteile bekommst du nur, wenn dein Rivale sie dir lässt.",
)

sample(
    "new-shores",
    "Heading for New Shores",
    "Zu neuen Ufern",
    hand="cartographer, pilgrimage-site, shipyard",
    events="2 good-neighbors, friendship-between-peoples, most-successful-explorer",
    stacks="2 brigitta-the-wise-woman, 2 merchant-caravan, toll-bridge, merchant, arsonist, "
    "traitor, hedge-tavern, 2 doctor, 2 bath-house, trading-post, mendicants, 3 armory, "
    "sailmakers-shop, cannon-foundry, astronomer, explorer-metropolis, ambassador, broadside, "
    "cartographer, 2 lars-the-naval-hero, 2 navigator, small-market-town",
    plan="Win at sea. Begin with the Shipyard and the Pilgrimage Site, chart the first sea cards, "
    "and look for the Sailmakers' Shop, without which half the sea stays out of reach. Armories "
    "and the Cannon Foundry beat the pirates, Lars helps against the worst of them, and the "
    "islands pay for the cities.",
    german_plan="Gewinne auf See. Beginne mit Werft und Wallfahrtsort, kartiere die ersten "
    "Seekarten und suche die Segelmacherei, ohne die das halbe Meer unerreichbar bleibt. "
    "Waffenschmieden und Geschützgießerei besiegen die Piraten, Lars hilft gegen die schlimmsten, "
    "und die Inseln bezahlen die Städte.",
    explorers=True,
)

sample(
    "strong-heroes",
    "Strong Heroes",
    "Starke Helden",
    hand="osmund, drill-ground, siward-the-scout",
    events="feud, fraternal-feuds, gift-for-the-prince, retreat-of-the-barbarians",
    stacks="2 merchant-caravan, toll-bridge, merchant, reiner-the-herald, gold-cache, archer, "
    "arsonist, turmoil-brigands, sebastian-the-itinerant-preacher, traitor, voyage-of-plunder, "
    "lookout-tower, carl-forkbeard, heinrich-the-sentinel, fairgrounds, hedge-tavern, tithe-barn, "
    "pilgrimage-site, godfrey-the-intriguer, michael-the-master-builder, "
    "olaf-the-merchant-ship-captain, mendicants, baroc-the-barbarian, marie-the-shieldmaiden, "
    "wolfgang-the-street-performer, bailiwick, castle, secret-brotherhood, 2 castellan, "
    "contest-of-the-heroes",
    plan="Take the strength advantage in the preparatory round and never give it back. With the "
    "Drill Ground in play, Osmund and Siward are cheap enough to follow at once. From then on the "
    "feuds hurt your rival, the Hedge Tavern lets you attack, and the Castle turns heroes into "
    "resources.",
    german_plan="Hole dir den Stärkevorteil schon in der Vorrunde und gib ihn nicht mehr her. Mit "
    "dem Übungsplatz sind Osmund und Siward billig genug, um gleich zu folgen. Danach treffen "
    "die Fehden deinen Rivalen, die Spelunke erlaubt dir Angriffe, und die Burg macht "
    "Helden zu Rohstoffen.",
)

sample(
    "hunger-for-wisdom",
    "Hunger for Wisdom",
    "Hunger nach Weisheit",
    hand="frederich-sage-of-the-hills, peter-sage-of-the-forest, walther-sage-of-the-gold-field",
    events="2 council-of-the-sages, 2 famine",
    stacks="2 merchant-caravan, scout, grain-mill, merchant, 2 doctor, bath-house, mendicants, "
    "principal-sage-woman, barbara-sage-of-the-fields, michaela-sage-of-the-pasture, "
    "piet-sage-of-the-mountains, grove-of-freedom, grove-of-great-foresight, grove-of-vigilance, "
    "cole-paladin-of-the-sages, robert-herald-of-the-sages, 2 academy-of-sages, granary, "
    "manifesto-of-humane-conduct, 2 age-of-enlightenment, power-of-the-groves, wise-protection, "
    "2 great-foresight, 2 wise-compensation, thieves-hideout, small-market-town",
    plan="Let the sages rule the events. Three of them stand beside their regions before the "
    "first roll and gather owls; groves turn the owls into cards and into better event rolls. "
    "Famines starve a rival without grain, Wise Compensation builds your first cities while you "
    "are behind, and the Manifesto finishes the work.",
    german_plan="Lass die Weisen über die Ereignisse bestimmen. Drei von ihnen stehen vor dem "
    "ersten Wurf neben ihren Landschaften und sammeln Eulen; die Haine machen daraus Karten und "
    "bessere Ereignisse. Hungersnöte treffen Rivalen ohne Getreide, der Weise Ausgleich baut "
    "deine ersten Städte, solange du zurückliegst, und das Manifest vollendet das Werk.",
)

sample(
    "maritime-trade",
    "Maritime Trade",
    "Seehandel",
    hand="gold-ship, ship-builder, siward-the-scout",
    events="trade-ships-race, capricious-sea, 2 fortunate-trade-voyage",
    stacks="2 merchant-caravan, toll-bridge, grain-ship, lumber-ship, ore-ship, wool-ship, "
    "large-trade-ship, gold-large-trade-ship, merchant, harbor, arsonist, traitor, chapel-1-3, "
    "chapel-4-6, hedge-tavern, guido-the-ambassador, gustav-the-librarian, pilgrimage-site, "
    "michael-the-master-builder, brigand-camp, 2 trading-post, olaf-the-merchant-ship-captain, "
    "2 lighthouse, gero-the-master-merchant, hergild-the-master-merchant, maritime-trade-monopoly, "
    "caravel, bailiwick, secret-brotherhood",
    plan="Fill the harbour faster than anybody. The Ship Builder makes every ship cheaper, so "
    "Siward, the Ship Builder and the Gold Ship are all built before the first roll. More ships "
    "bring the trade advantage and all goods you need; later Lighthouses and Trading Posts let "
    "the Large Trade Ships deal one for one.",
    german_plan="Fülle deine Häfen schneller als jeder andere. Der Schiffsbauer macht jedes "
    "Schiff billiger, also sind Siward, er und das Gold-Handelsschiff vor dem ersten Wurf "
    "gebaut. Mehr Schiffe bringen den Handelsvorteil und alle Waren; später tauschen die Großen "
    "Handelsschiffe mit Leuchttürmen und Handelsposten eins zu eins.",
)

sample(
    "prosperity-for-the-poor",
    "Prosperity for the Poor",
    "Wohlstand für alle",
    hand="village-school, scout, public-feeling",
    events="2 insurrection, 2 taxation",
    stacks="2 brigitta-the-wise-woman, progress-brigitta-the-wise-woman, 2 merchant-caravan, "
    "relocation, toll-bridge, merchant, reiner-the-herald, abbey-brewery, mendicants, "
    "public-feeling, thieves-hideout, common-land, mercenaries, small-market-town, prince, "
    "aqueduct, builders-hut, city-palace, hospital, 2 monument-to-the-prince, theater, "
    "artwork-epic, artwork-fountain, artwork-sculpture, bera-the-insurgent, court-astrologer, "
    "2 feeding-the-poor, prosperity",
    plan="Keep the people in a good mood and live on their stars. Public Feeling and the Village "
    "School come first and bring two stars at once. Build one great city with the Builders' Hut, "
    "the Prince, the Aqueduct and the Hospital, use it every turn, and keep a star for the next "
    "insurrection. Without the advantages you need four cities.",
    german_plan="Halte das Volk bei Laune und lebe von seinen Sternen. Volksstimmung und "
    "Dorfschule kommen zuerst und bringen gleich zwei Sterne. Baue eine große Stadt mit Bauhütte, "
    "Fürst, Wasserversorgung und Hospital, nutze sie in jedem Zug und hebe einen Stern für den "
    "nächsten Aufstand auf. Ohne die beiden Vorteile brauchst du vier Städte.",
)

sample(
    "alma-mater",
    "Alma Mater",
    "Alma Mater",
    hand="abbey, storehouse, pilgrimage-site",
    events="invention, 2 year-of-plenty, progress-invention",
    stacks="2 merchant-caravan, marketplace, toll-bridge, merchant, heinrich-the-sentinel, "
    "irmgard-keeper-of-the-light, benjamin-the-traveling-scholar, 2 doctor, guido-the-ambassador, "
    "gustav-the-librarian, 2 mineral-mining, 2 three-field-system, 2 chief-cannoneer, "
    "2 bath-house, building-crane, 2 library, parliament, university, bishops-see, bishop, "
    "michael-the-master-builder, missionary, mendicants, white-raven-tavern, bailiwick",
    plan="Study first, then build. The Abbey opens the way to the University, whose action cards "
    "fill fields and mountains for three cities. Bath Houses keep the plague away and the "
    "Doctors busy. Cannoneers, the Bishop's See and the Missionary win the strength advantage "
    "late in the game.",
    german_plan="Erst studieren, dann bauen. Das Kloster öffnet den Weg zur Universität, deren "
    "Aktionskarten Ackerland und Gebirge für drei Städte füllen. Badhäuser halten die Seuche "
    "fern und geben dem Medicus zu tun. Geschützmeister, Bischofssitz und Missionar gewinnen spät "
    "im Spiel den Stärkevorteil.",
)
