"""How our own programs play at a server, by docs/protocol.md."""
