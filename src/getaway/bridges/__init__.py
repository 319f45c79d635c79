"""Bridges to the libraries that researchers use: each an extra, imported only when it is asked for."""
