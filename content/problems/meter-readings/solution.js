function sumReadings(lines) {
  let total = 0
  let bad = 0
  for (const line of lines) {
    const text = line.trim()
    // Number alone would take '' for 0 and read 3.5, 1e3 and 0x10 as well.
    if (/^-?[0-9]+$/.test(text)) total += Number(text)
    else bad += 1
  }
  return [total, bad]
}
