function readQuery(address) {
  const beforeHash = address.split('#')[0]
  const start = beforeHash.indexOf('?')
  const query = start < 0 ? '' : beforeHash.slice(start + 1)
  const values = {}
  for (const piece of query.split('&')) {
    if (piece === '') continue
    const [name, ...rest] = piece.split('=').map(decodeURIComponent)
    values[name] ??= []
    values[name].push(rest.join('='))
  }
  return values
}
