import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type State, WASM_PAGE_BYTES } from '../state.ts'

/**
 * The image: CPython's WebAssembly out of the `pyodide` package, trimmed, and its memory as it is when Python has started
 * and the common modules are loaded. It is made once on the machine that uses it; nothing of Pyodide's JavaScript runs.
 */
export type PythonImage = {
  version: string
  module: WebAssembly.Module
  /** What a run begins with. */
  state: State
  library: Uint8Array
  /** Where the text lies that runs a program. */
  entry: number
}

/** What is kept of it in a folder: four files, of which `image.json` vouches for the others. */
export type KeptImage = { meta: Meta; wasm: Uint8Array<ArrayBuffer>; memory: Uint8Array; library: Uint8Array }
export type Meta = Pick<PythonImage, 'version' | 'entry'> &
  Pick<State, 'globals'> & {
    /** Of the sources that it was made from. */
    stamp: string
    pages: number
    /** Which stretches of the memory are kept, as start and length in turn; all else is zero. */
    stretches: number[]
  }

export const IMAGE_FILES = { meta: 'image.json', wasm: 'python.wasm', memory: 'memory.bin', library: 'library.zip' }
const HERE = import.meta.dirname
export const PYODIDE = join(HERE, '../../../../node_modules/pyodide')
export const IMAGE_FOLDER = join(HERE, '../../../../dist/python')

/** The image of these sources: as the build has kept it, or made for this process alone. */
export async function loadImage(folder = IMAGE_FOLDER): Promise<PythonImage> {
  const { meta, wasm, memory: kept, library } = readImage(folder) ?? (await import('./makeImage.ts')).makeImage()
  const memory = new Uint8Array(new SharedArrayBuffer(meta.pages * WASM_PAGE_BYTES))
  let from = 0
  for (let index = 0; index < meta.stretches.length; index += 2) {
    const [start = 0, length = 0] = meta.stretches.slice(index, index + 2)
    memory.set(kept.subarray(from, from + length), start)
    from += length
  }
  const shared = new Uint8Array(new SharedArrayBuffer(library.length))
  shared.set(library)
  const { version, entry, globals } = meta
  return {
    version,
    module: new WebAssembly.Module(wasm),
    state: { memory, globals },
    library: shared,
    entry,
  }
}

/** Whether the image that is kept there is of these sources. */
export function isCurrent(folder: string): boolean {
  return readMeta(folder)?.stamp === imageStamp()
}

/** Over everything that the image is made of. */
export function imageStamp(): string {
  const hash = createHash('sha256')
  hash.update(readFileSync(join(PYODIDE, 'package.json')))
  for (const name of globSync(['*.{ts,py}', '../{state,wasmSections}.ts'], { cwd: HERE }).sort()) {
    if (!name.endsWith('.test.ts')) hash.update(readFileSync(join(HERE, name)))
  }
  return hash.digest('hex')
}

function readImage(folder: string): KeptImage | undefined {
  const meta = readMeta(folder)
  if (meta?.stamp !== imageStamp()) return undefined
  const read = (name: string) => readFileSync(join(folder, name))
  return { meta, wasm: read(IMAGE_FILES.wasm), memory: read(IMAGE_FILES.memory), library: read(IMAGE_FILES.library) }
}

function readMeta(folder: string): Meta | undefined {
  try {
    return parseMeta(JSON.parse(readFileSync(join(folder, IMAGE_FILES.meta), 'utf8')))
  } catch {
    return undefined
  }
}

/** By hand: zod would cost the runner 20 MB for this one file. */
function parseMeta(value: Partial<Record<keyof Meta, unknown>>): Meta | undefined {
  const { stamp, version, entry, pages, globals, stretches } = value
  const isNumber = (item: unknown) => Number.isSafeInteger(item)
  const numbers = (list: unknown): number[] | undefined =>
    Array.isArray(list) && list.every(isNumber) ? list.map(Number) : undefined
  const [checkedGlobals, checkedStretches] = [numbers(globals), numbers(stretches)]
  if (typeof stamp !== 'string' || typeof version !== 'string' || !checkedGlobals || !checkedStretches) return undefined
  if (!isNumber(entry) || !isNumber(pages)) return undefined
  return {
    stamp,
    version,
    entry: Number(entry),
    pages: Number(pages),
    globals: checkedGlobals,
    stretches: checkedStretches,
  }
}
