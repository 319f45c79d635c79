"""What is kept: the logs, which are the games, and three indexes that could be made from them again."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

# The primary key is what keeps two writers from both writing entry n of a table.
LOG = sa.Table(
    "log",
    metadata,
    sa.Column("table", sa.Text, primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("entry", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)

TABLES = sa.Table(
    "tables",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("phase", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("moved_at", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger),  # when its clock asks for something; NULL: never
    sa.Column("card", sa.Text, nullable=False),  # what a list of tables shows of it, as JSON
)
sa.Index("tables_open", TABLES.c.public, TABLES.c.phase, TABLES.c.moved_at)
sa.Index("tables_due", TABLES.c.due)

SITTINGS = sa.Table(
    "sittings",
    metadata,
    sa.Column("table", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("guest", sa.Text, nullable=False),
)
sa.Index("sittings_guest", SITTINGS.c.guest)

GUESTS = sa.Table(
    "guests",
    metadata,
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("made_at", sa.BigInteger, nullable=False),
    sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),  # how often others were signed out
)

LINKS = sa.Table(
    "links",
    metadata,
    sa.Column("digest", sa.Text, primary_key=True),  # of the token; the token itself is not kept
    sa.Column("guest", sa.Text, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)
sa.Index("links_until", LINKS.c.until)

MUTES = sa.Table(
    "mutes",
    metadata,
    sa.Column("table", sa.Text, primary_key=True),
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("muted", sa.Text, primary_key=True),  # the guest whose texts this one does not want to read
)

LESSONS = sa.Table(
    "lessons",
    metadata,
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("lesson", sa.Text, primary_key=True),
    sa.Column("done", sa.Boolean, nullable=False),  # learnt once is learnt
    sa.Column("moves", sa.Text, nullable=False),  # where the guest is in it, as JSON
)

REVIEWS = sa.Table(
    "reviews",
    metadata,
    sa.Column("table", sa.Text, primary_key=True),
    sa.Column("review", sa.Text, nullable=False),  # the whole, as JSON
    sa.Column("line", sa.Text, nullable=False),  # by piece, each seat's chance with all hands open, as JSON
)

REVIEW_PIECES = sa.Table(
    "review_pieces",
    metadata,
    sa.Column("table", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("piece", sa.Text, nullable=False),  # as JSON
)

MAKINGS = sa.Table(
    "makings",
    metadata,
    sa.Column("table", sa.Text, primary_key=True),
    sa.Column("guest", sa.Text, nullable=False),  # who has made it
    sa.Column("home", sa.Text, nullable=False),  # the alias of the address from which it was made
    sa.Column("key", sa.Text),  # with which the guest asked, so that asking again makes no second table
    sa.UniqueConstraint("guest", "key", name="makings_guest_key"),
)

ALLOWANCES = sa.Table(
    "allowances",
    metadata,
    sa.Column("kind", sa.Text, primary_key=True),
    sa.Column("who", sa.Text, primary_key=True),  # a guest, or the alias of an address
    sa.Column("until", sa.BigInteger, nullable=False),  # when all that was taken is given back
)
sa.Index("allowances_until", ALLOWANCES.c.until)

RATED = sa.Table(
    "rated",
    metadata,
    sa.Column("table", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("guest", sa.Text, nullable=False),  # empty: this game counts for nobody
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("against", sa.Text, nullable=False),  # bots, people, or nobody
    sa.Column("at", sa.BigInteger, nullable=False),  # when the game ended
    sa.Column("mu", sa.Float, nullable=False),  # the guest's rating after it
    sa.Column("sigma", sa.Float, nullable=False),
)
sa.Index("rated_guest", RATED.c.guest, RATED.c.game, RATED.c.against, RATED.c.at)

WISHES = sa.Table(
    "wishes",
    metadata,
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("counted", sa.Boolean, nullable=False),  # do their games count at all?
    sa.Column("shown", sa.Boolean, nullable=False),  # may others see the ratings?
)

SUBSCRIPTIONS = sa.Table(
    "subscriptions",
    metadata,
    sa.Column("endpoint", sa.Text, primary_key=True),  # of the push service of a browser
    sa.Column("guest", sa.Text, nullable=False),
    sa.Column("p256dh", sa.Text, nullable=False),  # the browser's key
    sa.Column("auth", sa.Text, nullable=False),  # what only it and we know
    sa.Column("at", sa.BigInteger, nullable=False),
)
sa.Index("subscriptions_guest", SUBSCRIPTIONS.c.guest, SUBSCRIPTIONS.c.at)
