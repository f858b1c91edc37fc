/** The short form of a name: initials, then the last word in capitals. */
function luggageTag(name) {
  // Your code
}
