"""Alcatraz in a terminal: as text, and on the screen."""
