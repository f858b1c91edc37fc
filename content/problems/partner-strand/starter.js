/** Returns the other strand of the DNA, written in its own direction. */
function partnerStrand(strand) {
  return strand
}
