"""Bots at a table: they think in processes of their own, talk before a vote, and advise."""
