"""How bots deal: what they could offer, what it is worth, and how a promise is kept."""
