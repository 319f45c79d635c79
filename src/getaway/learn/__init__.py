"""Lessons: data that the real rules play. A door shows them; nothing in them is drawn by hand."""
