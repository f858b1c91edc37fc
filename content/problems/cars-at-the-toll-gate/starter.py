def count_cars(times, spans):
    """Return for each span [first, last] how many of the sorted times lie in it."""
    pass
