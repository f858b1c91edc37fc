def weeks_to_save(goal, first, step):
    """Return after how many weeks the jar holds at least the goal."""
    pass
