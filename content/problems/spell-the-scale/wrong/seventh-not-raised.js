const LETTERS = 'CDEFGAB'
const HEIGHTS = [0, 2, 4, 5, 7, 9, 11]

function spellScale(first, kind) {
  const scale = kind === 'major' ? [0, 2, 4, 5, 7, 9, 11] : [0, 2, 3, 5, 7, 8, 10]
  const place = LETTERS.indexOf(first[0])
  const height = HEIGHTS[place] + (first[1] === '#' ? 1 : first[1] === 'b' ? -1 : 0)
  return scale.map((semitones, step) => {
    const letter = (place + step) % 7
    const signs = ((height + semitones - HEIGHTS[letter] + 18) % 12) - 6
    return LETTERS[letter] + (signs > 0 ? '#' : 'b').repeat(Math.abs(signs))
  })
}
