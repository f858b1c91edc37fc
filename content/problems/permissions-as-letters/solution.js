function asLetters(mode) {
  let letters = ''
  for (const digit of mode) {
    for (const [weight, letter] of [
      [4, 'r'],
      [2, 'w'],
      [1, 'x'],
    ]) {
      letters += Number(digit) & weight ? letter : '-'
    }
  }
  return letters
}
