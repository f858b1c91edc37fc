def waiting_circle(events):
    """Return the threads of the first circle of waiting, sorted, or None."""
    pass
