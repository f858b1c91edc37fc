const LETTERS = 'CDEFGAB'
const HEIGHTS = [0, 2, 4, 5, 7, 9, 11]
const SCALES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  'natural minor': [0, 2, 3, 5, 7, 8, 10],
  'harmonic minor': [0, 2, 3, 5, 7, 8, 11],
}

function spellScale(first, kind) {
  const place = LETTERS.indexOf(first[0])
  const height = HEIGHTS[place] + (first[1] === '#' ? 1 : first[1] === 'b' ? -1 : 0)
  return SCALES[kind].map((semitones, step) => {
    const letter = LETTERS[(place + step) % 7]
    const natural = HEIGHTS[(place + step) % 7]
    const wanted = (height + semitones + 12) % 12
    if (wanted === natural) return letter
    return wanted === (natural + 1) % 12 ? letter + '#' : letter + 'b'
  })
}
