"""What a use of a room costs, as everybody sees it."""

from __future__ import annotations

import pytest

from getaway.games.alcatraz.shown.view import view
from getaway.kernel.dialect import NOBODY
from tests.citing import rule
from tests.games.alcatraz.scene import ANN, BO, CY, Scene


@rule("AL-26", "AL-27")
@pytest.mark.parametrize(
    ("free_rooms", "prices"),
    [
        ("printed", {"dining_hall": [0, 0, 0, 0, None], "laundry": [1, 1, 2, None, None]}),
        ("designer", {"dining_hall": [0, 0, 1, None, None], "laundry": [1, 1, 2, None, None]}),
    ],
)
def test_a_room_tells_what_its_use_costs_whoever_is_there(
    free_rooms: str, prices: dict[str, list[int | None]]
) -> None:
    """On both sides of both readings; to whoever acts there it is what the choice costs."""
    for name, row in prices.items():
        for guards, price in enumerate(row):
            scene = Scene(
                where={ANN: name, BO: "chapel", CY: "cell_block"},
                gold=["dining_hall"],
                guards={name: guards},
                points=3,
                free_rooms=free_rooms,
            )
            for viewer in (ANN, BO, NOBODY):
                (room,) = [room for room in view(scene.state, viewer).rooms if room.name == name]
                assert room.use == price
            assert [one.points for one in view(scene.state, ANN).choices if one.kind == "use"] == [
                one for one in [price] if one is not None
            ]


@rule("AL-24", "AL-27")
def test_what_a_use_costs_falls_with_a_bribe() -> None:
    where = {ANN: "laundry", BO: "chapel", CY: "cell_block"}
    scene = Scene(where=where, guards={"laundry": 2, "chapel": 2}, hold={ANN: ["cash"]})

    def use(name: str) -> int | None:
        return next(room.use for room in view(scene.state, CY).rooms if room.name == name)

    assert (use("laundry"), use("chapel")) == (2, 2)
    scene.do("bribe a guard")
    assert (use("laundry"), use("chapel")) == (1, 2)
