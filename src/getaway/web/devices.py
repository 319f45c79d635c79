"""Which cookies still count: a guest can sign out all other devices, on any worker."""

from __future__ import annotations

from typing import TYPE_CHECKING

from getaway.web.identity import NO_IDENTITY, Headers, Identity

if TYPE_CHECKING:
    from getaway.web.hub import Hub

MOST_KNOWN = 20_000
SIGNED_OUT = "signed-out"  # a notice to other workers; no table has this name, which is shorter than theirs


class Devices:
    """The devices of the guests who come to one server."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._epochs: dict[str, int] = {}  # of guests who came lately

    async def identity_in(self, headers: Headers) -> Identity:
        """Who asks; nobody without a cookie of ours, or with one that was signed out."""
        found = self._hub.signer.identity_in(headers)
        return found if found.guest and await self.is_valid(found) else NO_IDENTITY

    async def others_in(self, headers: Headers) -> list[Identity]:
        """The other names of the device that asks, without those that were signed out."""
        return [one for one in self._hub.signer.others_in(headers) if await self.is_valid(one)]

    async def is_valid(self, identity: Identity) -> bool:
        """Has the guest not signed this device out?"""
        epoch = self._epochs.get(identity.guest)
        if epoch is None:
            epoch = await self._hub.identities.epoch(identity.guest)
            if len(self._epochs) >= MOST_KNOWN:
                self._epochs.clear()
            self._epochs[identity.guest] = max(epoch, self._epochs.get(identity.guest, 0))
        return identity.epoch == self._epochs[identity.guest]

    async def sign_out_others(self, guest: str) -> Identity:
        """Sign out every device of a guest; whoever asked gets the identity that counts from now on."""
        epoch = await self._hub.identities.sign_out_others(guest, f"{SIGNED_OUT} {guest}")
        self.hear_of(guest, epoch)
        return Identity(guest, epoch)

    def hear_of(self, guest: str, epoch: int) -> None:
        """A guest has begun a new epoch, here or at another worker: lines of older ones are closed."""
        self._epochs[guest] = max(epoch, self._epochs.get(guest, 0))
        for live in self._hub.tables.values():
            for viewer in live.viewers:
                if viewer.guest == guest and viewer.epoch < epoch:
                    viewer.sign_out()

    def forget_all(self) -> None:
        """Notices may have been missed: everything is read again."""
        self._epochs.clear()
