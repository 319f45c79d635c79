"""The keys of the terminal, the same on the screen and in lines: what each does, and what it is called."""

from __future__ import annotations

# The letter of the action, and what the same key writes under a Russian layout.
KEYS = (
    ("h,р", "hint"),
    ("u,г", "undo"),
    ("w,ц", "why"),
    ("t,е", "talk"),
    ("p,з", "pause"),
    ("i,ш", "info"),
    ("r,к", "rules"),
    ("q,й", "leave"),
)
LABELS = {
    "hint": "app-hint",
    "undo": "app-undo",
    "why": "app-why",
    "talk": "app-talk",
    "pause": "app-pause",
    "info": "app-info",
    "rules": "app-rules",
    "leave": "app-quit",
}
INTERRUPTED = 130  # the exit code of what Ctrl-C has ended, as shells count
ACTIONS = {letter: action for letters, action in KEYS for letter in letters.split(",")}
