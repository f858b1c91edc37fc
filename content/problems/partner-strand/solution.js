const PARTNER = { A: 'T', T: 'A', C: 'G', G: 'C', N: 'N' }

function partnerStrand(strand) {
  let partner = ''
  for (const base of strand) partner = PARTNER[base] + partner
  return partner
}
