/** The name that stands most often in the list, or null if it is empty. */
function mostSeen(birds) {
  // Your code
}
