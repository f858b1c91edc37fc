/** Returns first and last address and size of the block, and whether the other address lies in it. */
function addressBlock(address, other) {
  return { first: '0.0.0.0', last: '255.255.255.255', size: 0, same: false }
}
