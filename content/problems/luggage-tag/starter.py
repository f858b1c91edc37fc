def luggage_tag(name):
    """Return the short form of a name: initials, then the last word in capitals."""
    pass
