function luggageTag(name) {
  const words = name.split(' ').filter((word) => word !== '')
  if (words.length === 0) return ''
  const initials = words.slice(0, -1).map((word) => `${word[0].toUpperCase()}.`)
  return [...initials, words.at(-1).toUpperCase()].join(' ')
}
