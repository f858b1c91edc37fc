def total_change(changes):
    """Return by how many percent the rent has changed in all."""
    pass
