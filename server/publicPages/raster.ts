import { readFile } from 'node:fs/promises'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { Given } from '../guard/service.ts'

// This module runs in a guarded process (server/guard).

const WASM = new URL('../../node_modules/@resvg/resvg-wasm/index_bg.wasm', import.meta.url)
const FONT = new URL('title.ttf', import.meta.url)

/** Draws the SVG in `bytes` as a PNG of this width. Returns the PNG in base64. */
export async function raster(width: number, { bytes }: Given) {
  await initWasm(await readFile(WASM))
  const picture = new Resvg(new TextDecoder().decode(bytes), {
    fitTo: { mode: 'width', value: width },
    font: { fontBuffers: [await readFile(FONT)], defaultFontFamily: 'Newsreader' },
  })
  return Buffer.from(picture.render().asPng()).toString('base64')
}
