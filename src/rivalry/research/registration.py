"""The Gymnasium environments by id."""

from rivalry.core import registry
from rivalry.research.spec import LAYOUT


def ids() -> dict[str, str]:
    """The id of every game that can be observed.

    >>> ids()["rivalry/LostCities-v0"]
    'lost-cities'
    """
    return {
        f"rivalry/{name.title().replace('-', '')}-v{LAYOUT}": name
        for name in registry.names()
        if registry.manifest(name).observations
    }


def gymnasium_environments() -> None:
    """Make the environments known to `gymnasium.make` and `gymnasium.make_vec`."""
    from gymnasium.envs.registration import register, registry

    for id, game in ids().items():
        if id not in registry:
            register(
                id,
                entry_point="rivalry.research.gymnasium:Env",
                vector_entry_point="rivalry.research.gymnasium:Vec",
                kwargs={"game": game},
            )
