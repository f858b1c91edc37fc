function weeksToSave(goal, first, step) {
  let weeks = 0
  let jar = 0
  let sumOfWeek = first
  while (jar < goal) {
    jar += sumOfWeek
    sumOfWeek += step
    weeks += 1
  }
  return weeks
}
