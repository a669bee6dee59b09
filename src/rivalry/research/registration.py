"""The Gymnasium environments by id; Gymnasium calls this by itself where Rivalry is installed."""

from typing import Final

IDS: Final = {
    "rivalry/LostCities-v0": "lost-cities",
    "rivalry/LostCitiesRivals-v0": "lost-cities-rivals",
    "rivalry/LostCitiesBoard-v0": "lost-cities-board",
    "rivalry/CatanRivals-v0": "catan-rivals",
}


def gymnasium_environments() -> None:
    """Make the environments known to `gymnasium.make` and `gymnasium.make_vec`."""
    from gymnasium.envs.registration import register, registry

    for id, game in IDS.items():
        if id not in registry:
            register(
                id,
                entry_point="rivalry.research.gymnasium:Env",
                vector_entry_point="rivalry.research.gymnasium:Vec",
                kwargs={"game": game},
            )
