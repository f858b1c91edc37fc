function asLetters(mode) {
  return [...mode].map((d) => (d >= 4 ? 'r' : '-') + (d >= 2 ? 'w' : '-') + (d >= 1 ? 'x' : '-')).join('')
}
