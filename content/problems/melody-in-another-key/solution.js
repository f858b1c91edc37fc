const NAMES = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B']

function moveNote(note, semitones) {
  if (note === 'rest') return note
  const key = 12 * Number(note.at(-1)) + NAMES.indexOf(note.slice(0, -1)) + semitones
  return NAMES[key % 12] + Math.floor(key / 12)
}

function moveMelody(melody, semitones) {
  return melody.map((note) => moveNote(note, semitones))
}
