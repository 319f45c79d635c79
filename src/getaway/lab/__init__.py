"""Measuring: how fast the engines are, and whether a million games keep to what must hold."""
