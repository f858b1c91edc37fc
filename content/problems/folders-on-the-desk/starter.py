def count_fetches(folders, places):
    """Return [fetches with first in, first out; fetches with least recently used]."""
    pass
