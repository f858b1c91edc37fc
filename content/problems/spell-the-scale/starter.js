const LETTERS = 'CDEFGAB'
const HEIGHTS = [0, 2, 4, 5, 7, 9, 11]
const SCALES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  'natural minor': [0, 2, 3, 5, 7, 8, 10],
  'harmonic minor': [0, 2, 3, 5, 7, 8, 11],
}

/** Returns the seven notes of the scale, each letter once. */
function spellScale(first, kind) {
  return [first]
}
