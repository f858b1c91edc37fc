def most_seen(birds):
    """Return the name that stands most often in the list, or None if it is empty."""
    pass
