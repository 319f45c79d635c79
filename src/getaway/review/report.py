"""A review in words, for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from getaway.kernel.sentence import Seat
from getaway.review.shapes import Point, Review, Verdict
from getaway.words import Words

ROWS = 14  # of chances, at the most


def lines(review: Review, words: Words) -> Iterator[str]:
    """The whole report, line by line."""
    heading = {"players": review.players, "steps": review.steps}
    yield words.text("review-heading", game=words.text("poster"), **heading)
    yield words.text("review-judged")
    yield from _section(words.text("review-players"), list(_players(review, words)))
    yield from _section(words.text("review-marks"), list(_marks(review, words)))
    yield from _section(words.text("review-chances"), list(_chances(review, words)))
    if review.votes:
        yield from _section(words.text("review-votes"), list(_votes(review, words)))
    if review.promises:
        yield from _section(words.text("review-promises"), list(_promises(review, words)))


def _section(heading: str, body: list[str]) -> Iterator[str]:
    yield ""
    yield heading
    yield from (f"  {line}" for line in body)


def percent(chance: float) -> int:
    """A chance in hundredths."""
    return round(100 * chance)


def points(parts: int) -> str:
    """Ten-thousandths as points of a hundred, with their sign."""
    number = round(parts / 100)
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def _players(review: Review, words: Words) -> Iterator[str]:
    for player in review.seats:
        if player.accuracy is None:
            yield words.text("review-player-dull", name=player.name)
        else:
            yield words.text(
                "review-player",
                name=player.name,
                accuracy=percent(player.accuracy),
                inaccuracies=player.inaccuracies,
                mistakes=player.mistakes,
                blunders=player.blunders,
            )
        share = player.share
        yield "  " + words.text(
            "review-share",
            equal=round(share.equal / 100),
            result=round(share.result / 100),
            own=points(share.own),
            others=points(share.others),
            cards=points(share.cards),
        )


def _marks(review: Review, words: Words) -> Iterator[str]:
    marked = [verdict for verdict in review.verdicts if verdict.grade is not None or verdict.only]
    if not any(verdict.grade for verdict in marked):
        yield words.text("review-no-marks")
    for verdict in marked:
        yield from mark_lines(review.names, verdict, words)


def mark_lines(names: Sequence[str], verdict: Verdict, words: Words) -> Iterator[str]:
    """What is said of a decision that was marked, or the only good one."""
    name, done = names[verdict.seat], words.say(verdict.label)
    if verdict.grade is None:
        yield words.text("review-only", step=verdict.step, name=name, done=done)
        return
    better = verdict.better
    assert better is not None
    yield words.text(
        "review-mark",
        step=better.step,
        name=name,
        done=done,
        grade=verdict.grade,
        chance=percent(verdict.chance),
        best=percent(verdict.best),
        lost=decimal(verdict.lost, words.lang),
        error=decimal(verdict.error, words.lang),
    )
    if verdict.told is not None:
        yield "  " + words.text("review-before", told=words.say(verdict.told))
    said = [words.text("review-better", better=words.say(better.label))]
    said += [words.say(reason) for reason in better.reasons] or [words.text("review-no-rule")]
    yield "  " + " ".join(said)


def decimal(chance: float, lang: str) -> str:
    """Points of a hundred with one decimal, as the language writes it."""
    from babel.numbers import format_decimal

    return format_decimal(100 * chance, format="0.0", locale=lang)


def _chances(review: Review, words: Words) -> Iterator[str]:
    every = max(1, -(-len(review.points) // ROWS))
    shown = [*review.points[:-1:every], review.points[-1]]
    head = [words.text("review-step"), *review.names]
    rows = [head, *([str(point.step), *_row(point)] for point in shown)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    for row in rows:
        yield "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True))


def _row(point: Point) -> list[str]:
    return [str(percent(chance)) for chance in point.open]


def _votes(review: Review, words: Words) -> Iterator[str]:
    for number, vote in enumerate(review.votes, 1):
        ballots = [
            words.text(
                "review-ballot",
                name=review.names[ballot.seat],
                vote=words.say(ballot.label),
                broke="yes" if ballot.broke else "no",
            )
            for ballot in vote.ballots
        ]
        shown = number if vote.round is None else vote.round
        yield words.text("review-vote", round=shown, ballots=", ".join(ballots))


def _promises(review: Review, words: Words) -> Iterator[str]:
    for promise in review.promises:
        said = words.text(
            "review-promise",
            name=Seat(promise.who),
            words=words.say(promise.words),
            fate=promise.status,
        )
        yield f"{promise.made:4}–{'' if promise.settled is None else promise.settled}  {said}"
