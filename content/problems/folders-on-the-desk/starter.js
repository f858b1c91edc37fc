/** [fetches with first in, first out; fetches with least recently used] */
function countFetches(folders, places) {
  // Your code
}
