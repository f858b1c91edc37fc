NAMES = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]


def move_note(note, semitones):
    if note == "rest":
        return note
    key = 12 * int(note[-1]) + NAMES.index(note[:-1]) + semitones
    return f"{NAMES[key % 12]}{key // 12}"


def move_melody(melody, semitones):
    return [move_note(note, semitones) for note in melody]
