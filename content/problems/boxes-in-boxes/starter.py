def weigh(box):
    """Return [weight in grams, depth] of a box, given as a list of finds and boxes."""
    pass
