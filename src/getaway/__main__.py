"""python -m getaway"""

from getaway.cli import main

main()
