import { strToU8 } from 'fflate'
import { afterAll, describe, expect, test } from 'vitest'
import { docxOf } from '../../testing/documents/docx.ts'
import { epubOf } from '../../testing/documents/epub.ts'
import { column, type PdfText, pdfOf } from '../../testing/documents/pdf.ts'
import { proseFrom } from '../../testing/documents/prose.ts'
import { ReadSource } from '../document.ts'
import { createReading, type ReadInput } from './service.ts'

const reading = createReading()
afterAll(() => reading.close())

async function read(fileName: string, content: string | Uint8Array, more: Partial<ReadInput> = {}) {
  const bytes = typeof content === 'string' ? strToU8(content) : content
  const found = ReadSource.parse(await reading.read({ fileName, bytes, ...more }))
  const lines = found.blocks.map(({ kind, level, text }) => `${kind}${level ?? ''}: ${text}`)
  const emphasised = found.blocks.flatMap(({ text, emphasised }) =>
    emphasised.map(({ start, end }) => text.slice(start, end)),
  )
  return { ...found, lines, emphasised, places: found.blocks.map(({ place }) => place?.label) }
}

describe('text', () => {
  test('has headings, paragraphs whose lines are joined, and lists', async () => {
    const { source, lines } = await read(
      'on_water.txt',
      `ON WATER\n\n1. Boiling\n\nWater boils at a hundred degrees. It then be-\ncomes steam, which takes up far more room than the water did,\nand rises.\n\n- a pot\n- a lid that\n  fits\n\n1.1 Height\n\nHigh on a mountain it boils earlier, because the air presses less.`,
    )
    expect(source).toMatchObject({ kind: 'text', title: 'ON WATER', author: null })
    expect(lines).toEqual([
      'heading1: 1. Boiling',
      'paragraph: Water boils at a hundred degrees. It then becomes steam, which takes up far more room than the water did, and rises.',
      'item: a pot',
      'item: a lid that fits',
      'heading2: 1.1 Height',
      'paragraph: High on a mountain it boils earlier, because the air presses less.',
    ])
  })

  test('that is a poem keeps its lines', async () => {
    const poem =
      'The rain came down upon the town\nAnd no one saw it go,\nThe gutters sang, the church bells rang,\nThe river did not know.'
    expect((await read('', poem, { kind: 'text' })).lines).toEqual([`other: ${poem}`])
  })

  test.each([
    ['UTF-8 with a mark', new Uint8Array([0xef, 0xbb, 0xbf, ...strToU8('Zürich „liegt“ am See.')])],
    ['UTF-16', new Uint8Array([0xff, 0xfe, ...Buffer.from('Zürich „liegt“ am See.', 'utf16le')])],
    ['windows-1252', new Uint8Array([...Buffer.from('Z\xfcrich \x84liegt\x93 am See.', 'latin1')])],
  ])('in %s is decoded', async (_, bytes) => {
    expect((await read('a.txt', bytes)).lines).toEqual(['paragraph: Zürich „liegt“ am See.'])
  })

  test('without a name has its beginning as the title', async () => {
    expect((await read('', 'Water boils.', { kind: 'text' })).source.title).toBe('Water boils.')
  })
})

test('Markdown has headings, lists, quotes, code, tables and emphasis', async () => {
  const { source, lines, emphasised } = await read(
    'water.md',
    `---\ntitle: "Water"\nauthor: Ann\ndate: 2024-02-03\nlang: en\n---\n# Water\n\nA *liquid* that is **clear** and [wet][w].\n\n## Uses\n\n1. Drinking\n2. Washing\n\n> Without water no life.\n\n\`\`\`\nboil(water)\n  wait()\n\`\`\`\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n## Names\n\nThe end&nbsp;is near.\n\n[w]: https://example.org\n`,
  )
  expect(source).toMatchObject({ kind: 'markdown', title: 'Water', author: 'Ann', date: '2024-02-03', language: 'en' })
  expect(lines).toEqual([
    ...['paragraph: A liquid that is clear and wet.', 'heading1: Uses', 'item: Drinking', 'item: Washing'],
    ...['quote: Without water no life.', 'other: boil(water)\n  wait()', 'other: a | b', 'other: 1 | 2'],
    ...['heading1: Names', 'paragraph: The end is near.'],
  ])
  expect(emphasised).toEqual(['liquid', 'clear'])
})

describe('subtitles', () => {
  test('are joined to paragraphs that know their second', async () => {
    const srt = `1\n00:00:01,000 --> 00:00:03,000\n<i>Water boils</i>\n\n2\n00:00:03,000 --> 00:00:05,500\nat a hundred degrees.\n\n3\n00:01:10,000 --> 00:01:12,000\n- [Music] Then it is steam.\n`
    const { source, lines, places } = await read('talk.srt', srt)
    expect(source).toMatchObject({ kind: 'subtitles', title: 'talk' })
    expect(lines).toEqual(['paragraph: Water boils at a hundred degrees.', 'paragraph: Then it is steam.'])
    expect(places).toEqual(['1', '70'])
  })

  test('that scroll say everything once', async () => {
    const vtt = `WEBVTT\nKind: captions\nLanguage: en\n\n00:01.000 --> 00:02.000\nwater boils\n\n00:02.000 --> 00:03.000\nwater boils\nwhen it is hot\n`
    const { source, lines } = await read('talk.vtt', vtt)
    expect(lines).toEqual(['paragraph: water boils when it is hot'])
    expect(source.language).toBe('en')
  })
})

describe('a PDF', () => {
  const page = (number: number, ...texts: PdfText[]): PdfText[] => [
    { text: `A short course on water ${number}`, x: 86, y: 752, size: 9 },
    ...texts,
    { text: String(number), x: 300, y: 40, size: 9 },
  ]

  test('has headings by their looks, pages, no running heads, and words put together', async () => {
    const { sentence } = proseFrom(3)
    const filler = (y: number) => column([Array.from({ length: 8 }, sentence).join(' ')], { y })
    const bytes = pdfOf(
      [
        page(
          1,
          { text: 'Water', x: 86, y: 700, size: 24, font: 'bold' },
          { text: '1 Boiling', x: 86, y: 660, size: 16, font: 'bold' },
          { text: 'Water boils at a hundred degrees, which is called the ', x: 86, y: 630 },
          { text: 'boiling point', x: 356, y: 630, font: 'bold' },
          { text: '. It then evap-', x: 421, y: 630 },
          { text: 'orates, and a well-known sound is heard. The temper-', x: 86, y: 616 },
          { text: 'ature stays the same.', x: 86, y: 602 },
          { text: '\x95 the first item', x: 96, y: 575 },
          { text: '\x95 the second item, which is', x: 96, y: 561 },
          { text: 'longer', x: 104, y: 547 },
          ...filler(500),
          { text: 'and this sentence goes on', x: 86, y: 90 },
        ),
        page(
          2,
          { text: 'over the page.', x: 86, y: 700 },
          { text: 'Figure 1. A pot.', x: 86, y: 660, size: 9 },
          ...filler(600),
        ),
        page(3, { text: '2 Freezing', x: 86, y: 700, size: 16, font: 'bold' }, ...filler(660)),
      ],
      { title: 'Microsoft Word - water.doc', author: 'Ann Lake', modified: 'D:20240517103000Z', language: 'en-GB' },
    )
    const { source, lines, blocks, emphasised } = await read('water.pdf', bytes)
    expect(source).toMatchObject({
      kind: 'pdf',
      title: 'Water',
      author: 'Ann Lake',
      date: '2024-05-17',
      language: 'en-GB',
    })
    expect(lines.slice(0, 4)).toEqual([
      'heading1: 1 Boiling',
      'paragraph: Water boils at a hundred degrees, which is called the boiling point. It then evaporates, and a well-known sound is heard. The temperature stays the same.',
      'item: the first item',
      'item: the second item, which is longer',
    ])
    expect(lines).toContain('paragraph: and this sentence goes on over the page.')
    expect(lines).toContain('caption: Figure 1. A pot.')
    expect(lines.join()).not.toMatch(/short course|: \d+$/m)
    expect(emphasised).toEqual(['boiling point'])
    const freezing = blocks.find(({ text }) => text === '2 Freezing')
    expect(freezing).toMatchObject({ level: 1, place: { kind: 'page', label: '3' } })
  })

  test('tells the pages as it reads them', async () => {
    const told: number[] = []
    const bytes = pdfOf(Array.from({ length: 5 }, (_, i) => column([proseFrom(i).paragraph()])))
    await read('a.pdf', bytes, { onProgress: ({ done, total }) => told.push(done / total) })
    expect(told).toEqual([0.2, 0.4, 0.6, 0.8, 1])
  })

  test('with two columns is read one after the other', async () => {
    const prose = proseFrom(5)
    const [left, right] = [prose.paragraph(12), prose.paragraph(12)]
    const bytes = pdfOf([[...column([left], { x: 60, width: 230 }), ...column([right], { x: 320, width: 230 })]])
    expect((await read('a.pdf', bytes)).lines).toEqual([`paragraph: ${left}`, `paragraph: ${right}`])
  })

  test('can be cancelled', async () => {
    const bytes = pdfOf(Array.from({ length: 300 }, (_, i) => column([proseFrom(i).paragraph(20)])))
    const controller = new AbortController()
    const signal = controller.signal
    const onProgress = () => controller.abort(new Error('enough'))
    await expect(reading.read({ bytes, signal, onProgress })).rejects.toThrow('enough')
    await expect.poll(() => reading.pids).toEqual([])
  })
})

test('a Word file has headings, lists, quotes, emphasis and what it says about itself', async () => {
  const { source, lines, emphasised } = await read(
    'water.docx',
    docxOf(
      [
        { text: 'Water', style: 'Title' },
        { text: 'Boiling', style: 'Heading1' },
        { text: 'It boils at the *boiling point* & evaporates.' },
        { text: 'a pot', list: true },
        { text: 'Heat is work.', style: 'Quote' },
        { text: 'Steam', style: 'Heading2' },
        { text: 'It rises.' },
      ],
      {
        'dc:title': 'Water',
        'dc:creator': 'Ann',
        'dcterms:modified': '2023-01-02T03:04:05Z',
        'dc:language': 'en-US',
      },
    ),
  )
  expect(source).toMatchObject({
    kind: 'docx',
    title: 'Water',
    author: 'Ann',
    date: '2023-01-02',
    language: 'en-US',
  })
  expect(lines).toEqual([
    ...['heading1: Boiling', 'paragraph: It boils at the boiling point & evaporates.', 'item: a pot'],
    ...['quote: Heat is work.', 'heading2: Steam', 'paragraph: It rises.'],
  ])
  expect(emphasised).toEqual(['boiling point'])
})

test('a book is read in the order of its spine, with its chapters', async () => {
  const { source, lines, places } = await read(
    'water.epub',
    epubOf(
      [
        {
          title: 'Boiling',
          html: '<h1>Boiling</h1><p>It <em>boils</em>.<sup><a href="#n1">1</a></sup></p><aside epub:type="footnote">A note.</aside>',
        },
        { title: 'Freezing', html: '<p>It freezes.</p><p>Slowly.</p>' },
      ],
      { title: 'Water & ice', author: 'Ann', date: '2024-03-05', language: 'en' },
    ),
  )
  expect(source).toMatchObject({
    kind: 'epub',
    title: 'Water & ice',
    author: 'Ann',
    date: '2024-03-05',
    language: 'en',
  })
  expect(lines).toEqual([
    ...[
      'heading1: Boiling',
      'paragraph: It boils.',
      'heading1: Freezing',
      'paragraph: It freezes.',
      'paragraph: Slowly.',
    ],
  ])
  expect(places).toEqual(['Boiling', 'Boiling', 'Freezing', 'Freezing', 'Freezing'])
})

test('a web page is read without what surrounds its article', async () => {
  const { paragraph } = proseFrom(9)
  const [first, second] = [paragraph(6), paragraph(6)]
  const html = `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Agua | Sitio</title><meta property="og:title" content="Agua">
<meta name="author" content="Ann"><meta property="article:published_time" content="2024-06-07T08:09:10Z"><link rel="license" href="https://creativecommons.org/licenses/by/4.0/"><script>alert(1)</script></head>
<body><nav><a href=/>Home</a> <a href=/x>More</a></nav><article><h1>Agua</h1><p>${first} <b>vapor</b></p><h2>Hielo</h2><p>${second}</p><ul><li>uno<li>dos</ul></article><footer>Copyright</footer></body></html>`
  const { source, lines, emphasised } = await read('', html, { address: 'https://example.org/agua', kind: 'html' })
  expect(source).toMatchObject({
    ...{
      kind: 'html',
      title: 'Agua',
      author: 'Ann',
      date: '2024-06-07',
      language: 'es',
      address: 'https://example.org/agua',
    },
    licence: { name: 'CC BY 4.0' },
  })
  expect(lines).toEqual([
    `paragraph: ${first} vapor`,
    'heading1: Hielo',
    `paragraph: ${second}`,
    'item: uno',
    'item: dos',
  ])
  expect(emphasised).toEqual(['vapor'])
})
