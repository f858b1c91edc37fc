/** The minutes from departure to arrival, both given as "HH:MM". */
function minutesUnderWay(departure, arrival) {
  // Your code
}
