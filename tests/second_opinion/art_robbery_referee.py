"""The referee of Art Robbery: checks transcripts of whole games against the second opinion.

Written from the transcript format and the numbered rules alone; it shares nothing with the engine.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from tests.second_opinion.art_robbery import (
    DECK,
    STANDARD,
    Table,
    alibis_on,
    answer,
    best_rating,
    finish_turn,
    is_boss,
    menus,
    rating,
    worth,
)

TOKEN = re.compile(r"([0-5]|boss)(\+[1-9])?")
FORMAT = "transcript format"
ENCODER = json.JSONEncoder(sort_keys=True)


class Checked(NamedTuple):
    games: int
    decisions: int


class Disagreement(Exception):
    """Names the line, the rule, what was expected and what was found."""


def text(value: object) -> str:
    """One spelling for equal JSON; unlike ==, it tells 1 from true and from 1.0."""
    return ENCODER.encode(value)


def insist(holds: bool, rule: str, expected: str, found: object) -> None:
    if not holds:
        raise Disagreement(f"{rule}: expected {expected}, found {text(found)}")


def agree(rule: str, what: str, expected: object, found: object) -> None:
    if text(expected) != text(found):
        raise Disagreement(f"{rule}: expected {what} {text(expected)}, found {text(found)}")


def known(line: Any, key: str) -> Any:
    insist(isinstance(line, dict) and key in line, FORMAT, f"the key {key!r}", line)
    return line[key]


def is_number(value: Any, least: int, most: float) -> bool:
    return type(value) is int and least <= value <= most


def is_words(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(word, str) for word in value)


def piles(value: Any, number: int, rule: str, what: str) -> list[list[str]]:
    fits = isinstance(value, list) and len(value) == number and all(map(is_words, value))
    insist(fits, rule, f"{number} {what}", value)
    return [[*pieces] for pieces in value]


def compare(table: Table, shown: Any) -> None:
    """Refuse a state that is not exactly this table."""
    for key in ("raid", "turn", "mover", "dog"):
        rule = {"raid": "AR-19", "turn": "AR-8", "mover": f"AR-8, {table.rule}"}.get(key)
        agree(rule or table.rule, key, getattr(table, key), known(shown, key))
    agree(table.rule, "middle", sorted(table.middle), known(shown, "middle"))
    agree(table.rule, "loot", [*map(sorted, table.loot)], known(shown, "loot"))
    agree("AR-20, AR-21", "safe", [*map(sorted, table.safe)], known(shown, "safe"))
    agree("AR-8", "hands", [*map(sorted, table.hands)], known(shown, "hands"))
    agree("AR-9", "draw", sorted(table.draw), pile(known(shown, "draw")))
    agree("AR-9", "discard", sorted(table.discard), known(shown, "discard"))


def pile(draw: Any) -> Any:
    """The draw pile as a list, even if it is told in counts."""
    if not isinstance(draw, dict):
        return draw
    possible = all(is_number(count, 0, DECK[card]) for card, count in draw.items())
    insist(possible and draw.keys() <= DECK.keys(), "AR-1", f"counts within {text(DECK)}", draw)
    return sorted(Counter(draw).elements())


def deal(header: Any) -> Table:
    """The table after the deal; only hands and a starter by lot are taken from the transcript."""
    insist(known(header, "game") == "art-robbery", FORMAT, '"art-robbery"', header["game"])
    players, options = known(header, "players"), known(header, "options")
    insist(is_number(players, 2, 5), FORMAT, "2 to 5 players", players)
    names = header.get("names", [""] * players)
    insist(is_words(names) and len(names) == players, FORMAT, f"{players} names", names)
    insist(isinstance(options, dict), FORMAT, "options by name", options)
    stealing, greedy = options.get("stealing", "must"), options.get("greedy", "must")
    stacks, stall, first = (
        options.get("stacks", "secret"),
        options.get("stall", 4),
        options.get("first", "lot"),
    )
    insist(stealing in ("must", "may"), "AR-12", 'stealing "must" or "may"', stealing)
    insist(greedy in ("must", "may"), "AR-15", 'greedy "must" or "may"', greedy)
    insist(stacks in ("secret", "own", "open"), "AR-21", 'stacks "secret", "own", "open"', stacks)
    insist(is_number(stall, 0, float("inf")), "AR-26", "stall of 0 or more", stall)
    last = players - 1
    insist(first == "lot" or is_number(first, 0, last), "AR-6", 'first "lot" or a seat', first)
    tokens, shown = read_tokens(known(header, "edition")), known(header, "state")
    # AR-6: the starter is named by the table or drawn by lot.
    starter = known(shown, "mover") if first == "lot" else first
    insist(is_number(starter, 0, last), "AR-6", "a starter", starter)
    agree("AR-6", "mover", starter, known(shown, "mover"))
    # AR-5: five cards to each player, the rest is the draw pile.
    hands = piles(known(shown, "hands"), players, "AR-5", "hands of cards")
    dealt = Counter(card for hand in hands for card in hand)
    five_each = all(len(hand) == 5 for hand in hands)
    insist(five_each and dealt <= DECK, "AR-5", f"five cards a hand out of {text(DECK)}", hands)
    table = Table(
        tokens=tokens,
        stealing=stealing,
        greedy=greedy,
        stall=stall,
        player=starter,
        mover=starter,
        middle=[*tokens[0]],
        hands=hands,
        loot=[[] for _ in hands],
        safe=[[] for _ in hands],
        draw=[*(DECK - dealt).elements()],
    )
    compare(table, shown)
    return table


def read_tokens(edition: Any) -> list[list[str]]:
    name, raids = known(edition, "name"), known(edition, "tokens")
    insist(isinstance(name, str), FORMAT, "a name of the edition", name)
    for raid in piles(raids, 4, "AR-3", "raids of tokens"):
        nine = len(raid) == 9 and all(map(TOKEN.fullmatch, raid)) and raid == sorted(raid)
        one_boss = sum(map(is_boss, raid)) == 1
        insist(nine and one_boss, "AR-3", "nine sorted tokens with exactly one Boss", raid)
    insist(name != "standard" or raids == STANDARD, "AR-3", text(STANDARD), raids)
    return [[*raid] for raid in raids]


def stops(table: Table) -> Iterator[Table]:
    """The table in mid-turn, and those beyond it if decisions with one answer are left out."""
    yield table
    for menu in menus(table):
        if len(menu) == 1:
            yield from stops(answer(table, menu[0]))


def follow(table: Table, shown: Any) -> list[Table]:
    """Every table after an answer that looks like the state shown."""
    agreed: list[Table] = []
    complaints: list[Disagreement] = []
    hands = piles(known(shown, "hands"), len(table.hands), FORMAT, "hands of cards")
    for stop in stops(table):
        try:
            is_turn_over = stop.question == "draw"
            reached = finish_turn(stop, drawn_card(stop, hands)) if is_turn_over else stop
            compare(reached, shown)
            agreed.append(reached)
        except Disagreement as complaint:
            complaints.append(complaint)
    if not agreed:
        # A short hand tells that the turn goes on: then the first stop is the one to explain.
        raise complaints[0 if len(hands[table.player]) < 5 else -1]
    return agreed


def drawn_card(table: Table, hands: list[list[str]]) -> str:
    hand, filled = Counter(table.hands[table.player]), Counter(hands[table.player])
    drawn = [*(filled - hand).elements()]
    # AR-8: the hand is filled up to five by one card out of the draw pile.
    fits = len(drawn) == 1 and drawn[0] in table.draw
    expected = f"{text(sorted(hand.elements()))} and one card of {text(sorted(table.draw))}"
    insist(fits, "AR-8", expected, hands[table.player])
    return drawn[0]


def decide(tables: list[Table], line: Any) -> list[Table]:
    """Check one decision; the tables are the moments in which it may have been asked."""
    rule = tables[0].rule if tables[0].question != "play" else "AR-8"
    agree(rule, "seat", tables[0].mover, known(line, "seat"))
    legal, action, shown = known(line, "legal"), known(line, "action"), known(line, "state")
    insist(isinstance(legal, list), FORMAT, "a list of legal actions", legal)
    written = sorted(map(text, legal))
    asked = [(table, menu) for table in tables for menu in menus(table)]
    for table, menu in asked:
        if sorted(map(text, menu)) == written:
            insist(text(action) in written, rule, f"one of {text(legal)}", action)
            return follow(answer(table, action), shown)
    expected = " or ".join(dict.fromkeys(text(menu) for _, menu in asked))
    raise Disagreement(f"{rule}: expected legal {expected}, found {text(legal)}")


def check_result(table: Table, line: Any) -> None:
    result, seats = known(line, "result"), range(len(table.safe))
    alibis = [alibis_on(*stack) for stack in table.safe]
    agree("AR-23", "alibis", alibis, known(result, "alibis"))
    # AR-23: all with the fewest alibis are out; AR-24: of two players nobody is.
    arrested = [seat for seat in seats if len(seats) > 2 and alibis[seat] == min(alibis)]
    agree("AR-23", "arrested", arrested, in_any_order(known(result, "arrested")))
    discarded = piles(known(result, "discarded"), len(seats), "AR-24", "lists of tokens")
    for seat in seats:
        if len(seats) == 2 and alibis[seat] < max(alibis):
            check_discard(table.safe[seat], discarded[seat])
        else:
            agree("AR-24", f"of seat {seat} discarded", [], discarded[seat])
    points = [worth(*table.safe[seat]) - worth(*discarded[seat]) for seat in seats]
    agree("AR-25", "points", points, known(result, "points"))
    # AR-25: most points, then most alibis; AR-23: the police win if everyone is arrested.
    score = {seat: (points[seat], alibis[seat]) for seat in seats if seat not in arrested}
    winners = [seat for seat in score if score[seat] == max(score.values())]
    agree("AR-25", "winners", winners, in_any_order(known(result, "winners")))


def in_any_order(seats: Any) -> Any:
    return sorted(seats, key=text) if isinstance(seats, list) else seats


def check_discard(stack: list[str], given: list[str]) -> None:
    # AR-24: zeros are never discarded.
    valuable = sorted(token for token in stack if worth(token) > 0)
    fits = given == sorted(given) and Counter(given) <= Counter(valuable)
    insist(fits, "AR-24", f"a sorted discard out of {text(valuable)}", given)
    if worth(*valuable) < 10:
        # AR-24: worth less than 10 altogether, all that is worth anything goes.
        agree("AR-24", "discarded", valuable, given)
    else:
        criteria = f"total, alibis lost, tokens, Bosses, -highest of {text(given)}"
        agree("AR-24", criteria, best_rating(valuable), rating(given))


def parse(line: str) -> Any:
    try:
        return json.loads(line)
    except ValueError as error:
        raise Disagreement(f"{FORMAT}: expected JSON, found {line!r} ({error})") from error


def referee(lines: Iterable[str]) -> Checked:
    """Check a transcript of one or several whole games, or raise the first Disagreement."""
    games = decisions = number = 0
    tables: list[Table] = []  # none between two games
    for number, line in enumerate(lines, start=1):
        try:
            if not tables:
                tables = [deal(parse(line))]
            elif tables[0].question != "over":
                tables = decide(tables, parse(line))
                decisions += 1
            else:
                check_result(tables[0], parse(line))
                tables, games = [], games + 1
        except Disagreement as disagreement:
            raise Disagreement(f"line {number}: {disagreement}") from disagreement
    if tables or not games:
        raise Disagreement(f"line {number + 1}: {FORMAT}: expected a whole game, found the end")
    return Checked(games, decisions)
