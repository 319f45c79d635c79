"""Play in a terminal: on its screen, or lines in and lines out."""
