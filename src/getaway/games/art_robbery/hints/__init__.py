"""What a hint says: why an action is better, in the pieces of this game."""
