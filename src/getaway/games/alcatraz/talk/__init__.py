"""AL-12: what prisoners may say to each other, and whether they kept their word."""
