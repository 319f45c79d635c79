play-now = Play now
home = Home
