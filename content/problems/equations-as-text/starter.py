def solve(equation):
    """Return the solution as "n" or "n/d", or "all", or "none"."""
    pass
