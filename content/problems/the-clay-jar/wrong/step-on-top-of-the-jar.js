function weeksToSave(goal, first, step) {
  let weeks = 0
  let jar = 0
  while (jar < goal) {
    jar += weeks === 0 ? first : first + step
    weeks++
  }
  return weeks
}
