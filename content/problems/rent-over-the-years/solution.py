def total_change(changes):
    factor = 1
    for change in changes:
        factor *= 1 + change / 100
    return (factor - 1) * 100
