"""A table that begins from another state than was dealt, as that of a lesson."""

from __future__ import annotations

from tests.games.art_robbery.scene import CY, Scene
from tests.table.scene import Sitting


def test_whoever_decides_in_the_state_that_is_put_on_the_table_is_asked() -> None:
    sitting = Sitting("art-robbery", 3).start()
    scene = Scene(3, mover=CY, raid=2, hands={CY: ["5"]})
    asks = sitting.table.chairs[CY].asks
    sitting.table.stage(scene.state)
    assert sitting.play.asked == (CY,)
    assert sitting.play.starter == CY
    assert sitting.table.chairs[CY].asks == asks + 1
    assert sitting.play.view(CY).choices
    assert sitting.play.view(CY).result is None
