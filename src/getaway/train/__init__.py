"""Bots that learn: PPO in self-play, with PyTorch. Nothing else imports this room."""
