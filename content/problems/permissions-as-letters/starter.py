def as_letters(mode):
    """Return permissions such as "640" as letters, such as "rw-r-----"."""
    pass
