import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, createServer as createListener, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import type { AllowedHost, Resolver } from '../../fetching/service.ts'
import { INNER_SECRET, pages } from './pages.ts'

export const HOST = 'hostile.test'
const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
/** A self-signed certificate for `HOST` and its subdomains. */
export const certificate = read('certificate.pem')

export type HostileWeb = Awaited<ReturnType<typeof startHostileWeb>>

/** Starts local web servers for http and https with the pages of pages.ts. `resolver` finds them under `HOST`. */
export async function startHostileWeb() {
  const asked: string[] = []
  const answer: RequestListener = (request, response) => {
    asked.push(request.url ?? '')
    const url = new URL(request.url ?? '/', 'http://base')
    const page = pages[url.pathname.slice(1)]
    if (page) page({ request, response, query: url.searchParams })
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Nothing here</h1>')
  }
  const plain = await listening(createServer(answer))
  const secure = await listening(createSecureServer({ key: read('key.pem'), cert: certificate }, answer))

  return {
    origin: `http://${HOST}:${plain.port}`,
    secureOrigin: `https://${HOST}:${secure.port}`,
    allowedHosts: [plain, secure].map(({ port }): AllowedHost => ({ host: HOST, port })),
    resolver: resolverOf({ [HOST]: [['127.0.0.1']] }),
    /** The paths that were requested, oldest first. */
    asked,
    /** The number of open connections. */
    open: () => plain.sockets.size + secure.sockets.size,
    async stop() {
      await Promise.all([plain.stop(), secure.stop()])
    },
  }
}

/** Starts a server on all addresses of this machine. It counts connections, and sends a secret to each. */
export async function startWitness() {
  let connections = 0
  const open = (host: string) =>
    listening(
      createListener((socket) => {
        connections++
        socket.on('error', () => {})
        socket.end(`HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n${INNER_SECRET}`)
      }),
      host,
    )
  // Fails on machines without IPv6.
  const both = await open('::').catch(() => undefined)
  const witness = both ?? (await open('0.0.0.0'))
  return {
    port: witness.port,
    reaches6: both !== undefined,
    connections: () => connections,
    stop: witness.stop,
  }
}

/** A resolver for these names. It returns the answers of a name one after the other, and then repeats the last one. */
export function resolverOf(names: Record<string, readonly (readonly string[])[]>): Resolver & { asked: string[] } {
  const asked: string[] = []
  const resolve: Resolver = async (host) => {
    const answers = names[host] ?? []
    const before = asked.filter((name) => name === host).length
    asked.push(host)
    return answers[Math.min(before, answers.length - 1)] ?? []
  }
  return Object.assign(resolve, { asked })
}

async function listening(server: Server, host = '127.0.0.1') {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  })
  server.on('tlsClientError', () => {})
  await new Promise<void>((ready, fail) => server.once('error', fail).listen(0, host, ready))
  return {
    port: (server.address() as AddressInfo).port,
    sockets,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
