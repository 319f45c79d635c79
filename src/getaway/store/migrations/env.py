"""Alembic runs this: the connection comes from `store.database`, never from a file of settings."""

from __future__ import annotations

from alembic import context

from getaway.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
