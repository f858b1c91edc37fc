import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'

/** One hash over files and folders; a path that does not exist counts as absent, so that its coming is seen. */
export function hashOf(paths, ...more) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesIn)) {
    const content = readFileSync(path)
    // The length keeps apart what would run together: the end of one file and the name of the next.
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.update(JSON.stringify(more)).digest('hex')
}

function filesIn(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return []
  if (stat.isFile()) return [path]
  return readdirSync(path)
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`))
}

/** What a stamp file says, or nothing where there is none. */
export function readStamp(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
