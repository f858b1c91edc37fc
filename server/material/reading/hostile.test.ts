import { strToU8, zipSync } from 'fflate'
import { afterAll, describe, expect, test } from 'vitest'
import { billionLaughs, docxBomb, docxOf, docxOfXml, withDeclaredSize } from '../../testing/documents/docx.ts'
import { epubOf } from '../../testing/documents/epub.ts'
import {
  column,
  cyclicPages,
  manyOperators,
  nestedFlate,
  pdfOf,
  scan,
  withPassword,
} from '../../testing/documents/pdf.ts'
import { proseFrom } from '../../testing/documents/prose.ts'
import { createReading, MAX_BYTES, type ReadRefused, refusalError } from './service.ts'

const reading = createReading()
afterAll(() => reading.close())

const reasonOf = (fileName: string, content: Uint8Array | string) =>
  reading.read({ fileName, bytes: typeof content === 'string' ? strToU8(content) : content }).then(
    () => 'read',
    (error: ReadRefused) => error.reason ?? String(error),
  )
const book = pdfOf([column([proseFrom(1).paragraph(9)])])
const table = Array.from({ length: 40 }, (_, i) => `${1990 + i}\t${i * 37}\t${i / 8}`).join('\n')
const signIn = `<html><head><title>Sign in</title></head><body><h1>Sign in</h1><form><input name=u><input type=password></form>
<p>${'Sign in to read this article and thousands of others. '.repeat(6)}</p></body></html>`
const wall = `<html><body><main><p>${'Please enable JavaScript and cookies to continue, we are checking your browser. '.repeat(4)}</p></main></body></html>`

describe('a file that cannot be read is refused with its reason', () => {
  test.each([
    ['nothing at all', 'a.txt', '', 'empty'],
    ['only white space', 'a.txt', ' \n\t\n ', 'empty'],
    ['a PDF without any text', 'a.pdf', pdfOf([[]]), 'empty'],
    ['a scan', 'a.pdf', scan(), 'scan'],
    ['a PDF with a password', 'a.pdf', withPassword(), 'password'],
    ['a Word file with a password', 'a.docx', compound('EncryptedPackage'), 'password'],
    [
      'a book with copy protection',
      'a.epub',
      epubOf([{ title: 'A', html: '<p>Hm.</p>' }], { protected: true }),
      'password',
    ],
    ['a Word file in the old format', 'a.doc', compound('WordDocument'), 'old_word'],
    ['a PDF that ends early', 'a.pdf', book.slice(0, 300), 'broken'],
    ['a PDF that is only a name', 'a.pdf', 'This is not a PDF, whatever its name says.', 'broken'],
    ['a Word file that ends early', 'a.docx', docxOf([{ text: 'Hello' }]).slice(0, 600), 'broken'],
    ['a Word file with broken XML', 'a.docx', docxOfXml('<w:document><w:body><w:p>'), 'broken'],
    ['a book without its list of parts', 'a.epub', zipSync({ 'META-INF/container.xml': strToU8('<x/>') }), 'broken'],
    ['subtitles without times', 'a.srt', 'Nobody says when this is said.', 'broken'],
    [
      'a picture',
      'a.png',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0, 1, 2, 3]),
      'unknown_kind',
    ],
    ['a picture that says it is text', 'a.txt', new Uint8Array(500).map((_, i) => i % 8), 'unknown_kind'],
    ['an archive of something else', 'a.zip', zipSync({ 'a.txt': strToU8('Hello') }), 'unknown_kind'],
    ['a table of numbers', 'a.txt', table, 'not_prose'],
    ['a page to sign in', 'a.html', signIn, 'no_article'],
    ['a page that wants scripts', 'a.html', wall, 'no_article'],
    [
      'a page with nothing to read',
      'a.html',
      '<html><body><nav>Home About</nav><p>Hello.</p></body></html>',
      'no_article',
    ],
  ])('%s', async (_, fileName, content, reason) => {
    expect(await reasonOf(fileName, content)).toBe(reason)
  })
})

describe('a file that is made to do harm', () => {
  test('too large: before anything is read', async () => {
    const refused = await reading.read({ fileName: 'a.pdf', bytes: huge('%PDF-1.7') }).catch((error) => error)
    expect(refused).toMatchObject({ reason: 'too_large', maxBytes: MAX_BYTES.pdf })
    expect(refusalError(refused).message).toContain('up to 64 MB')
    expect(reading.pids).toEqual([])
  })

  test.each([
    [
      'more text than a topic is made from',
      'a.txt',
      () => strToU8('All work and no play. '.repeat(200_000)),
      'too_long',
    ],
    ['a PDF with 3 KB that wants 3 GB', 'a.pdf', () => nestedFlate(1_536), 'too_complex'],
    ['pages that contain themselves', 'a.pdf', cyclicPages, 'broken'],
    ['a zip bomb as a Word file', 'a.docx', () => docxBomb(4_000_000), 'too_complex'],
    [
      'one that lies about its size',
      'a.docx',
      () => withDeclaredSize(docxBomb(400_000), 'word/document.xml', 900),
      'broken',
    ],
    [
      'a zip bomb as a book',
      'a.epub',
      () => epubOf([{ title: 'A', html: '<p>aaaaaaaaaaaaaaa</p>'.repeat(5_000_000) }]),
      'too_complex',
    ],
    ['a billion laughs', 'a.docx', billionLaughs, 'too_complex'],
    ['HTML that is nested 100,000 deep', 'a.html', () => nested(100_000), 'too_complex'],
    ['a book with such HTML', 'a.epub', () => epubOf([{ title: 'A', html: '<i>'.repeat(100_000) }]), 'too_complex'],
    [
      'HTML with millions of elements',
      'a.html',
      () => strToU8(`<html>${'<b>a'.repeat(400)}${'<p>a</p>'.repeat(2_000_000)}`),
      'too_complex',
    ],
  ])(
    '%s is refused, and the next file is read',
    async (_, fileName, make, reason) => {
      expect(await reasonOf(fileName, make())).toMatch(reason)
      expect(reading.pids).toEqual([])
      expect(await reasonOf('b.txt', 'Water boils at a hundred degrees.')).toBe('read')
    },
    300_000,
  )
})

// The limit of CPU time is shorter than the server's, because the test would otherwise take two minutes.
test.each([
  ['Markdown that is never closed', 'a.md', () => strToU8('**a *b _c '.repeat(100_000)), 'too_slow'],
  ['8 million text operators', 'a.pdf', () => manyOperators(8_000_000), /^too_(complex|slow)$/],
])('a file that takes too long is given up: %s', async (_, fileName, make, reason) => {
  const impatient = createReading({ cpuMs: 1_500 })
  const refused = await impatient.read({ fileName, bytes: make() }).catch((error: ReadRefused) => error)
  expect(refused).toMatchObject({ reason: expect.stringMatching(reason) })
  expect(impatient.pids).toEqual([])
  impatient.close()
})

test('Markdown that is quoted 50,000 times is read', async () => {
  expect(await reasonOf('a.md', `${'>'.repeat(50_000)} Water boils.`)).toBe('read')
})

describe('a name that lies', () => {
  test.each([
    ['a PDF', 'essay.docx', book, 'pdf'],
    ['a PDF without an ending', 'essay', book, 'pdf'],
    ['a Word file', 'essay.pdf', docxOf([{ text: 'Water boils at a hundred degrees.' }]), 'docx'],
    ['a book', 'essay.zip', epubOf([{ title: 'A', html: '<p>Water boils here.</p>' }]), 'epub'],
    ['subtitles', 'talk.txt', strToU8('WEBVTT\n\n00:01.000 --> 00:02.000\nHello there.'), 'subtitles'],
    ['a page', 'page.txt', strToU8(`<!doctype html><p>${'Water boils at a hundred degrees. '.repeat(12)}</p>`), 'html'],
  ])('%s named otherwise is read as what it is', async (_, fileName, bytes, kind) => {
    expect((await reading.read({ fileName, bytes })).source.kind).toBe(kind)
  })
})

test('every reason has its sentence in each language, and says what to do', async () => {
  const { RefusalReason } = await import('./refuse.ts')
  for (const reason of RefusalReason.options) {
    const error = refusalError({ reason, maxBytes: MAX_BYTES.pdf })
    const sentences = (['en', 'es', 'de'] as const).map((language) => error.in(language))
    expect(new Set(sentences).size).toBe(3)
    for (const sentence of sentences) expect(sentence).toMatch(/\.$/)
  }
})

/** The container of old Word files and of encrypted new ones, with the name of its main part. */
function compound(name: string) {
  const bytes = new Uint8Array(2_048)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  bytes.set(Buffer.from(name, 'utf16le'), 1_024)
  return bytes
}

/** A file of 200 MB that begins with `start`. */
function huge(start: string) {
  const bytes = new Uint8Array(200 * 2 ** 20)
  bytes.set(strToU8(start))
  return bytes
}

const nested = (depth: number) =>
  strToU8(
    `<html><body>${'<div>'.repeat(depth)}<p>Hello, this is a paragraph.</p>${'</div>'.repeat(depth)}</body></html>`,
  )
