function toNumber(address) {
  return address.split('.').reduce((number, part) => number * 256 + Number(part), 0)
}

function fits(address, prefix) {
  const [network, length] = prefix.split('/')
  const size = 2 ** (32 - Number(length))
  return Math.floor(toNumber(address) / size) === Math.floor(toNumber(network) / size)
}

function followPacket(tables, start, address, ttl) {
  const path = []
  let router = start
  for (let left = ttl - 1; ; left -= 1) {
    path.push(router)
    if (left === 0) return { path, end: 'expired' }
    let best = -1
    let target = null
    for (const [prefix, goesTo] of tables[router]) {
      const length = Number(prefix.split('/')[1])
      if (length > best && fits(address, prefix)) {
        best = length
        target = goesTo
      }
    }
    if (target === null) return { path, end: 'no route' }
    if (target === 'here') return { path, end: 'delivered' }
    router = target
  }
}
