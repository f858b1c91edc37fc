import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Document, DocumentName } from '#contract/site.ts'
import type { Deps } from '../deps.ts'
import { renderMarkdown } from '../markdown/service.ts'
import { privacyText } from './privacy.ts'

const MAX_BYTES = 200_000

type Given = Pick<Deps, 'config' | 'log'>
const cached = new Map<string, { stamp: string; html: string }>()

/**
 * The operator's terms.md or privacy.md in DATA_DIR. If there is no privacy.md, returns a description of what the
 * software stores.
 */
export async function findDocument(deps: Given, name: DocumentName): Promise<Document | undefined> {
  const own = await readOwn(deps, name)
  if (own !== undefined) return { name, html: own, byHost: true }
  if (name === 'terms') return undefined
  const { html } = await renderMarkdown(privacyText(deps.config))
  return { name, html, byHost: false }
}

/** Whether the operator has provided terms. */
export async function hasTerms({ config }: Pick<Deps, 'config'>) {
  return (await stampOf(fileOf(config, 'terms'))) !== undefined
}

const fileOf = ({ dataDir }: Deps['config'], name: DocumentName) => join(dataDir, `${name}.md`)

/** Reads and renders a document. The result is cached until the file changes. */
async function readOwn({ config, log }: Given, name: DocumentName) {
  const file = fileOf(config, name)
  const stamp = await stampOf(file)
  if (stamp === undefined) return undefined
  const known = cached.get(file)
  if (known?.stamp === stamp) return known.html
  try {
    const { html } = await renderMarkdown(await readFile(file, 'utf8'))
    cached.set(file, { stamp, html })
    return html
  } catch (error) {
    log.error(error)
    return undefined
  }
}

async function stampOf(file: string) {
  const found = await stat(file).catch(() => undefined)
  return found?.isFile() && found.size > 0 && found.size <= MAX_BYTES ? `${found.mtimeMs} ${found.size}` : undefined
}
