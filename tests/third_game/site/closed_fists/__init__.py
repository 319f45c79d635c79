"""Closed Fists, a game of another package: see CONTRIBUTING.md, "A game of your own"."""
