/** After how many weeks the jar holds at least the goal. */
function weeksToSave(goal, first, step) {
  // Your code
}
