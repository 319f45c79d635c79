"""The server: HTTP, WebSocket, guests, bots in their chairs. Imported only when it is asked for."""
