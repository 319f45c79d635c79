"""Art Robbery: Reiner Knizia, 2 to 5 players."""
