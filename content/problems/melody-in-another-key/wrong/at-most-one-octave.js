const NAMES = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B']

function moveMelody(melody, semitones) {
  return melody.map((note) => {
    if (note === 'rest') return note
    let octave = Number(note.at(-1))
    let place = NAMES.indexOf(note.slice(0, -1)) + semitones
    if (place >= 12) octave += 1
    if (place < 0) octave -= 1
    place = (place + 60) % 12
    return NAMES[place] + octave
  })
}
