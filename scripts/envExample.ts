import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { Environment } from '../server/environment.ts'

/** `.env.example`: every setting with what it means, and its default where it has one. */
export function envExample() {
  const settings = Object.entries(Environment.shape).map(([name, type]) => {
    const byDefault = type.safeParse(undefined)
    return `# ${type.description}\n# ${name}=${byDefault.data ?? ''}\n`
  })
  return `# Copy this to .env and remove the # from the lines you set. Made from server/environment.ts: node scripts/envExample.ts\n\n${settings.join('\n')}`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync('.env.example', envExample())
