const LETTERS = 'CDEFGAB'
const HEIGHTS = [0, 2, 4, 5, 7, 9, 11]
const SCALES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  'natural minor': [0, 2, 3, 5, 7, 8, 10],
  'harmonic minor': [0, 2, 3, 5, 7, 8, 11],
}
const SIGN = { '#': 1, b: -1 }

function spellScale(first, kind) {
  const place = LETTERS.indexOf(first[0])
  const height = HEIGHTS[place] + (SIGN[first[1]] ?? 0)
  return SCALES[kind].map((semitones, step) => {
    const letter = (place + step) % 7
    const signs = ((height + semitones - HEIGHTS[letter] + 18) % 12) - 6
    return LETTERS[letter] + (signs > 0 ? '#' : 'b').repeat(Math.abs(signs))
  })
}
