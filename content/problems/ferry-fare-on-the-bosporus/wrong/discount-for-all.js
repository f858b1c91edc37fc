function ferryFare(age, hour) {
  let fare = 4000
  if (age < 6) fare = 0
  else if (age <= 17 || age >= 65) fare = 2000
  if (fare > 0 && (hour < 7 || hour >= 22)) fare -= 500
  return fare
}
