import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('whoever waits for a process that takes too long to start is told, even with nothing else to do', () => {
  const script = `
    import { Child } from ${JSON.stringify(join(import.meta.dirname, 'child.ts'))}
    const module = ${JSON.stringify(join(import.meta.dirname, '../testing/guarded.ts'))}
    const child = new Child({ module, readable: [], bubblewrap: [], onText: () => {}, startMs: 1 })
    console.log(await child.ready)
  `
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  expect([stdout.trim(), status]).toEqual(['false', 0])
})
