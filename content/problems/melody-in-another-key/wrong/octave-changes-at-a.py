NAMES = ["A", "A#", "B", "C", "C#", "D", "D#", "E", "F", "F#", "G", "G#"]


def move_melody(melody, semitones):
    moved = []
    for note in melody:
        if note == "rest":
            moved.append(note)
        else:
            key = 12 * int(note[-1]) + NAMES.index(note[:-1]) + semitones
            moved.append(NAMES[key % 12] + str(key // 12))
    return moved
