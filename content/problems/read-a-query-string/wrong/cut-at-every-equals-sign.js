function readQuery(address) {
  const decode = (text) => decodeURIComponent(text.replaceAll('+', ' '))
  const query = address.split('#')[0].split('?')[1] ?? ''
  const values = {}
  for (const piece of query.split('&')) {
    if (piece === '') continue
    const [name, value = ''] = piece.split('=')
    const key = decode(name)
    values[key] ??= []
    values[key].push(decode(value))
  }
  return values
}
