function weeksToSave(goal, first, step) {
  let weeks = 1
  let jar = first
  let sum = first
  while (jar < goal) {
    sum += step
    jar += sum
    weeks++
  }
  return weeks
}
