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
