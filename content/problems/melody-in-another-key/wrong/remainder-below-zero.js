const NAMES = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B']

function moveMelody(melody, semitones) {
  return melody.map((note) => {
    if (note === 'rest') return note
    const place = NAMES.indexOf(note.slice(0, -1)) + semitones
    const octave = Number(note.at(-1)) + Math.floor(place / 12)
    return NAMES[place % 12] + octave
  })
}
