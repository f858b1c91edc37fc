def merge_piles(left, right):
    merged = sorted(left + right)
    if not left or not right:
        return [merged, 0]
    return [merged, len(merged) - 1]
