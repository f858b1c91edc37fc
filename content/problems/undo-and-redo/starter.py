def final_text(commands):
    """Return what stands on the board after all the commands."""
    pass
