"""What people are shown: views, stories, refusals and transcripts."""
