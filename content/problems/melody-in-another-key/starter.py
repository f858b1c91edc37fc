NAMES = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]


def move_melody(melody, semitones):
    """Return the melody moved by so many semitones; rests stay."""
    return melody
