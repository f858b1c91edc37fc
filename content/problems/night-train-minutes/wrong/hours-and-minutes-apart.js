function minutesUnderWay(departure, arrival) {
  const [h1, m1] = departure.split(':').map(Number)
  const [h2, m2] = arrival.split(':').map(Number)
  let hours = h2 - h1
  if (hours <= 0) hours += 24
  return hours * 60 + (m2 - m1)
}
