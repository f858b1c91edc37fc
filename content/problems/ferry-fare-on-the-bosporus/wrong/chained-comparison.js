function ferryFare(age, hour) {
  if (age < 6) return 0
  if (6 <= age <= 17 || age >= 65) return 2000
  if (hour < 7 || hour >= 22) return 3500
  return 4000
}
