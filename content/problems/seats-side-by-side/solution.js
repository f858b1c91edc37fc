function firstFreeSeats(row, k) {
  let free = 0 // free seats in a row, up to and with this one
  for (let seat = 0; seat < row.length; seat++) {
    free = row[seat] === 0 ? free + 1 : 0
    if (free === k) return seat - k + 1
  }
  return -1
}
