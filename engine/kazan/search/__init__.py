"""The search: alpha-beta for every game, and the levels of play."""
