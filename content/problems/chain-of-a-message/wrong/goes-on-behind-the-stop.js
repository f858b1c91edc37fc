const BASES = 'UCAG'
const AMINO_ACIDS = 'FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG'

function translate(message) {
  const start = message.indexOf('AUG')
  if (start < 0) return null
  let chain = ''
  for (let i = start; i + 3 <= message.length; i += 3) {
    const [first, second, third] = [...message.slice(i, i + 3)].map((base) => BASES.indexOf(base))
    chain += AMINO_ACIDS[16 * first + 4 * second + third]
  }
  return chain.includes('*') ? chain.replaceAll('*', '') : null
}
