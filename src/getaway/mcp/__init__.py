"""A door for language models: the tools of the Model Context Protocol."""
