import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { getDocument, getSite } from '#contract/site.ts'
import type { Config } from '../config.ts'
import { startTestApp } from '../testing/app.ts'
import { findDocument, hasTerms } from './documents.ts'

let folder: string | undefined
afterEach(async () => {
  if (folder) await rm(folder, { recursive: true })
  folder = undefined
})

test('without files there are no terms, and the privacy page says what is true of this server', async () => {
  const app = await startTestApp()
  expect(await app.send(getDocument, { name: 'terms' })).toMatchObject({ status: 404 })
  expect(await app.ask(getSite, {})).toMatchObject({
    terms: false,
    version: expect.stringMatching(/^\d/),
  })
  const { status, body } = await app.send(getDocument, { name: 'privacy' })
  expect(status).toBe(200)
  expect(body.byHost).toBe(false)
  expect(body.html).toContain('this server isn’t connected to one, so nothing you write goes to one.')
  expect(body.html).toContain('this server doesn’t take any.')
  expect(await app.call('GET', '/info/documents/secret')).toMatchObject({ status: 400 })
  await app.stop()
})

test('the host’s own Markdown is shown as safe HTML, and read again when it changes', async () => {
  folder = await mkdtemp(join(tmpdir(), 'lyceum-documents-'))
  const { deps, stop } = await startTestApp()
  const config: Config = { ...deps.config, dataDir: folder }
  const own = { ...deps, config }
  expect(await hasTerms(own)).toBe(false)
  await writeFile(join(folder, 'terms.md'), '# Terms\n\nBe *kind*. <script>alert(1)</script>')
  expect(await hasTerms(own)).toBe(true)
  const terms = await findDocument(own, 'terms')
  expect(terms?.byHost).toBe(true)
  expect(terms?.html).toContain('<em>kind</em>')
  expect(terms?.html).not.toContain('<script>')
  await writeFile(join(folder, 'terms.md'), 'Be very kind.')
  expect((await findDocument(own, 'terms'))?.html).toContain('Be very kind.')
  await writeFile(join(folder, 'privacy.md'), 'We keep nothing.')
  expect(await findDocument(own, 'privacy')).toMatchObject({
    byHost: true,
    html: expect.stringContaining('We keep nothing.'),
  })
  await stop()
})
