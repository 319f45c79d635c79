"""Reviews of finished games, piece by piece."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("review", sa.Text, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
    )
    op.create_table(
        "review_pieces",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("piece", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("review_pieces")
    op.drop_table("reviews")
