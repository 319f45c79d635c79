"""The rules of the game, its pieces and its printed data: what both engines run."""
