def longest_balanced(garland):
    """Return [start, length] of the longest piece with as many m as j."""
    pass
