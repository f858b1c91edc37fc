function minutesUnderWay(departure, arrival) {
  const difference = sinceMidnight(arrival) - sinceMidnight(departure)
  return difference > 0 ? difference : difference + 24 * 60
}

function sinceMidnight(time) {
  const [hours, minutes] = time.split(':').map(Number)
  return hours * 60 + minutes
}
