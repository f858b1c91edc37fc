import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const BROTLI_QUALITY = 4
const GZIP_LEVEL = 5
const ENTRY = 'web/entryClient.tsx'
/** As the router of the app reads an address, which minds neither case nor what is encoded. */
const SHARED = /^(?:\.?\/)*shared\//i
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}
const ROBOTS = 'User-agent: *\nAllow: /\nDisallow: /server/\n'
/** Before the first paint: what only visitors need to see is hidden from a reader who has a session. */
const MARK_SESSION = `try{localStorage.getItem('lyceum.session')&&(document.documentElement.dataset.session='')}catch{}`

/**
 * A form that is sent before the page lives would go to an address that takes none. Whatever the app does not answer for
 * is held here, and sent again until it does.
 */
const HOLD_FORMS = `{let t;addEventListener('submit',e=>{let f=e.target;e.defaultPrevented||f.hasAttribute('action')||(e.preventDefault(),clearTimeout(t),t=setTimeout(()=>f.isConnected&&f.requestSubmit(),100))})}`
/** The same for Enter in a field that it sends, where it would begin a line. */
const HOLD_ENTER = `addEventListener('keydown',e=>{let f=e.target;e.key!='Enter'||e.shiftKey||e.isComposing||e.defaultPrevented||!f.matches?.('textarea[enterkeyhint]')||(e.preventDefault(),f.form.requestSubmit())})`

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

type Options = {
  /** Where the build is: `client/` and `server/` are inside. */
  distDir: string
  log?: { error: (error: unknown) => void }
}

/** What dist/server/entryServer.js exports: web/rendered.ts says the same from its side. */
type Render = (request: {
  url: string
  cookie: string
  callServer: (method: string, path: string) => Promise<{ status: number; body: string }>
}) => Promise<Page | { status: 301; location: string }>

type Page = {
  status: 200 | 404 | 500
  head: string
  html: string
  state: string
  theme: 'light' | 'dark' | null
  reading: string
  pages: string[]
}

type Asset = { type: string; bytes: Buffer; br: Buffer | undefined; gz: Buffer | undefined }
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>

/** Serves the web app: its assets, and every page rendered as a visitor sees it. */
export async function registerPages(app: FastifyInstance, { distDir, log = console }: Options) {
  const client = resolve(distDir, 'client')
  const { render } = (await import(pathToFileURL(resolve(distDir, 'server/entryServer.js')).href)) as {
    render: Render
  }
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const assets = readAssets(client)
  const stylesOf = (files: string[]) => files.map((file) => assets.get(`/${file}`)?.bytes.toString() ?? '').join('')
  const favicon = readFileSync(join(client, 'favicon.svg'))

  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const asset = assets.get(`/assets/${request.params['*']}`)
    if (!asset) return reply.code(404).type('text/plain').send('There is no such file.')
    reply.type(asset.type).header('cache-control', 'public, max-age=31536000, immutable')
    reply.header('vary', 'accept-encoding').header('x-content-type-options', 'nosniff')
    const coding = codingFor(request)
    const packed = coding && asset[coding === 'br' ? 'br' : 'gz']
    if (!packed) return reply.send(asset.bytes)
    return reply.header('content-encoding', coding).send(packed)
  })
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(ROBOTS))
  for (const path of ['/favicon.svg', '/favicon.ico']) {
    app.get(path, (_request, reply) =>
      reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(favicon),
    )
  }

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    if (/^\/server(?:[/?]|$)/.test(request.url)) return reply.callNotFound()
    const nonce = randomBytes(16).toString('base64url')
    reply.headers(pageHeaders(nonce)).type('text/html; charset=utf-8')
    // Its address is what opens it: it is told to nobody, and kept by no search engine.
    if (SHARED.test(request.params['*']))
      reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' })
    try {
      const page = await render({
        url: request.url,
        cookie: request.headers.cookie ?? '',
        callServer: async (method, url) => {
          const { statusCode, body } = await app.inject({ method: method as 'GET', url, remoteAddress: request.ip })
          return { status: statusCode, body }
        },
      })
      if (page.status === 301) return reply.redirect(page.location, 301)
      reply.code(page.status)
      return await sendPacked(request, reply, documentOf(page, nonce, { manifest, stylesOf }))
    } catch (error) {
      log.error(error)
      return reply.code(500).send(apology(nonce))
    }
  })
}

type Build = { manifest: Manifest; stylesOf: (files: string[]) => string }

function documentOf(page: Page, nonce: string, { manifest, stylesOf }: Build) {
  const { scripts, styles } = filesOf(manifest, [ENTRY, ...page.pages])
  const entry = manifest[ENTRY]?.file
  const preloads = scripts.filter((file) => file !== entry).map((file) => `<link rel="modulepreload" href="/${file}">`)
  return `<!doctype html>
<html lang="en"${attribute('theme', page.theme)}${attribute('reading', page.reading)}><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1">\
<meta name="color-scheme" content="light dark">${page.head}\
<link rel="icon" href="/favicon.svg" type="image/svg+xml">\
<style nonce="${nonce}">${stylesOf(styles)}</style>${styles.map(alreadyHere).join('')}\
<script nonce="${nonce}">${MARK_SESSION};${HOLD_FORMS};${HOLD_ENTER}</script>\
<script type="module" src="/${entry}"></script>${preloads.join('')}</head>\
<body><div id="root">${page.html}</div>\
<script type="application/json" id="state">${page.state.replaceAll('<', '\\u003c')}</script></body></html>`
}

/** Not loaded, being disabled: it tells what loads lazy pages that these styles stand in the page. */
const alreadyHere = (file: string) => `<link rel="stylesheet" href="/${file}" disabled>`

const attribute = (name: string, value: string | null) => (value ? ` data-${name}="${value}"` : '')

/** Everything a page's first render imports, so that the browser asks for it at once. */
function filesOf(manifest: Manifest, sources: string[]) {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const add = (source: string) => {
    const chunk = manifest[source]
    if (!chunk || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    chunk.imports?.forEach(add)
    for (const file of chunk.css ?? []) styles.add(file)
  }
  sources.forEach(add)
  return { scripts: [...scripts], styles: [...styles] }
}

function readAssets(client: string) {
  const folder = join(client, 'assets')
  const optional = (file: string) => (existsSync(file) ? readFileSync(file) : undefined)
  const files = readdirSync(folder).filter((name) => TYPES[extname(name)])
  return new Map(
    files.map((name): [string, Asset] => {
      const file = join(folder, name)
      const type = TYPES[extname(name)] ?? 'application/octet-stream'
      return [
        `/assets/${name}`,
        { type, bytes: readFileSync(file), br: optional(`${file}.br`), gz: optional(`${file}.gz`) },
      ]
    }),
  )
}

function codingFor(request: FastifyRequest): 'br' | 'gzip' | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'gzip'
  return undefined
}

async function sendPacked(request: FastifyRequest, reply: FastifyReply, html: string) {
  const coding = codingFor(request)
  if (!coding) return reply.send(html)
  const packed =
    coding === 'br'
      ? await brotli(html, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
          },
        })
      : await zip(html, { level: GZIP_LEVEL })
  return reply.header('content-encoding', coding).send(packed)
}

function pageHeaders(nonce: string) {
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    // The nonce makes every answer its own, and the cookie chooses the theme.
    'cache-control': 'private, no-cache',
    vary: 'cookie, accept-encoding',
  }
}

function apology(nonce: string) {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">\
<title>Something broke · Lyceum</title>\
<style nonce="${nonce}">:root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;\
margin:20vh auto;padding:0 1.25rem}h1{font-size:1.75rem;line-height:1.2}</style></head>\
<body><h1>This page broke on our side</h1><p>Nothing you did caused it, and nothing was lost. It has been logged.</p>\
<p><a href="">Try again</a> or <a href="/">go to the start</a>.</p></body></html>`
}
