function sumReadings(lines) {
  let total = 0
  let bad = 0
  for (const line of lines) {
    const value = Number(line)
    if (Number.isInteger(value)) total += value
    else bad++
  }
  return [total, bad]
}
