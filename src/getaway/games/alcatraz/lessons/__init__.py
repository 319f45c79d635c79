"""The lessons of Alcatraz: one file a lesson, their words, and how their tables are set up."""
