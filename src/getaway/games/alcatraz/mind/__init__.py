"""How bots judge a position: routes, crews, obstacles, and what they make of a choice."""
