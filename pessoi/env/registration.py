"""The names under which Gymnasium knows the games."""

from gymnasium.envs.registration import register, registry

from pessoi.games import names

NAMESPACE = "pessoi"


def register_games() -> None:
    """`pessoi/Zeus-v0` and all the others."""
    for key in names():
        name = f"{NAMESPACE}/{key.capitalize()}-v0"
        if name not in registry:
            register(id=name, entry_point="pessoi.env.single:Seat", kwargs={"game": key})
