/** The fare in kuruş for a passenger of this age at this hour (0 to 23). */
function ferryFare(age, hour) {
  // Your code
}
