/** In alphabetical order, the islands at most this many rides from start. */
function islandsWithin(ferries, start, rides) {
  // Your code
}
