"""Where the program begins: `python -m getaway` and the command `getaway`."""

from getaway.interrupts import EndAtOnce


def main() -> None:
    """Run the command line."""
    with EndAtOnce():
        from getaway.cli import main as run
    run()


if __name__ == "__main__":
    main()
