"""The printed tokens: read from a TOML file, checked, and put into a state."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

from getaway.games.art_robbery.rules.state import (
    ABSENT,
    BOSS,
    CARD_NAMES,
    DECK,
    HAND,
    MAX_PLAYERS,
    PLACES,
    RAIDS,
    TOKENS,
    State,
)
from getaway.kernel.errors import BadFile
from getaway.kernel.options import Choice, Count, SeatOr, Value, put_options
from getaway.kernel.toml import check_keys, read_toml

STANDARD = Path(__file__).with_name("standard.toml")
# Editions for whoever computes: of one raid, and so small that all games can be looked at.
SMALL = {name: Path(__file__).with_name(f"{name}.toml") for name in ("one-raid", "tiny")}
SMALL_KEYS = ("small", "hand", "deck")
MOST_COPIES = 9
FEWEST_PLAYERS = 2

# AR-2: what every raid is known to hold.
PRINTED_VALUES = [0, 1, 2, 3, 3, 3, 4, 5, BOSS]
RAID_NAMES = ("sketches", "sculptures", "antiques", "paintings")

BOOKS = msgspec.convert(read_toml(Path(__file__).with_name("books.toml")), dict[str, dict[str, str]])


def _books(option: str) -> dict[str, str]:
    """What printed rulebooks say of an option instead of its default, by language."""
    return {language: says[option] for language, says in BOOKS.items()}


OPTIONS = (
    Choice("stealing", "must", ("must", "may"), books=_books("stealing")),
    Choice("greedy", "must", ("must", "may"), books=_books("greedy")),
    Choice("stacks", "secret", ("secret", "own", "open")),
    Count("stall", 4, 99),
    SeatOr("first", "lot"),
)


class Tokens(NamedTuple):
    """An edition: for each raid its tokens as (value, dots), sorted; the cards, by kind and in a hand."""

    name: str
    raids: tuple[tuple[tuple[int, int], ...], ...]
    warnings: tuple[str, ...] = ()
    deck: tuple[int, ...] = DECK
    hand: int = HAND


def read_edition(path: Path | None) -> Tokens:
    """The edition in a file, the standard one without a path."""
    path = path or STANDARD
    table = read_toml(path)
    small = table.get("small", False)
    if type(small) is not bool:
        raise BadFile(path, f"small is {small!r}; it needs true or false.")
    check_keys(path, "the file", table, ("name", "raid", *(SMALL_KEYS if small else ())))
    name = table.get("name", path.stem)
    if not isinstance(name, str) or not name.strip():
        raise BadFile(path, f'the name is {name!r}; it needs a word, such as name = "my box".')
    raids = _listed(table, "raid")
    found = len(raids)
    if found != RAIDS and not small:
        raise BadFile(path, f"there are {found} tables [[raid]]; the game needs {RAIDS}.")
    if not 1 <= found <= RAIDS:
        raise BadFile(path, f"there are {found} tables [[raid]]; a small edition has 1 to {RAIDS}.")
    read = tuple(_read_raid(path, number, raid, small) for number, raid in enumerate(raids, 1))
    if small:
        return Tokens("own" if name == "standard" else name, read, (), *_read_cards(path, table))
    warnings = [
        f"{path}: raid {number} has values other than 0 1 2 3 3 3 4 5 boss (AR-2)."
        for number, raid in enumerate(read, 1)
        if [value for value, _ in raid] != PRINTED_VALUES
    ]
    if name == "standard" and path != STANDARD and read != read_edition(None).raids:
        name = "own"
        warnings.append(f'{path}: the name "standard" belongs to AR-3; this edition gets the name "own".')
    return Tokens(name, read, tuple(warnings))


def _read_cards(path: Path, table: Mapping[str, object]) -> tuple[tuple[int, ...], int]:
    """The deck and the size of a hand of a small edition."""
    hand = table.get("hand", HAND)
    if type(hand) is not int or not 1 <= hand <= HAND:
        raise BadFile(path, f"hand is {hand!r}; it needs 1 to {HAND}.")
    kinds = table.get("deck", dict(zip(CARD_NAMES, DECK, strict=True)))
    if not isinstance(kinds, dict):
        raise BadFile(path, f"deck is {kinds!r}; it needs a table such as {{ 3 = 2, thief = 1 }}.")
    check_keys(path, "deck", kinds, CARD_NAMES)
    for card, copies in kinds.items():
        if type(copies) is not int or not 0 <= copies <= MOST_COPIES:
            raise BadFile(path, f"deck has {card} = {copies!r}; it needs 0 to {MOST_COPIES}.")
    deck = tuple(kinds.get(card, 0) for card in CARD_NAMES)
    if most_players(sum(deck), hand) < FEWEST_PLAYERS:
        raise BadFile(
            path,
            f"the deck has {sum(deck)} cards; two hands and a card to draw need {2 * hand + 1}.",
        )
    return deck, hand


def most_players(cards: int, hand: int) -> int:
    """AR-5, AR-9: how many hands a deck is enough for, with a card left to draw."""
    return (cards - 1) // hand


def _listed(table: Mapping[str, object], key: str) -> list[object]:
    """The list under a key; whatever is none is an empty one."""
    found = table.get(key)
    return found if isinstance(found, list) else []


def _read_raid(path: Path, number: int, raid: object, small: bool) -> tuple[tuple[int, int], ...]:
    where = f"raid {number}"
    if not isinstance(raid, dict):
        raise BadFile(path, f"{where} isn't a table; it needs tokens = [ … ].")
    check_keys(path, where, raid, ("name", "tokens"))
    if raid.get("name", RAID_NAMES[number - 1]) != RAID_NAMES[number - 1]:
        raise BadFile(path, f"{where} is named {raid['name']!r}; it has to be {RAID_NAMES[number - 1]!r}.")
    tokens = _listed(raid, "tokens")
    found = len(tokens)
    if found != PLACES and not small:
        raise BadFile(path, f"{where} has {found} tokens; it needs {PLACES}.")
    if not 1 <= found <= PLACES:
        raise BadFile(path, f"{where} has {found} tokens; in a small edition it needs 1 to {PLACES}.")
    read = sorted(_read_token(path, f"{where}, token {i}", t) for i, t in enumerate(tokens, 1))
    bosses = sum(value == BOSS for value, _ in read)
    if bosses != 1 and not small:
        raise BadFile(path, f"{where} has {bosses} Bosses among its tokens; it needs exactly 1.")
    if bosses > 1:
        raise BadFile(path, f"{where} has {bosses} Bosses among its tokens; it needs at most 1.")
    if bosses == 0 and len(read) == PLACES:
        raise BadFile(path, f"{where} has {PLACES} tokens and no Boss: take one out, or make one the Boss.")
    return tuple(read)


def _read_token(path: Path, where: str, token: object) -> tuple[int, int]:
    if not isinstance(token, dict):
        raise BadFile(path, f"{where} is {token!r}; it needs a table such as {{ value = 3 }}.")
    check_keys(path, where, token, ("value", "alibis"))
    value, dots = token.get("value"), token.get("alibis", 0)
    if value == "boss":
        value = BOSS
    elif type(value) is not int or not 0 <= value <= 5:
        raise BadFile(path, f'{where} has the value {value!r}; it needs 0 to 5 or "boss".')
    if type(dots) is not int or not 0 <= dots <= 9:
        raise BadFile(path, f"{where} has alibis = {dots!r}; it needs 0 to 9.")
    return value, dots


def seats(edition: Tokens) -> int:
    """How many players an edition has enough cards for."""
    return min(MAX_PLAYERS, most_players(sum(edition.deck), edition.hand))


def configure(s: State, edition: Tokens, options: Mapping[str, Value]) -> None:
    """Put an edition and checked options into a state that is to be dealt."""
    s.raids = len(edition.raids)
    s.hand = edition.hand
    s.deck[:] = edition.deck
    s.tokens[:] = [ABSENT] * TOKENS
    for raid, tokens in enumerate(edition.raids):
        # The last place is the Boss's, whether there is one or not.
        first = (raid + 1) * PLACES - len(tokens) - (tokens[-1][0] != BOSS)
        for place, (value, dots) in enumerate(tokens):
            s.tokens[first + place] = value << 4 | dots
    put_options(OPTIONS, s, edition, options)
