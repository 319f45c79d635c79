"""One source, two engines. The kernel knows no game."""
