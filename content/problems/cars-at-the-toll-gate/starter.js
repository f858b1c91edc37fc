/** For each span [first, last], how many of the sorted times lie in it. */
function countCars(times, spans) {
  // Your code
}
