import { describe, expect, test } from 'vitest'
import { cpuMs } from '../../testing/cpuTime.ts'
import { readPages } from '../../testing/mediawiki/pages.ts'
import { parsoidHtml } from '../../testing/mediawiki/parsoid.ts'
import { type ArticleMeta, readArticle } from './article.ts'

const meta: ArticleMeta = {
  title: 'Title',
  address: 'https://en.wikipedia.org/w/index.php?title=Title&oldid=1',
  revision: '1',
  licence: { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
  authorsAddress: 'https://en.wikipedia.org/w/index.php?title=Title&action=history',
  date: '2026-09-14',
  language: 'en',
}
const read = (body: string) => readArticle(`<html><body lang="en">${body}</body></html>`, meta).blocks
const textsOf = (body: string) => read(body).map(({ text }) => text)
const reasonOf = (html: string) => {
  try {
    readArticle(html, meta)
  } catch (error) {
    return (error as { reason?: string }).reason
  }
}

const article = (language: string, title: string) => {
  const page = readPages(language).byTitle.get(title)
  if (!page) throw new Error(`No page ${title}`)
  return readArticle(parsoidHtml({ ...page, language, revision: 1, timestamp: '2026-09-14T08:21:05Z' }), {
    ...meta,
    title,
  })
}

describe('the prose of an article', () => {
  const { source, blocks } = article('en', 'Photosynthesis')
  const text = blocks.map((block) => block.text).join('\n')

  test('begins with its first sentence, without hatnote, box, pronunciation and marks of references', () => {
    expect(blocks[0]?.kind).toBe('paragraph')
    expect(blocks[0]?.text).toMatch(
      /^Photosynthesis \(from phōs 'light' and synthesis 'putting together'\) is the process by which plants, algae and some bacteria turn the energy of sunlight into chemical energy stored in sugar\. The process/,
    )
    expect(text).not.toMatch(/\[\d|citation needed|Takes place in|Short description|This article is about/)
  })

  test('has headings with levels, steps as items, captions and rows of tables', () => {
    const headings = blocks.filter(({ kind }) => kind === 'heading').map(({ level, text }) => [level, text])
    expect(headings).toEqual([
      ...[
        [2, 'Overall equation'],
        [2, 'Stages'],
        [3, 'Light-dependent reactions'],
        [3, 'Calvin cycle'],
      ],
      ...[
        [2, 'Limiting factors'],
        [2, 'Discovery'],
      ],
    ])
    expect(blocks.filter(({ kind }) => kind === 'item')[0]?.text).toMatch(/^Fixation: the enzyme RuBisCO/)
    expect(blocks.filter(({ kind }) => kind === 'caption')).toHaveLength(2)
    expect(blocks).toContainEqual(expect.objectContaining({ kind: 'other', text: 'Light | Faster, up to a maximum' }))
  })

  test('ends before the sections that refer elsewhere', () => {
    expect(text).not.toMatch(/See also|External links|References|Blankenship|Plant biology/)
  })

  test('emphasises what is bold, then what is linked', () => {
    const first = blocks[0]
    expect(first?.emphasised.map(({ start, end }) => first.text.slice(start, end))).toEqual([
      ...['Photosynthesis', 'plants', 'algae', 'bacteria', 'atmosphere', 'food chain'],
    ])
  })

  test('says where it comes from', () => {
    expect(source).toEqual({ kind: 'wikipedia', author: null, ...meta, title: 'Photosynthesis' })
  })
})

test('every article of the double is read to prose without a trace of markup', () => {
  for (const language of ['en', 'es', 'de']) {
    for (const { title, wikitext } of readPages(language).pages.filter(({ wikitext }) => wikitext.length > 2_000)) {
      const { blocks } = article(language, title)
      const text = blocks.filter(({ kind }) => kind !== 'other').map((block) => block.text)
      expect(text.join('\n'), title).not.toMatch(/[[\]{}<>]|''|\( | ,|\(\)|\\displaystyle/)
      expect(text.join(' ').length / wikitext.length, title).toBeGreaterThan(0.5)
      for (const { text, emphasised } of blocks)
        for (const { start, end } of emphasised) expect(text.slice(start, end), title).toMatch(/^\S(.*\S)?$/)
    }
  }
})

test('raised and lowered characters stay readable', () => {
  expect(textsOf('<p>CO<sub>2</sub>, 10<sup>−7</sup> and the 19<sup>th</sup> century.</p>')).toEqual([
    'CO₂, 10⁻⁷ and the 19th century.',
  ])
})

test('a formula is plain where it is simple, and TeX where it is not', () => {
  const formula = (tex: string, display = '') =>
    `<span class="mwe-math-element"><span class="mwe-math-mathml-inline" style="display: none;"><math${display} alttext="{\\displaystyle ${tex}}"><semantics><mi>x</mi><annotation encoding="application/x-tex">{\\displaystyle ${tex}}</annotation></semantics></math></span><img alt="no" class="mwe-math-fallback-image-inline"/></span>`
  expect(textsOf(`<p>So ${formula('E=mc^{2}')} holds, and ${formula('\\frac{a}{b}')} too.</p>`)).toEqual([
    'So E = mc² holds, and $\\frac{a}{b}$ too.',
  ])
  expect(read(`<p>Thus</p><dl><dd>${formula('E=mc^{2}')}</dd></dl>`)[1]).toMatchObject({
    kind: 'other',
    text: '$$E=mc^{2}$$',
  })
  expect(read(`<p>Thus ${formula('x', ' display="block"')} it is.</p>`).map(({ kind }) => kind)).toEqual([
    ...['paragraph', 'other', 'paragraph'],
  ])
})

test('nested lists, definitions, quotes, verse and code keep their kinds', () => {
  const blocks = read(`<ul><li>one<ul><li>two</li></ul></li></ul><dl><dt>Term</dt>
    <dd><p>What it means.</p></dd></dl><blockquote><p>Said.</p></blockquote><div class="poem"><p>a<br>
b</p></div><pre>x
  y</pre>`)
  expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
    ...[
      ['item', 'one'],
      ['item', 'two'],
      ['item', 'Term: What it means.'],
      ['quote', 'Said.'],
    ],
    ...[
      ['other', 'a\nb'],
      ['other', 'x\n  y'],
    ],
  ])
})

test('an article in the form of the older parser is read as well', () => {
  expect(
    textsOf(
      '<div class="mw-parser-output"><div class="mw-heading mw-heading2"><h2>Life</h2><span class="mw-editsection">[<a href="/w/index.php?action=edit">edit</a>]</span></div><p>He was born in <a href="/wiki/Rome">Rome</a>.</p><div class="mw-heading"><h2>References</h2></div><p>No.</p></div>',
    ),
  ).toEqual(['Life', 'He was born in Rome.'])
})

describe('HTML that was not meant to be read', () => {
  test('nested deeper than any article is refused', () => {
    expect(reasonOf('<div>'.repeat(100_000))).toBe('too_complex')
  })
  test('with more elements than any article is refused', () => {
    expect(reasonOf(`<p>${'<b>x</b>'.repeat(600_000)}`)).toBe('too_complex')
  })
  test('with more text than any article is refused', () => {
    expect(reasonOf(`<p>${'word '.repeat(700_000)}`)).toBe('too_large')
  })
  test('without any prose is refused', () => {
    expect(reasonOf('<table class="infobox"><tr><td>x</td></tr></table><h2>See also</h2><p>y</p>')).toBe('empty')
  })
  test('takes no longer than its length explains', () => {
    const from = cpuMs()
    readArticle(`<p>${'<b>x</b> <sup>2</sup>(;;;;;'.repeat(60_000)}</p>`, meta)
    readArticle(`<p>${';'.repeat(2_000_000)}a</p>`, meta)
    expect(cpuMs() - from).toBeLessThan(10_000)
  })
})
