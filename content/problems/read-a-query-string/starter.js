/** Returns an object with the list of values of each name in the address's query. */
function readQuery(address) {
  return {}
}
