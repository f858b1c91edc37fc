def merge_piles(left, right):
    """Return [merged list, number of comparisons] for two sorted lists."""
    pass
