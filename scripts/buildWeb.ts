import { rmSync } from 'node:fs'
import { build } from 'vite'

/** The web app in one language, for browsers and for the server that renders its pages: `dist/web/<language>`. */
export async function buildWeb(language: string) {
  rmSync(`dist/web/${language}`, { recursive: true, force: true })
  // A shell that says NODE_ENV=development, or tests, would put React's slow build into the bundle.
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  for (const ssr of [false, true]) await build({ mode: language, logLevel: 'warn', build: { ssr } })
  if (before === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = before
}
