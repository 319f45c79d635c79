"""Reviews of finished games: where each was won and lost, by whom, and what was luck."""
