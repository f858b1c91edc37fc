LETTERS = "CDEFGAB"
HEIGHTS = [0, 2, 4, 5, 7, 9, 11]
SCALES = {
    "major": [0, 2, 4, 5, 7, 9, 11],
    "natural minor": [0, 2, 3, 5, 7, 8, 10],
    "harmonic minor": [0, 2, 3, 5, 7, 8, 11],
}


def spell_scale(first, kind):
    """Return the seven notes of the scale, each letter once."""
    return [first]
