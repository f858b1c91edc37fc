LETTERS = "CDEFGAB"
HEIGHTS = [0, 2, 4, 5, 7, 9, 11]
SCALES = {
    "major": [0, 2, 4, 5, 7, 9, 11],
    "natural minor": [0, 2, 3, 5, 7, 8, 10],
    "harmonic minor": [0, 2, 3, 5, 7, 8, 11],
}


def spell_scale(first, kind):
    place = LETTERS.index(first[0])
    height = HEIGHTS[place] + first.count("#") - first.count("b")
    notes = []
    for step, semitones in enumerate(SCALES[kind]):
        letter = (place + step) % 7
        signs = (height + semitones - HEIGHTS[letter] + 6) % 12 - 6
        notes.append(LETTERS[letter] + "#" * signs + "b" * -signs)
    return notes
