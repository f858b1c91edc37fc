/** [sum of the readable whole numbers, number of unreadable lines] */
function sumReadings(lines) {
  // Your code
}
