"""Registration of the games with Gymnasium."""

from gymnasium.envs.registration import register, registry

from pessoi.games import names

NAMESPACE = "pessoi"


def register_games() -> None:
    """Register every game, as `pessoi/Zeus-v0`, unless it is registered already."""
    for key in names():
        name = f"{NAMESPACE}/{key.capitalize()}-v0"
        if name not in registry:
            register(id=name, entry_point="pessoi.env.single_seat_env:SingleSeatEnv", kwargs={"game": key})
