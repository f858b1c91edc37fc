import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import type { ReadBlock } from '../../document.ts'
import { blockOf, type Declared, declaredDate, declaredLanguage, declaredText, type Reading } from '../blocks.ts'
import type { Report } from '../read.ts'
import { orRefused, refuse } from '../refuse.ts'
import { Fonts } from './fonts.ts'
import { withoutFurniture } from './furniture.ts'
import { joinerOf } from './hyphens.ts'
import { linesOf, type Page } from './lines.ts'
import { type Found, paragraphsOf } from './paragraphs.ts'
import { bodySizeOf, styleOf } from './style.ts'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

const MAX_PAGES = 5_000
/** Pages made for readers never have more pieces of text than this. */
const MAX_ITEMS_OF_PAGE = 200_000
const MAX_CHARACTERS = 4_200_000
/**
 * A PDF with images and fewer characters per page than this counts as a scan, because so few characters may come from
 * the scanner or a stamp. At most three pages are counted.
 */
const SCAN_CHARACTERS = 20
const JUNK_TITLE = /^(?:untitled|microsoft word\b.*|.*\.(?:docx?|tex|dvi|indd|qxd|pdf|rtf|odt|pptx?)|\W*)$/i

const OPTIONS = {
  // Only the text is needed, so pdf.js loads no images and no fonts to draw with, and runs no scripts.
  ...{ maxImageSize: 1, disableFontFace: true, useSystemFonts: false, isEvalSupported: false, enableXfa: false },
  ...{ verbosity: 0, stopAtErrors: false, disableAutoFetch: true, disableRange: true, disableStream: true },
}

export async function readPdf(bytes: Uint8Array, report: Report): Promise<Reading> {
  const hasImages = IMAGES.some((name) => Buffer.from(bytes.buffer).includes(name))
  const pdf = await opened(bytes)
  if (pdf.numPages > MAX_PAGES) refuse('too_complex')
  const pages = await orRefused('broken', () => readPages(pdf, report))
  const characters = pages.flatMap(({ lines }) => lines).reduce((sum, { text }) => sum + text.trim().length, 0)
  if (characters < SCAN_CHARACTERS * Math.min(pages.length, 3)) {
    if (hasImages || characters === 0) refuse(hasImages ? 'scan' : 'empty')
  }
  const kept = withoutFurniture(pages, bodySizeOf(pages))
  const style = styleOf(kept)
  const blocks = paragraphsOf(kept, style, joinerOf(kept))
  const declared = await orRefused('broken', () => declaredIn(pdf))
  return { declared: { ...declared, title: declared.title ?? titleOf(blocks) }, blocks: blocks.map(asBlock) }
}

/** These names can be found without parsing the file, because the dictionaries of images are never compressed. */
const IMAGES = ['/Subtype/Image', '/Subtype /Image']

async function opened(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(bytes, OPTIONS)
  } catch (error) {
    const { PasswordException } = await getResolvedPDFJS()
    return refuse(error instanceof PasswordException ? 'password' : 'broken')
  }
}

async function readPages(pdf: Pdf, report: Report): Promise<Page[]> {
  const pages: Page[] = []
  const fonts = new Fonts()
  const left = { characters: MAX_CHARACTERS }
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pageOf(pdf, number)
    if (page) {
      const content = await contentOf(page, left)
      await fonts.learn(page, content.items)
      pages.push(linesOf({ number, view: page.view, ...content, fonts }))
      page.cleanup()
    }
    report(number, pdf.numPages)
  }
  if (pages.length === 0) refuse('broken')
  return pages
}

/** Returns undefined for a damaged page, so that the others can still be read. */
async function pageOf(pdf: Pdf, number: number) {
  try {
    return await pdf.getPage(number)
  } catch {
    return undefined
  }
}

type PdfPage = NonNullable<Awaited<ReturnType<typeof pageOf>>>
type Chunk = Awaited<ReturnType<PdfPage['getTextContent']>>

/** Reads a page in chunks, so that it can be refused as soon as it exceeds a limit. */
async function contentOf(page: PdfPage, left: { characters: number }) {
  const items: Extract<Chunk['items'][number], { str: string }>[] = []
  const styles: Chunk['styles'] = {}
  const stream: ReadableStream<Chunk> = page.streamTextContent()
  for await (const chunk of stream) {
    Object.assign(styles, chunk.styles)
    for (const item of chunk.items) {
      if (!('str' in item)) continue
      items.push(item)
      left.characters -= item.str.length
    }
    if (left.characters < 0) refuse('too_long')
    if (items.length > MAX_ITEMS_OF_PAGE) refuse('too_complex')
  }
  return { items, styles }
}

const asBlock = ({ page, ...found }: Found): ReadBlock =>
  blockOf({ ...found, place: { kind: 'page', label: String(page) } })

async function declaredIn(pdf: Pdf): Promise<Declared> {
  const { info } = await pdf.getMetadata()
  const of = (name: string) => {
    const value: unknown = Object.entries(info).find(([key]) => key === name)?.[1]
    return typeof value === 'string' ? value : undefined
  }
  const title = declaredText(of('Title'))
  return {
    title: title && JUNK_TITLE.test(title) ? undefined : title,
    author: declaredText(of('Author')),
    date: declaredDate(of('ModDate') ?? of('CreationDate')),
    language: declaredLanguage(of('Language')),
  }
}

/** The largest heading of the first page. */
function titleOf(blocks: readonly Found[]) {
  const first = blocks.filter(({ kind, page }) => kind === 'heading' && page === blocks[0]?.page)
  return first.toSorted((a, b) => (a.level ?? 0) - (b.level ?? 0))[0]?.text
}
