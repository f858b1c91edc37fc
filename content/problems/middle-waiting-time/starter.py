def middle_wait(waits):
    """Return the median of the waiting times, without the people who went home (-1)."""
    pass
