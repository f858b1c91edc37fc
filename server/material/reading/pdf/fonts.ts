import type { getDocumentProxy } from 'unpdf'

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
export type Look = { bold: boolean; italic: boolean }

/**
 * pdf.js only loads a font when it prepares a page for drawing, which is slow. This many pages are enough, because
 * documents have few fonts.
 */
const MAX_PAGES_PREPARED = 40
/** Pages with more pieces of text than this would take too long to prepare. */
const MAX_ITEMS = 5_000
const PLAIN: Look = { bold: false, italic: false }
const BOLD = /bold|black|heavy|semibold|demi(?!r)|[-_,]bd\b|cmbx|cmb\d|sfbx|-medi\b/i
const ITALIC = /italic|oblique|[-_,]it(?:al)?\b|cmti|cmsl|sfti|-(?:regu|medi)ital/i

/** Finds out which fonts of a document are bold or italic, mostly from their names. */
export class Fonts {
  readonly #looks = new Map<string, Look>()
  #prepared = 0

  async learn(page: PdfPage, items: readonly { fontName: string }[]) {
    const fresh = [...new Set(items.map(({ fontName }) => fontName))].filter((name) => !this.#looks.has(name))
    if (fresh.length === 0) return
    const prepares = this.#prepared < MAX_PAGES_PREPARED && items.length < MAX_ITEMS
    if (prepares) {
      this.#prepared++
      await page.getOperatorList().catch(() => undefined)
    }
    for (const name of fresh) if (prepares) this.#looks.set(name, lookOf(page, name))
  }

  look(name: string): Look {
    return this.#looks.get(name) ?? PLAIN
  }
}

function lookOf(page: PdfPage, fontName: string): Look {
  if (!page.commonObjs.has(fontName)) return PLAIN
  const font: unknown = page.commonObjs.get(fontName)
  if (!font || typeof font !== 'object') return PLAIN
  const name = 'name' in font ? String(font.name) : ''
  return {
    bold: BOLD.test(name) || ('bold' in font && font.bold === true) || ('black' in font && font.black === true),
    italic: ITALIC.test(name) || ('italic' in font && font.italic === true),
  }
}
