def total_change(changes):
    return sum(changes)
