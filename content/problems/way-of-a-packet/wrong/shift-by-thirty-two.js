function followPacket(tables, start, address, ttl) {
  const toNumber = (text) => text.split('.').reduce((number, part) => (number << 8) | Number(part), 0)
  const path = []
  let router = start
  let left = ttl
  for (;;) {
    path.push(router)
    left -= 1
    if (left === 0) return { path, end: 'expired' }
    const lines = tables[router]
      .map(([prefix, target]) => ({ network: prefix.split('/')[0], length: Number(prefix.split('/')[1]), target }))
      .filter(({ network, length }) => toNumber(network) >> (32 - length) === toNumber(address) >> (32 - length))
      .sort((a, b) => b.length - a.length)
    if (lines.length === 0) return { path, end: 'no route' }
    if (lines[0].target === 'here') return { path, end: 'delivered' }
    router = lines[0].target
  }
}
