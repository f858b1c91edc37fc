def resolve(path, current, home):
    """Return the absolute path, without detours, to which a path leads."""
    pass
