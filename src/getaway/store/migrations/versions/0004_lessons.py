"""What a guest has learnt, and where they are in a lesson."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("lesson", sa.Text, primary_key=True),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("moves", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("lessons")
