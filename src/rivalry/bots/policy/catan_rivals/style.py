"""How a player of Rivals for Catan weighs things; worths are in victory points."""


class Style:
    """The weights of each level are data (see rivalry.bots.weights)."""

    def __init__(self, weights: dict[str, float]) -> None:
        # Points and what comes near them.
        self.win: float = weights["win"]  # the point that wins
        self.resource: float = weights["resource"]  # a resource
        self.events: float = weights["events"]  # what events bring the holder of a token
        self.rivals_point: float = weights["rivals_point"]  # a point that the rival does not have
        self.nearer: float = weights["nearer"]  # a step towards an advantage, or from losing it
        self.skill: float = weights["skill"]
        self.progress: float = weights["progress"]
        # What cards do.
        self.help: float = weights["help"]  # a card without points
        self.use: float = weights["use"]  # a function on demand
        self.at_once: float = weights["at_once"]  # an effect right after building
        self.attack: float = weights["attack"]  # an attack card
        self.action: float = weights["action"]  # any other action card
        self.hope: float = weights["hope"]  # part of the worth of a card that cannot be built yet
        self.choice: float = weights["choice"]  # what each unknown card adds to a stack's best one
        self.basic: float = weights["basic"]  # an unknown card of the Basic Set
        self.theme: float = weights["theme"]  # an unknown card of a theme set
        # Room.
        self.few_sites: float = weights["few_sites"]  # what the last free sites are kept for
        self.last_place: float = weights["last_place"]  # a city site when none is left
        # Plans.
        self.waiting: float = weights["waiting"]  # what a round of waiting leaves of a worth
        self.road: float = weights["road"]  # part of the next settlement that its road stands for
        self.windfall: float = weights["windfall"]  # resources of choice that events bring a round
        self.enough: float = weights["enough"]  # less is not worth the resources
        # Thresholds of the turn.
        self.bargain: float = weights["bargain"]  # what an exchange must add to the plan
        self.number: float = weights["number"]  # what a chosen number must bring more than a roll
        self.keep: float = weights["keep"]  # a card that is worth less is exchanged
        self.search: float = weights["search"]  # what searching must bring more than drawing
        self.spent: float = weights["spent"]  # a resource for searching, beside its part in plans
        self.replacing: float = weights["replacing"]  # what must be gained by making room
