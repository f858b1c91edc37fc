function luggageTag(name) {
  const words = name.trim().split(/ +/)
  const last = words.pop()
  let tag = ''
  for (const word of words) tag += `${word[0]}. `
  return tag + last.toUpperCase()
}
