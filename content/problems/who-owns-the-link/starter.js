/** The registered name to which a link leads. */
function linkOwner(link, endings) {
  // Your code
}
