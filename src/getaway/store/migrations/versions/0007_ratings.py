"""How well guests play, by game, and what they want others to see of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rated",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("against", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    op.create_index("rated_guest", "rated", ["guest", "game", "against", "at"])
    op.create_table(
        "wishes",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("counted", sa.Boolean, nullable=False),
        sa.Column("shown", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("wishes")
    op.drop_table("rated")
