def fewest_paths(huts, paths, guides):
    """Return the smallest number of paths from hut 0 to the last hut, or -1."""
    pass
