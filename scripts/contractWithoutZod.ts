import { statSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const CONTRACT = resolve(import.meta.dirname, '../contract') + sep
const OMIT = Symbol('no data')

/**
 * Gives the web app the contract as data: method, path, access, failure and event names, constants and messages.
 * The schemas stay on the server, since zod would be a third of what a page may weigh.
 * Types are not touched: they come from the contract's own source.
 */
export function contractWithoutZod(): Plugin {
  return {
    name: 'contract-without-zod',
    enforce: 'pre',
    async load(id) {
      const [file = id, query = ''] = id.split('?')
      if (!file.startsWith(CONTRACT) || !file.endsWith('.ts')) return null
      // The time in the address makes a rebuild see an edited file.
      const module: object = await import(`${pathToFileURL(file).href}?at=${statSync(file).mtimeMs}`)
      const data = dataOfModule(module)
      const name = new URLSearchParams(query).get('export')
      // A module an export, so that a page carries only the calls it makes.
      const code = name
        ? `export const ${name} = ${JSON.stringify(data[name])}`
        : Object.keys(data).map((key) => `export { ${key} } from ${JSON.stringify(`${file}?export=${key}`)}`)
      return { code: [code].flat().join('\n'), moduleType: 'js', moduleSideEffects: false }
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const zod = Object.keys(chunk.modules).find((id) => /[\\/]node_modules[\\/]zod[\\/]/.test(id))
        if (zod) this.error(`zod reached the web bundle ${chunk.fileName} (${zod})`)
      }
    },
  }
}

/** What is data among a contract module's exports, by name. */
export function dataOfModule(module: object): Record<string, unknown> {
  const parts = Object.entries(module).map(([name, value]) => [name, dataOf(value)] as const)
  return Object.fromEntries(parts.filter(([, data]) => data !== OMIT))
}

function dataOf(value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value
  }
  if (typeof value !== 'object' || '_zod' in value) return OMIT
  if (Array.isArray(value)) {
    const items = value.map(dataOf)
    return items.includes(OMIT) ? OMIT : items
  }
  const entries = Object.entries(value)
    .map(([key, part]) => [key, dataOf(part)] as const)
    .filter(([, data]) => data !== OMIT)
  return entries.length === 0 ? OMIT : Object.fromEntries(entries)
}
