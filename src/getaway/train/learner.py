"""PPO: makes what went better than expected more likely, a little at a time."""

from __future__ import annotations

from dataclasses import dataclass

import numpy
import torch
from torch import nn

from getaway.train.collecting import Batch, Weights
from getaway.train.model import Inputs, Model
from getaway.train.settings import Settings

LAST_RATE = 0.1  # of the learning rate, at the end
WORTH = 0.5  # how much an error of the value counts
LONGEST = 0.5  # of a slope


@dataclass(frozen=True)
class Learned:
    """What an update says of itself."""

    policy: float
    value: float
    entropy: float
    drift: float  # how far the policy went from the one that played
    explained: float  # how much of what was won the value had foreseen


class Learner:
    """The network, and what has been learned so far."""

    def __init__(self, settings: Settings, inputs: Inputs, actions: int) -> None:
        torch.manual_seed(settings.seed)
        self.settings = settings
        self.model = Model(inputs, settings.hidden, actions)
        self.optimiser = torch.optim.Adam(self.model.parameters(), lr=settings.rate, eps=1e-5)

    def weights(self) -> Weights:
        """The weights, for whoever plays."""
        return {name: rows.detach().numpy().copy() for name, rows in self.model.state_dict().items()}

    def update(self, batch: Batch, done: float, seed: int) -> Learned:
        """Learn from what was played; `done` says how much of the run is over."""
        settings = self.settings
        rate = settings.rate * (1 - (1 - LAST_RATE) * done)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        first, last = settings.entropy
        entropy_worth = first + (last - first) * done
        seen, mask = torch.from_numpy(batch.seen), torch.from_numpy(batch.mask)
        action, chance = torch.from_numpy(batch.action), torch.from_numpy(batch.chance)
        gain = torch.from_numpy(batch.gain)
        target = gain + torch.from_numpy(batch.value)
        better = (gain - gain.mean()) / (gain.std() + 1e-8)
        dice = numpy.random.default_rng(seed)
        sums = numpy.zeros(4)
        parts = 0
        for _ in range(settings.epochs):
            for rows in numpy.array_split(dice.permutation(len(batch)), settings.parts):
                part = torch.from_numpy(rows)
                logits, value = self.model(seen[part], mask[part])
                logs = torch.log_softmax(logits, dim=1)
                change = logs.gather(1, action[part, None])[:, 0] - chance[part]
                ratio = change.exp()
                most = ratio.clamp(1 - settings.clip, 1 + settings.clip)
                policy = -torch.min(ratio * better[part], most * better[part]).mean()
                error = (value - target[part]).square().mean()
                entropy = -(logs.exp() * logs * mask[part]).sum(dim=1).mean()
                loss = policy + WORTH * error - entropy_worth * entropy
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.model.parameters(), LONGEST)
                self.optimiser.step()
                drift = (ratio - 1 - change).mean()
                sums += [policy.item(), error.item(), entropy.item(), drift.item()]
                parts += 1
        foreseen = 1 - gain.var() / target.var().clamp_min(1e-8)
        policy_loss, value_loss, free, drifted = (sums / parts).tolist()
        return Learned(policy_loss, value_loss, free, drifted, float(foreseen))
