/** What stands on the board after all the commands. */
function finalText(commands) {
  // Your code
}
