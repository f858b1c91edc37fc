const BASES = 'UCAG'
const AMINO_ACIDS = 'FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG'

function translate(message) {
  if (!message.startsWith('AUG')) return null
  let chain = ''
  for (let i = 0; i + 3 <= message.length; i += 3) {
    const [first, second, third] = [...message.slice(i, i + 3)].map((base) => BASES.indexOf(base))
    const letter = AMINO_ACIDS[16 * first + 4 * second + third]
    if (letter === '*') return chain
    chain += letter
  }
  return null
}
