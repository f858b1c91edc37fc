def link_owner(link, endings):
    """Return the registered name to which a link leads."""
    pass
