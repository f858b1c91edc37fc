def best_income(bookings):
    """Return the largest sum of fees of requests [start, end, fee] that do not overlap."""
    pass
