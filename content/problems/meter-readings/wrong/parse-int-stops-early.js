function sumReadings(lines) {
  let total = 0
  let bad = 0
  for (const line of lines) {
    const value = parseInt(line, 10)
    if (Number.isNaN(value)) bad++
    else total += value
  }
  return [total, bad]
}
