function decode(text) {
  return decodeURIComponent(text.replaceAll('+', ' '))
}

function readQuery(address) {
  const beforeHash = address.split('#')[0]
  const start = beforeHash.indexOf('?')
  const query = start < 0 ? '' : beforeHash.slice(start + 1)
  const values = new Map()
  for (const piece of query.split('&')) {
    if (piece === '') continue
    const cut = piece.indexOf('=')
    const name = decode(cut < 0 ? piece : piece.slice(0, cut))
    const value = decode(cut < 0 ? '' : piece.slice(cut + 1))
    values.set(name, [...(values.get(name) ?? []), value])
  }
  return Object.fromEntries(values)
}
