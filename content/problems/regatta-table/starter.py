def make_table(results):
    """Return the table [[rank, name], ...] for results [[name, points, seconds], ...]."""
    pass
