def sum_readings(lines):
    """Return [sum of the readable whole numbers, number of unreadable lines]."""
    pass
