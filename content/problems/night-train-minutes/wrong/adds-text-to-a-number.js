function minutesUnderWay(departure, arrival) {
  const [h1, m1] = departure.split(':')
  const [h2, m2] = arrival.split(':')
  let difference = h2 * 60 + m2 - (h1 * 60 + m1)
  if (difference <= 0) difference += 1440
  return difference
}
