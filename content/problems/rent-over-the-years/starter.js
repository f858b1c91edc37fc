/** By how many percent the rent has changed in all. */
function totalChange(changes) {
  // Your code
}
