function firstFreeSeats(row, k) {
  for (let start = 0; start < row.length; start++) {
    if (row.slice(start, start + k).every((seat) => seat === 0)) return start
  }
  return -1
}
