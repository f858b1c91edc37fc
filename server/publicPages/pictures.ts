import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { childModule } from '../childModule.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { createOnce } from '../guard/service.ts'
import { hashOf, newId } from '../id.ts'

const LIMITS = { cpuMs: 8_000, wallMs: 30_000, memoryMb: 512 }
const FOLDER = 'pictures'
/** How many pictures are stored, at about 40 KB each. Beyond that, the least recently requested ones are deleted. */
const KEPT_AT_MOST = 2_000
/** After this many new pictures, the folder is checked for pictures to delete. */
const TIDY_EVERY = 100

const Png = z.string().transform((base64) => Buffer.from(base64, 'base64'))

/**
 * Draws SVGs as PNGs and stores them in DATA_DIR. Drawing runs in a separate process, because titles come from people
 * and models, and because drawing needs a lot of memory, which is freed when the process ends.
 */
export function createPictures({ config, log }: Pick<Deps, 'config' | 'log'>) {
  const once = createOnce({
    module: childModule(join(import.meta.dirname, 'raster.ts')),
    reads: ['server/publicPages', 'node_modules/@resvg'],
    places: 1,
    said: { busy: ({ hosting }) => hosting.picturesBusy, down: ({ hosting }) => hosting.picturesDown },
  })
  const underWay = new Map<string, Promise<Buffer>>()
  let added = 0

  async function draw(svg: string, width: number, file: string) {
    const outcome = await once.call('raster', [width], { bytes: Buffer.from(svg), limits: LIMITS })
    if (outcome.type !== 'done') {
      log.error({ outcome }, 'A picture could not be drawn.')
      throw new AppError('unavailable', ({ hosting }) => hosting.picturesDown)
    }
    const png = Png.parse(outcome.value)
    await keep(file, png).catch((error) => log.error(error))
    return png
  }

  async function keep(file: string, png: Buffer) {
    // Tests keep everything in memory, so they have no data folder.
    if (config.dataDir === ':memory:') return
    const folder = dirname(file)
    await mkdir(folder, { recursive: true })
    // The file gets its name only when it's complete, because other servers may read from the same folder.
    const part = join(folder, `.${newId()}`)
    await writeFile(part, png)
    await rename(part, file)
    if (added++ % TIDY_EVERY === 0) await tidy(folder)
  }

  return {
    /** Returns a PNG of this width. @throws AppError unavailable or rate_limited if it can't be drawn now. */
    async get(svg: string, { width }: { width: number }): Promise<Buffer> {
      const file = join(config.dataDir, FOLDER, `${hashOf(`${width} ${svg}`)}.png`)
      const kept = await readFile(file).catch(() => undefined)
      if (kept) {
        const now = new Date()
        await utimes(file, now, now).catch(() => {})
        return kept
      }
      const known = underWay.get(file)
      if (known) return known
      const drawing = draw(svg, width, file).finally(() => underWay.delete(file))
      underWay.set(file, drawing)
      return drawing
    },
    close: () => once.close(),
  }
}

async function tidy(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.png'))
  if (names.length <= KEPT_AT_MOST) return
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0 })),
  )
  const old = files.sort((a, b) => a.at - b.at).slice(0, names.length - KEPT_AT_MOST)
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { force: true })))
}
