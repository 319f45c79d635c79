"""How bots judge a position: what speaks for a choice, and who is ahead."""
