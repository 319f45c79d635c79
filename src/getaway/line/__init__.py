"""The other end of the line: how our own programs play at a server, by docs/protocol.md."""
