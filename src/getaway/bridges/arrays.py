"""What environments hand out: arrays of NumPy, by what stands in them."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy
from numpy.typing import NDArray

Action: TypeAlias = int | numpy.integer  # a number of Python or NumPy
Mask: TypeAlias = NDArray[numpy.int8]  # 1 for each legal action
Seen: TypeAlias = dict[str, NDArray[numpy.int8]]  # "observation" and "action_mask"
Picture: TypeAlias = NDArray[numpy.uint8]
# As Gymnasium and PettingZoo have it: whatever else an environment tells, by its name.
Info: TypeAlias = dict[str, Any]
