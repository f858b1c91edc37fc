function followPacket(tables, start, address, ttl) {
  const path = []
  let router = start
  let left = ttl
  for (;;) {
    path.push(router)
    left -= 1
    if (left === 0) return { path, end: 'expired' }
    let best = -1
    let target = null
    for (const [prefix, goesTo] of tables[router]) {
      const [network, length] = prefix.split('/')
      const parts = network.split('.').slice(0, Number(length) / 8)
      if (address.startsWith(parts.join('.')) && Number(length) > best) {
        best = Number(length)
        target = goesTo
      }
    }
    if (target === null) return { path, end: 'no route' }
    if (target === 'here') return { path, end: 'delivered' }
    router = target
  }
}
