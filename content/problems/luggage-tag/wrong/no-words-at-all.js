function luggageTag(name) {
  const words = name.split(' ').filter((word) => word !== '')
  const last = words.pop()
  return [...words.map((word) => `${word[0].toUpperCase()}.`), last.toUpperCase()].join(' ')
}
