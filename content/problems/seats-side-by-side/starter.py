def first_free_seats(row, k):
    """Return where the first k free seats (0) side by side begin, or -1."""
    pass
