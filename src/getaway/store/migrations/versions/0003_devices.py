"""Which devices are a guest, and the links that make another device the same guest."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guests", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "links",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("links_until", "links", ["until"])


def downgrade() -> None:
    op.drop_table("links")
    op.drop_column("guests", "epoch")
