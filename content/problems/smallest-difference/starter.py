def difference(before, after):
    """Return the shortest difference as a list of lines, each with its mark in front."""
    return ["-" + line for line in before] + ["+" + line for line in after]
