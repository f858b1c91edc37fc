/** The number of the hook for each ticket, or -1 for the office. */
function hangCoats(tickets, hooks) {
  // Your code
}
