"""Alcatraz: The Scapegoat: Rafał Cywicki, Krzysztof Cywicki, Krzysztof Hanusz, 3 or 4 players."""
