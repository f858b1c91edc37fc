import { rmSync, writeFileSync } from 'node:fs'
import { hashOf, readStamp } from './hash.mjs'
import { alone, hold } from './lock.mjs'
import { NODE_FLAGS } from './node.mjs'
import { run } from './run.mjs'

/** All files and folders that the web app, the library and the Python image depend on. */
export const SOURCES = [
  'contract',
  'figures',
  'words',
  'web',
  'content',
  'server/library',
  'server/execution/guest.ts',
  'server/execution/guests/python',
  'server/execution/guests/state.ts',
  'server/execution/guests/wasmSections.ts',
  'server/childModule.ts',
  'server/jsonText.ts',
  'server/errors.ts',
  'server/words.ts',
  'server/guard',
  'server/figures',
  'server/markdown',
  'server/markup',
  'server/items',
  'scripts',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.web.json',
  'package.json',
  'package-lock.json',
]

/** All files and folders that the built server depends on. */
export const SERVER_SOURCES = [
  'contract',
  'figures',
  'words',
  'server',
  'content/template.ts',
  'scripts/build.ts',
  'scripts/buildServer.ts',
  'package.json',
  'package-lock.json',
]

/**
 * The server is built separately, because that takes only a few seconds and is needed more often. Each stamp is inside
 * what was built, so that deleting the build deletes the stamp as well.
 */
const BUILDS = [
  { stamp: 'dist/.built', sources: SOURCES, parts: ['web app', 'library', 'Python'] },
  { stamp: 'dist/server/.built', sources: SERVER_SOURCES, parts: ['server'] },
]

/** Builds the parts of dist/ whose sources have changed since the last build. */
export async function build(node) {
  const wanted = BUILDS.map((part) => ({ ...part, hash: hashOf(part.sources) }))
  const outdated = () => wanted.filter(({ stamp, hash }) => readStamp(stamp) !== hash)
  if (outdated().length === 0) return

  await alone(async () => {
    const builds = outdated()
    if (builds.length === 0) return
    // Deleted before the build, because otherwise an interrupted build could be taken for a complete one.
    for (const { stamp } of builds) rmSync(stamp, { force: true })
    const parts = builds.flatMap((one) => one.parts)
    const code = await run(node, [...NODE_FLAGS, 'scripts/build.ts', ...parts], { started: hold })
    if (code !== 0) process.exit(code)
    for (const { stamp, hash } of builds) writeFileSync(stamp, hash)
  })
}
