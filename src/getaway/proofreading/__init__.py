"""Proofreading: catalogues held against English, against each other, and against the glossary."""
