"""The lessons of Art Robbery: one file a lesson, their words, and how their tables are set up."""
