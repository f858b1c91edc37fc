def islands_within(ferries, start, rides):
    """Return, in alphabetical order, the islands at most this many rides from start."""
    pass
