def chance_at_least(dice, sides, target):
    """Return [numerator, denominator] of the chance of a total of at least target."""
    pass
