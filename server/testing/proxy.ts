import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net'

/**
 * A TCP proxy in front of a database or server. Tests can cut it, which breaks all connections, or stall it, so that no
 * data gets through.
 */
export async function startProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const pairs = new Set<[Socket, Socket]>()
  let state: 'open' | 'cut' | 'stalled' = 'open'

  const server = createServer((client) => {
    if (state === 'cut') return client.destroy()
    const upstream = dial(Number(target.port || 5432), target.hostname)
    const pair: [Socket, Socket] = [client, upstream]
    pairs.add(pair)
    for (const [from, to] of [pair, pair.toReversed() as [Socket, Socket]]) {
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        to.destroy()
        pairs.delete(pair)
      })
      if (state === 'stalled') from.pause()
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const through = new URL(databaseUrl)
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url: through.href,
    /** Breaks all connections and refuses new ones. */
    cut() {
      state = 'cut'
      for (const pair of pairs) for (const socket of pair) socket.destroy()
    },
    /** Keeps connections open, but lets no data through. */
    stall() {
      state = 'stalled'
      for (const pair of pairs) for (const socket of pair) socket.pause()
    },
    restore() {
      state = 'open'
      for (const pair of pairs) for (const socket of pair) socket.resume()
    },
    async stop() {
      this.cut()
      await new Promise((closed) => server.close(closed))
    },
  }
}
