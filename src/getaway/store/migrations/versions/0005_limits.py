"""Who has made which table, and how much everybody has made lately."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "makings",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("home", sa.Text, nullable=False),
        sa.Column("key", sa.Text),
        sa.UniqueConstraint("guest", "key", name="makings_guest_key"),
    )
    op.create_table(
        "allowances",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("allowances_until", "allowances", ["until"])


def downgrade() -> None:
    op.drop_table("allowances")
    op.drop_table("makings")
