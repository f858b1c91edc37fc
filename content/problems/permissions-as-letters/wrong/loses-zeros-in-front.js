function asLetters(mode) {
  const bits = parseInt(mode, 8).toString(2)
  let text = ''
  for (let i = 0; i < bits.length; i++) text += bits[i] === '1' ? 'rwx'[i % 3] : '-'
  return text
}
