/** The smallest number of paths from hut 0 to the last hut, or -1. */
function fewestPaths(huts, paths, guides) {
  // Your code
}
