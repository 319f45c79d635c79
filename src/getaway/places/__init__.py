"""Places at a table, on this machine or at a server, for whatever door a player comes through."""
