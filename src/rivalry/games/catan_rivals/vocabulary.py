"""The vocabulary of Rivals for Catan: every answer of a player, with a number that never changes.

The list only grows: a new card's words are appended in the order in which `missing` gives them, and
no word ever moves. So masks, saved weights and data sets keep their meaning.
"""

from typing import Final

from rivalry.core.decision import Action

_WORDS: Final = """
roll; end; yes; no; done; keep; swap; exchange; draw; search; remove; build road left; build road
right; build settlement left; build settlement right; build city -12; build city -10; build city
-8; build city -6; build city -4; build city -2; build city 0; build city 2; build city 4; build
city 6; build city 8; build city 10; build city 12; build city 14; play brigitta-the-wise-woman;
play goldsmith; play merchant-caravan; play relocation; play scout; build abbey; build
marketplace; build parish-hall; build storehouse; build toll-bridge; build brick-factory; build
grain-mill; build iron-foundry; build lumber-camp; build weavers-shop; build austin; build
candamir; build inga; build harald; build osmund; build siglind; build brick-ship; use brick-ship;
build grain-ship; use grain-ship; build lumber-ship; use lumber-ship; build gold-ship; use
gold-ship; build ore-ship; use ore-ship; build wool-ship; use wool-ship; build large-trade-ship;
use large-trade-ship; play brigands; play gold-goldsmith; play gudrun-terror-of-the-seas; play
merchant; play reiner-the-herald; play trade-master; build gold-cache; build gold-storehouse;
build gold-toll-bridge; build gold-large-trade-ship; use gold-large-trade-ship; build pirate-ship;
build harbor; build merchant-guild; build moneylender; build mint; use mint; build salt-silo;
build staple-house; build trading-base; play archer; play arsonist; play turmoil-brigands; play
sebastian-the-itinerant-preacher; play traitor; play voyage-of-plunder; build drill-ground; build
lookout-tower; build carl-forkbeard; build heinrich-the-sentinel; build
irmgard-keeper-of-the-light; build chapel-1-3; build chapel-4-6; build fairgrounds; build
fire-brigade; build hedge-tavern; build large-festival-hall; build tithe-barn; play
benjamin-the-traveling-scholar; play progress-brigitta-the-wise-woman; play doctor; play
guido-the-ambassador; play gustav-the-librarian; play mineral-mining; play progress-relocation;
play three-field-system; build chief-cannoneer; build bath-house; build building-crane; build
library; build parliament; build pharmacy; build town-hall; build university; play
axel-the-inventor; card forest-2; card forest-3; card forest-4; card forest-6; card gold-field-1;
card gold-field-4; card gold-field-2; card gold-field-3; card fields-6; card fields-5; card
fields-1; card fields-3; card hills-3; card hills-2; card hills-1; card hills-5; card pasture-4;
card pasture-1; card pasture-5; card pasture-6; card mountains-5; card mountains-6; card
mountains-2; card mountains-4; card brigitta-the-wise-woman; card goldsmith; card
merchant-caravan; card relocation; card scout; card abbey; card marketplace; card parish-hall;
card storehouse; card toll-bridge; card brick-factory; card grain-mill; card iron-foundry; card
lumber-camp; card weavers-shop; card austin; card candamir; card inga; card harald; card osmund;
card siglind; card brick-ship; card grain-ship; card lumber-ship; card gold-ship; card ore-ship;
card wool-ship; card large-trade-ship; card brigands; card gold-goldsmith; card
gudrun-terror-of-the-seas; card merchant; card reiner-the-herald; card trade-master; card
gold-cache; card gold-storehouse; card gold-toll-bridge; card gold-large-trade-ship; card
pirate-ship; card harbor; card merchant-guild; card moneylender; card mint; card salt-silo; card
staple-house; card trading-base; card archer; card arsonist; card turmoil-brigands; card
sebastian-the-itinerant-preacher; card traitor; card voyage-of-plunder; card drill-ground; card
lookout-tower; card carl-forkbeard; card heinrich-the-sentinel; card irmgard-keeper-of-the-light;
card chapel-1-3; card chapel-4-6; card fairgrounds; card fire-brigade; card hedge-tavern; card
large-festival-hall; card tithe-barn; card benjamin-the-traveling-scholar; card
progress-brigitta-the-wise-woman; card doctor; card guido-the-ambassador; card
gustav-the-librarian; card mineral-mining; card progress-relocation; card three-field-system; card
chief-cannoneer; card bath-house; card building-crane; card library; card parliament; card
pharmacy; card town-hall; card university; card axel-the-inventor; trade brick; trade grain; trade
lumber; trade wool; trade ore; trade gold; take brick; take grain; take lumber; take wool; take
ore; take gold; save brick; save grain; save lumber; save wool; save ore; save gold; beside -11
above; region -11 above; road -11; region -11 below; beside -11 below; site -10 far-above; site
-10 above; site -10 below; site -10 far-below; beside -9 above; region -9 above; road -9; region
-9 below; beside -9 below; site -8 far-above; site -8 above; site -8 below; site -8 far-below;
beside -7 above; region -7 above; road -7; region -7 below; beside -7 below; site -6 far-above;
site -6 above; site -6 below; site -6 far-below; beside -5 above; region -5 above; road -5; region
-5 below; beside -5 below; site -4 far-above; site -4 above; site -4 below; site -4 far-below;
beside -3 above; region -3 above; road -3; region -3 below; beside -3 below; site -2 far-above;
site -2 above; site -2 below; site -2 far-below; beside -1 above; region -1 above; road -1; region
-1 below; beside -1 below; site 0 far-above; site 0 above; site 0 below; site 0 far-below; beside
1 above; region 1 above; road 1; region 1 below; beside 1 below; site 2 far-above; site 2 above;
site 2 below; site 2 far-below; beside 3 above; region 3 above; road 3; region 3 below; beside 3
below; site 4 far-above; site 4 above; site 4 below; site 4 far-below; beside 5 above; region 5
above; road 5; region 5 below; beside 5 below; site 6 far-above; site 6 above; site 6 below; site
6 far-below; beside 7 above; region 7 above; road 7; region 7 below; beside 7 below; site 8
far-above; site 8 above; site 8 below; site 8 far-below; beside 9 above; region 9 above; road 9;
region 9 below; beside 9 below; site 10 far-above; site 10 above; site 10 below; site 10
far-below; beside 11 above; region 11 above; road 11; region 11 below; beside 11 below; site 12
far-above; site 12 above; site 12 below; site 12 far-below; beside 13 above; region 13 above; road
13; region 13 below; beside 13 below; stack 0; stack 1; stack 2; stack 3; stack 4; stack 5; stack
6; stack 7; number 1; number 2; number 3; number 4; number 5; number 6; events; hand; build
red-light-tavern; abroad red-light-tavern; build abbey-brewery; use abbey-brewery; build
reiner-the-miller; use reiner-the-miller; build great-thingstead; build odins-fountain; build
pilgrimage-site; build godfrey-the-intriguer; use godfrey-the-intriguer; build
master-of-the-brotherhood; build bishops-see; build church; build odins-temple; build
sacrificial-site; use sacrificial-site; build bran-defender-of-the-temple; build
judith-guardian-of-the-church; use judith-guardian-of-the-church; play bishop; play
michael-the-master-builder; play missionary; play odins-priest; play priestess-of-the-norns; build
commercial-metropolis; build brigand-camp; abroad brigand-camp; build trading-post; use
trading-post; build cloth-merchants-residence; use cloth-merchants-residence; build
paper-merchants-residence; use paper-merchants-residence; build wainwright; use wainwright; build
olaf-the-merchant-ship-captain; use olaf-the-merchant-ship-captain; build
merchant-princes-pirate-ship; build ship-builder; use ship-builder; build commercial-harbor; use
commercial-harbor; build craft-guild; build lighthouse; use lighthouse; build
master-merchants-alliance; build trading-station; use trading-station; abroad trading-station;
play gero-the-master-merchant; play guild-master; play hergild-the-master-merchant; use
hergild-the-master-merchant; play maritime-trade-monopoly; play mendicants; play tactical-retreat;
play trade-monopoly; build barbarian-stronghold; abroad barbarian-stronghold; build
border-fortress; use border-fortress; build white-raven-tavern; use white-raven-tavern; build
arnd-the-strategist; build baroc-the-barbarian; build caravel; build marie-the-shieldmaiden; use
marie-the-shieldmaiden; build siward-the-scout; use siward-the-scout; build
wolfgang-the-street-performer; build arsenal; build bailiwick; use bailiwick; build castle; build
secret-brotherhood; use secret-brotherhood; build triumph-card; play
alliance-against-the-barbarians; play castellan; play contest-of-the-heroes; play
barbarians-relocation; play siegfried-vanquisher-of-the-barbarians; card red-light-tavern; card
abbey-brewery; card reiner-the-miller; card great-thingstead; card odins-fountain; card
pilgrimage-site; card godfrey-the-intriguer; card master-of-the-brotherhood; card bishops-see;
card church; card odins-temple; card sacrificial-site; card bran-defender-of-the-temple; card
judith-guardian-of-the-church; card bishop; card michael-the-master-builder; card missionary; card
odins-priest; card priestess-of-the-norns; card commercial-metropolis; card brigand-camp; card
trading-post; card cloth-merchants-residence; card paper-merchants-residence; card wainwright;
card olaf-the-merchant-ship-captain; card merchant-princes-pirate-ship; card ship-builder; card
commercial-harbor; card craft-guild; card lighthouse; card master-merchants-alliance; card
trading-station; card gero-the-master-merchant; card guild-master; card
hergild-the-master-merchant; card maritime-trade-monopoly; card mendicants; card tactical-retreat;
card trade-monopoly; card barbarian-stronghold; card border-fortress; card white-raven-tavern;
card arnd-the-strategist; card baroc-the-barbarian; card caravel; card marie-the-shieldmaiden;
card siward-the-scout; card wolfgang-the-street-performer; card arsenal; card bailiwick; card
castle; card secret-brotherhood; card triumph-card; card alliance-against-the-barbarians; card
castellan; card contest-of-the-heroes; card barbarians-relocation; card
siegfried-vanquisher-of-the-barbarians; city -10; city -8; city -6; city -4; city -2; city 0; city
2; city 4; city 6; city 8; city 10; city 12; side 0; side 1; side 2; side 3; build landing-stage;
build shipyard; use shipyard; build armory; build sailmakers-shop; build cannon-foundry; build
astronomer; use astronomer; build explorer-metropolis; play ambassador; play broadside; play
cartographer; play lars-the-naval-hero; play navigator; card landing-stage; card shipyard; card
armory; card sailmakers-shop; card cannon-foundry; card astronomer; card explorer-metropolis; card
ambassador; card broadside; card cartographer; card lars-the-naval-hero; card navigator; build
ship; sail; ship; sea -2 above; sea -2 middle; sea -2 below; sea -3 above; sea -3 middle; sea -3
below; sea -4 above; sea -4 middle; sea -4 below; sea 4 above; sea 4 middle; sea 4 below; sea 5
above; sea 5 middle; sea 5 below; sea 6 above; sea 6 middle; sea 6 below; build
principal-sage-woman; build barbara-sage-of-the-fields; build frederich-sage-of-the-hills; build
michaela-sage-of-the-pasture; build peter-sage-of-the-forest; build piet-sage-of-the-mountains;
build walther-sage-of-the-gold-field; build grove-of-courage; use grove-of-courage; build
grove-of-fraternity; use grove-of-fraternity; build grove-of-freedom; use grove-of-freedom; build
grove-of-great-foresight; use grove-of-great-foresight; build grove-of-justice; use
grove-of-justice; build grove-of-peace; use grove-of-peace; build grove-of-vigilance; use
grove-of-vigilance; build cole-paladin-of-the-sages; build robert-herald-of-the-sages; build
academy-of-sages; use academy-of-sages; build courthouse; build granary; use granary; build
manifesto-of-humane-conduct; use manifesto-of-humane-conduct; play age-of-enlightenment; play
power-of-the-groves; play dispute-of-the-sages; play wise-protection; play great-foresight; play
wise-compensation; card feud; card fraternal-feuds; card invention; card trade-ships-race; card
traveling-merchant; card year-of-plenty; card gift-for-the-prince; card gold-trade-ships-race;
card gold-traveling-merchant; card turmoil-feud; card turmoil-fraternal-feuds; card riots; card
progress-invention; card plague; card good-neighbors; card religious-dispute; card capricious-sea;
card fortunate-trade-voyage; card hour-of-the-master-merchants; card barbarian-attack; card
retreat-of-the-barbarians; card principal-sage-woman; card barbara-sage-of-the-fields; card
frederich-sage-of-the-hills; card michaela-sage-of-the-pasture; card peter-sage-of-the-forest;
card piet-sage-of-the-mountains; card walther-sage-of-the-gold-field; card grove-of-courage; card
grove-of-fraternity; card grove-of-freedom; card grove-of-great-foresight; card grove-of-justice;
card grove-of-peace; card grove-of-vigilance; card cole-paladin-of-the-sages; card
robert-herald-of-the-sages; card academy-of-sages; card courthouse; card granary; card
manifesto-of-humane-conduct; card age-of-enlightenment; card power-of-the-groves; card
dispute-of-the-sages; card wise-protection; card great-foresight; card wise-compensation; card
council-of-the-sages; card famine; event brigands; event trade; event celebration; event harvest;
event card; build public-feeling; use public-feeling; build thieves-hideout; use thieves-hideout;
abroad thieves-hideout; expel thieves-hideout; build common-land; use common-land; build
village-school; build mercenaries; build traveling-theater; use traveling-theater; build
small-market-town; use small-market-town; build prince; use prince; build princess; use princess;
build aqueduct; build builders-hut; build city-palace; use city-palace; build hospital; use
hospital; build monument-to-the-prince; build theater; play artwork-epic; play artwork-fountain;
play artwork-relief; play artwork-sculpture; play bera-the-insurgent; play court-astrologer; play
feeding-the-poor; play prosperity; card public-feeling; card thieves-hideout; card common-land;
card village-school; card mercenaries; card traveling-theater; card small-market-town; card
prince; card princess; card aqueduct; card builders-hut; card city-palace; card hospital; card
monument-to-the-prince; card theater; card artwork-epic; card artwork-fountain; card
artwork-relief; card artwork-sculpture; card bera-the-insurgent; card court-astrologer; card
feeding-the-poor; card prosperity; card friendship-between-peoples; card most-successful-explorer;
card insurrection; card taxation; card none
"""


def _action(words: str) -> Action:
    """An answer from its notation.

    >>> _action("region -1 above")
    ('region', -1, 'above')
    """
    return tuple([int(word) if word.lstrip("-").isdigit() else word for word in words.split(" ")])


VOCABULARY: Final[list[Action]] = [_action(words) for words in " ".join(_WORDS.split()).split("; ")]
"""Every answer of a player, in a fixed order."""

ID_OF: Final = {action: i for i, action in enumerate(VOCABULARY)}
"""The place of an answer in the vocabulary."""
