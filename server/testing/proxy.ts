import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net'

/** A door to a database that a test can shut: what lies behind is then dead, or merely silent. */
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
    /** Every connection breaks, and new ones are refused. */
    cut() {
      state = 'cut'
      for (const pair of pairs) for (const socket of pair) socket.destroy()
    },
    /** Connections stay, and nothing comes through. */
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
