function firstFreeSeats(row, k) {
  for (let start = 0; start + k <= row.length; start++) {
    if (row[start] === 0 && row[start + k - 1] === 0) return start
  }
  return -1
}
