import { strToU8, zipSync } from 'fflate'
import { escapedXml } from './docx.ts'

export type EpubChapter = { title: string; html: string }
export type EpubOptions = { title?: string; author?: string; date?: string; language?: string; protected?: boolean }

/** A book. The names of its files don't show their order, which is only in the spine. */
export function epubOf(chapters: readonly EpubChapter[], options: EpubOptions = {}): Uint8Array {
  const files = chapters.map(({ html, title }, i) => ({
    id: `c${i}`,
    href: `part${chapters.length - i}.xhtml`,
    html,
    title,
  }))
  const { title = 'A book', author = 'A writer', date = '2024-03-05', language = 'en' } = options
  const page = (body: string) =>
    `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>x</title></head><body>${body}</body></html>`
  const entries = files.map(({ href, title: name }) => `<li><a href="${href}">${escapedXml(name)}</a></li>`).join('')
  const opf = `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapedXml(title)}</dc:title><dc:creator>${escapedXml(author)}</dc:creator><dc:date>${date}</dc:date><dc:language>${language}</dc:language></metadata><manifest><item id="nav" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/>${[
    ...files,
  ]
    .reverse()
    .map(({ id, href }) => `<item id="${id}" href="${href}" media-type="application/xhtml+xml"/>`)
    .join(
      '',
    )}</manifest><spine><itemref idref="nav"/>${files.map(({ id }) => `<itemref idref="${id}"/>`).join('')}</spine></package>`
  return zipSync({
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(
      '<?xml version="1.0"?><container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    ),
    ...(options.protected && {
      'META-INF/encryption.xml': strToU8(
        '<encryption xmlns:enc="x"><enc:EncryptedData><enc:EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes128-cbc"/></enc:EncryptedData></encryption>',
      ),
    }),
    'OEBPS/book.opf': strToU8(opf),
    'OEBPS/nav.xhtml': strToU8(page(`<nav epub:type="toc"><ol>${entries}</ol></nav>`)),
    ...Object.fromEntries(files.map(({ href, html }) => [`OEBPS/${href}`, strToU8(page(html))])),
  })
}
