"""One live game: seats, log, clock, talk, undo. No network, no database, no locks."""
