"""Logs, tables, sittings and guests."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "log",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tables",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("moved_at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("card", sa.Text, nullable=False),
    )
    op.create_index("tables_open", "tables", ["public", "phase", "moved_at"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "sittings",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.Text, nullable=False),
    )
    op.create_index("sittings_guest", "sittings", ["guest"])
    op.create_table(
        "guests",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for table in ("guests", "sittings", "tables", "log"):
        op.drop_table(table)
