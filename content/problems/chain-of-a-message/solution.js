const BASES = 'UCAG'
const AMINO_ACIDS = 'FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG'

function aminoAcid(codon) {
  const [first, second, third] = [...codon].map((base) => BASES.indexOf(base))
  return AMINO_ACIDS[16 * first + 4 * second + third]
}

function translate(message) {
  const start = message.indexOf('AUG')
  if (start < 0) return null
  let chain = ''
  for (let i = start; i + 3 <= message.length; i += 3) {
    const letter = aminoAcid(message.slice(i, i + 3))
    if (letter === '*') return chain
    chain += letter
  }
  return null
}
