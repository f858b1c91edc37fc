const PARTNER = { A: 'T', T: 'A', C: 'G', G: 'C', N: 'N' }

function partnerStrand(strand) {
  return [...strand].map((base) => PARTNER[base]).join('')
}
