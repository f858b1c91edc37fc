def finish_times(orders, turn):
    """Return the minute at which each order [arrival, minutes] is done."""
    pass
