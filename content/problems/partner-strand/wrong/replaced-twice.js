function partnerStrand(strand) {
  const paired = strand.replaceAll('A', 'T').replaceAll('T', 'A').replaceAll('C', 'G').replaceAll('G', 'C')
  return [...paired].reverse().join('')
}
