SHARPS = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]
FLATS = ["C", "Db", "D", "Eb", "E", "F", "Gb", "G", "Ab", "A", "Bb", "B"]
SCALES = {
    "major": [0, 2, 4, 5, 7, 9, 11],
    "natural minor": [0, 2, 3, 5, 7, 8, 10],
    "harmonic minor": [0, 2, 3, 5, 7, 8, 11],
}


def spell_scale(first, kind):
    names = FLATS if first.endswith("b") or first == "F" else SHARPS
    start = SHARPS.index(first[0]) + first.count("#") - first.count("b")
    return [names[(start + semitones) % 12] for semitones in SCALES[kind]]
