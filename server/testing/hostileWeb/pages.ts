import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Writable } from 'node:stream'
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'

type Exchange = { request: IncomingMessage; response: ServerResponse; query: URLSearchParams }

/** A text in responses with errors and redirects. It must never appear in anything that people see. */
export const INNER_SECRET = 'the secret of an inner server'

export const ARTICLE = `<!doctype html><html lang="en"><title>Salt</title><article><h1>Salt</h1>
<p>Salt is a mineral that people have traded for thousands of years. It keeps food from spoiling.</p></article></html>`

const SIGN_IN = `<!doctype html><html lang="en"><title>Sign in</title>
<form method="post"><label>Name <input name="name"></label><label>Password <input type="password" name="password"></label>
<button>Sign in</button></form></html>`

const HTML = { 'content-type': 'text/html; charset=utf-8' }
const DRIP_EVERY_MS = 20
const ENDLESS_CHUNK = Buffer.alloc(65_536, 'all work and no play ')
const MANY_HEADERS = 5_000

const compressions = { gzip: gzipSync, br: brotliCompressSync, deflate: deflateSync, rawDeflate: deflateRawSync }
type Compression = keyof typeof compressions
const isCompression = (name: string): name is Compression => name in compressions
const compressionOf = ({ query }: Exchange): Compression => {
  const name = query.get('encoding') ?? 'gzip'
  if (!isCompression(name)) throw new Error(`The hostile server has no encoding ${name}`)
  return name
}
const headerOf = (name: Compression) => ({ ...HTML, 'content-encoding': name === 'rawDeflate' ? 'deflate' : name })

const BOMB_BYTES = 64 * 2 ** 20
let bombs: Record<Compression, Buffer> | undefined
/** Prepares the compression bombs once, which takes a second. Tests that measure time call this first. */
export function prepareBombs() {
  const zeros = Buffer.alloc(BOMB_BYTES)
  bombs ??= {
    gzip: gzipSync(zeros, { level: 1 }),
    br: brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
    deflate: deflateSync(zeros, { level: 1 }),
    rawDeflate: deflateRawSync(zeros, { level: 1 }),
  }
  return bombs
}

/** Encodes a header in UTF-8, because Node writes each character of a header as one byte. */
const utf8 = (text: string) => Buffer.from(text).toString('latin1')

/** The pages, by their path without the first slash. */
export const pages: Record<string, (exchange: Exchange) => void> = {
  article: ({ response }) => response.writeHead(200, HTML).end(ARTICLE),
  compressed: (exchange) => {
    const name = compressionOf(exchange)
    exchange.response.writeHead(200, headerOf(name)).end(compressions[name](ARTICLE))
  },
  whatArrived: ({ request, response }) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'seen=1' })
      .end(JSON.stringify(request.headers)),
  typed: ({ response, query }) => {
    const type = query.get('as')
    response.writeHead(200, type === null ? {} : { 'content-type': type }).end(ARTICLE)
  },
  status: ({ response, query }) =>
    response.writeHead(Number(query.get('is')), { ...HTML, 'retry-after': '30' }).end(INNER_SECRET),
  signIn: ({ response }) => response.writeHead(200, HTML).end(SIGN_IN),
  members: ({ response }) => response.writeHead(302, { location: '/signIn' }).end(),

  redirect: ({ response, query }) =>
    response
      .writeHead(Number(query.get('status') ?? 302), { location: utf8(query.get('to') ?? ''), 'set-cookie': 'seen=1' })
      .end(INNER_SECRET),
  /** Redirects `left` times, and then shows the article. */
  chain: ({ response, query }) => {
    const left = Number(query.get('left'))
    response.writeHead(302, { location: left > 1 ? `/chain?left=${left - 1}` : '/article' }).end()
  },
  loop: ({ response, query }) =>
    response.writeHead(302, { location: query.has('back') ? '/loop' : '/loop?back' }).end(),

  empty: ({ response }) => response.writeHead(200, HTML).end(),
  endless: ({ response }) => {
    response.writeHead(200, HTML)
    pour(response, ENDLESS_CHUNK)
  },
  bomb: (exchange) => {
    const name = compressionOf(exchange)
    exchange.response.writeHead(200, headerOf(name)).end(prepareBombs()[name])
  },
  falselyCompressed: (exchange) => exchange.response.writeHead(200, headerOf(compressionOf(exchange))).end(ARTICLE),
  cutCompressed: (exchange) => {
    const name = compressionOf(exchange)
    exchange.response.writeHead(200, headerOf(name)).end(compressions[name](ARTICLE).subarray(0, 40))
  },
  otherEncoding: ({ response, query }) =>
    response.writeHead(200, { ...HTML, 'content-encoding': query.get('is') ?? '' }).end(ARTICLE),

  /** Declares an enormous length, and sends no body. */
  saidToBeHuge: ({ response }) => response.writeHead(200, { ...HTML, 'content-length': 10 ** 12 }).flushHeaders(),
  /** Sends less than its declared length. */
  shorter: (exchange) => raw(exchange, `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 900\r\n\r\nSalt`),
  /** Sends more than its declared length. */
  longer: (exchange) =>
    raw(exchange, `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 4\r\n\r\nSalt${INNER_SECRET}`),
  twoLengths: (exchange) =>
    raw(exchange, 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 4\r\ncontent-length: 9\r\n\r\nSalt'),
  notHttp: (exchange) => raw(exchange, `220 ${INNER_SECRET} ESMTP\r\n`),
  hangsUp: ({ request }) => request.socket.destroy(),
  otherProtocol: (exchange) =>
    raw(exchange, 'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n'),
  manyHeaders: (exchange) =>
    raw(exchange, `HTTP/1.1 200 OK\r\n${'x-more: 1\r\n'.repeat(MANY_HEADERS)}content-type: text/html\r\n\r\nSalt`),
  endlessHints: ({ request: { socket } }) => drip(socket, 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'),

  silent: () => {},
  dripOfHeaders: ({ request: { socket } }) => {
    socket.write('HTTP/1.1 200 OK\r\nx-slow: ')
    drip(socket, 'a')
  },
  dripOfBody: ({ response }) => {
    response.writeHead(200, HTML)
    drip(response, 'a')
  },
  /** Sends the beginning of its body, and then nothing more. */
  stalls: ({ response }) => response.writeHead(200, HTML).write('Salt is'),
}

/** Writes to the socket directly, because Node's server only sends valid HTTP. */
const raw = ({ request }: Exchange, text: string) => request.socket.end(text)

function drip(to: Writable, text: string) {
  const timer = setInterval(() => to.write(text), DRIP_EVERY_MS)
  to.on('error', () => {}).once('close', () => clearInterval(timer))
}

function pour(to: Writable, chunk: Buffer) {
  to.on('error', () => {})
  const more = () => {
    while (!to.destroyed && to.write(chunk));
    if (!to.destroyed) to.once('drain', more)
  }
  more()
}
