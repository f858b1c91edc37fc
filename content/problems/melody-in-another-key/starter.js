const NAMES = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B']

/** Returns the melody moved by so many semitones; rests stay. */
function moveMelody(melody, semitones) {
  return melody
}
