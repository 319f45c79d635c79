"""Logs, tables and guests in SQLite or PostgreSQL: one code path for both."""
