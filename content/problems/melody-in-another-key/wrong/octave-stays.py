NAMES = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]


def move_melody(melody, semitones):
    moved = []
    for note in melody:
        if note == "rest":
            moved.append(note)
        else:
            place = (NAMES.index(note[:-1]) + semitones) % 12
            moved.append(NAMES[place] + note[-1])
    return moved
