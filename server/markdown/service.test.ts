import { describe, expect, test } from 'vitest'
import { findMathError, listMarkup } from '../markup/service.ts'
import { renderInline, renderMarkdown } from './service.ts'

const html = async (markdown: string) => (await renderMarkdown(markdown)).html.trim()

describe('a lesson', () => {
  test('lists its ## and ### headings by ids that the page does not use', async () => {
    const { html, contents } = await renderMarkdown(
      '## Why *order* matters\n\n### Inside\n\n#### Deeper\n\n## Why order matters\n\n## ½ & 1',
    )
    expect(contents).toEqual([
      { id: 's-why-order-matters', text: 'Why order matters' },
      { id: 's-inside', text: 'Inside', level: 3 },
      { id: 's-why-order-matters-2', text: 'Why order matters' },
      { id: 's-1⁄2-1'.replace('⁄', '-'), text: '½ & 1' },
    ])
    expect(html).toContain('<h2 id="s-why-order-matters">Why <em>order</em> matters</h2>')
    expect(html).toContain('<h3 id="s-inside">Inside</h3>')
  })

  test('leaves the h1 to the page and goes no deeper than h4', async () => {
    expect(await html('# A\n\n###### B')).toBe('<h2 id="s-a">A</h2>\n<h4 id="s-b">B</h4>')
  })

  test.each([
    ['paragraphs', 'a *b* **c** ~~d~~ `e`', '<p>a <em>b</em> <strong>c</strong> <del>d</del> <code>e</code></p>'],
    ['ordered lists', '3. a\n4. b', '<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>'],
    ['task lists', '- [x] a\n- [ ] b', '<ul>\n<li>☑ a</li>\n<li>☐ b</li>\n</ul>'],
    [
      'links',
      '[a](https://x.example/?b=1&c=2 "t")',
      '<p><a href="https://x.example/?b=1&amp;c=2" rel="nofollow noopener">a</a></p>',
    ],
    [
      'bare addresses',
      'https://x.example',
      '<p><a href="https://x.example" rel="nofollow noopener">https://x.example</a></p>',
    ],
    ['other links by their words', '[a](mailto:b@c.example)', '<p>a</p>'],
    ['images by their words', '![a **b**](https://x.example/c.png)', '<p>a b</p>'],
    ['raw HTML as text', '<b>a</b> & "c"', '<p>&lt;b&gt;a&lt;/b&gt; &amp; &quot;c&quot;</p>'],
    ['indented code', '    a < b\n\n    c', '<pre tabindex="0"><code>a &lt; b\n\nc</code></pre>'],
    [
      'code of unknown languages',
      '```output\n1 < 2\n\n```',
      '<pre tabindex="0" data-language="output"><code>1 &lt; 2\n</code></pre>',
    ],
    ['code that is never closed', '~~~\na', '<pre tabindex="0"><code>a</code></pre>'],
    ['inline math', 'so $x$', '<p>so <math><mi>x</mi></math></p>'],
    [
      'math alone',
      '$$\nx\n$$',
      '<div class="math-display"><math class="tml-display" display="block"><mi>x</mi></math></div>',
    ],
    ['math alone on one line', '$$x$$', '<p><math class="tml-display" display="block"><mi>x</mi></math></p>'],
    ['faulty math as its source', '$\\frac{<}$', '<p><code class="math-source">\\frac{&lt;}</code></p>'],
  ])('shows %s', async (_, markdown, expected) => expect(await html(markdown)).toBe(expected))

  test('shows words of a language as a table whose first column has that language', async () => {
    const fence = '```words es\nhola | hello\n¿qué tal? | <b>how are you?</b> | keh TAHL | more\n```'
    expect(await html(fence)).toBe(
      '<div class="table-scroll" tabindex="0" role="region" aria-label="Table"><table class="table-words">' +
        '<thead><tr><th scope="col">Spanish</th><th scope="col">Meaning</th><th scope="col">How to say it</th></tr></thead>' +
        '<tbody><tr><td lang="es">hola</td><td>hello</td><td></td></tr>' +
        '<tr><td lang="es">¿qué tal?</td><td>&lt;b&gt;how are you?&lt;/b&gt;</td><td>keh TAHL</td></tr></tbody></table></div>',
    )
    expect(await html('```words de\n# Alemán | Significado\nja | sí\n```')).toContain('>Alemán</th>')
  })

  test('shows a very long list of words as code, because its table would be far longer', async () => {
    const fence = (lines: number) => `\`\`\`words es\n${'a | b\n'.repeat(lines)}\`\`\``
    expect(await html(fence(200))).toContain('<table class="table-words">')
    expect(await html(fence(201))).toMatch(/^<pre /)
  })

  test.each(['words', 'words "><script>', 'words es onclick=x', 'words e'])('takes ```%s for code', async (info) => {
    expect(await html(`\`\`\`${info}\na | b\n\`\`\``)).toMatch(/^<pre tabindex="0" data-language="words">/)
  })

  test('heads no column with nothing, and names each table apart', async () => {
    const tables = await html('|  | b |\n|--|--|\n| 1 | 2 |\n\n| c |\n|--|\n| 3 |')
    expect(tables).toContain('<td></td>\n<th scope="col">b</th>')
    expect(tables).toContain('aria-label="Table"')
    expect(tables).toContain('aria-label="Table 2"')
  })

  test('shows tables that scroll and can be reached by keyboard', async () => {
    const table = await html('| a | b |\n|:--|--:|\n| 1 | 2 |')
    expect(table).toMatch(/^<div class="table-scroll" tabindex="0" role="region" aria-label="Table"><table>/)
    expect(table).toContain('<th scope="col" align="left">a</th>')
    expect(table).toContain('<td align="right">2</td>')
    expect(table).toMatch(/<\/table><\/div>$/)
  })

  test('colours code by classes', async () => {
    expect(await html('```js\nconst a = "b" // c\n```')).toBe(
      '<pre tabindex="0" data-language="js"><code><span class="tok-keyword">const</span> <span class="tok-constant">a</span> ' +
        '<span class="tok-keyword">=</span> <span class="tok-string">&quot;b&quot;</span> <span class="tok-comment">// c</span></code></pre>',
    )
  })

  test.each(['js', 'ts', 'python', 'sql', 'json', 'bash', 'html', 'css', 'c', 'java', 'rust', 'go'])(
    'colours %s',
    async (language) => {
      expect(
        await html(`\`\`\`${language}\nif (a) { return "b" } /* select */ <p class="x">{ "a": 1 }\n\`\`\``),
      ).toContain('<span class="tok-')
    },
  )

  test.each([
    ['\\begin{array}{c|c} a & b \\\\ \\hline c & d\\end{array}', ['math-line-right', 'math-line-bottom', 'math-pl-0']],
    ['\\begin{aligned} a &= b \\end{aligned}', ['tml-right', 'tml-left', 'math-pr-0']],
    ['\\boxed{x}', ['math-box']],
  ])('keeps the looks of %s without style attributes', async (latex, classes) => {
    const shown = await html(`$$\n${latex}\n$$`)
    expect(shown).not.toContain(' style=')
    for (const name of classes) expect(shown).toContain(name)
  })
})

describe('an inline text', () => {
  test.each([
    ['a *b* $x$', 'a <em>b</em> <math><mi>x</mi></math>'],
    ['10', '10'],
    ['-5', '-5'],
    ['What?\n\nThis.', '<p>What?</p>\n<p>This.</p>'],
    ['What?\n\n```\na\n```', '<p>What?</p>\n<pre tabindex="0"><code>a</code></pre>'],
    ['## a', '<h2>a</h2>'],
    ['', ''],
  ])('%j is shown as %j', async (markdown, expected) => expect(await renderInline(markdown)).toBe(expected))
})

test('marks are listed with their lines', () => {
  expect(listMarkup('### a\n\nb <i>c</i> ![d](e)\n\n[f](g) `<no>` $h$')).toEqual([
    { kind: 'heading', text: '### a', line: 1 },
    { kind: 'html', text: '<i>', line: 3 },
    { kind: 'html', text: '</i>', line: 3 },
    { kind: 'image', text: '![d](e)', line: 3 },
    { kind: 'link', text: '[f](g)', line: 5 },
    { kind: 'math', text: '$h$', line: 5 },
  ])
})

test.each([
  ['A heading\n---', 'heading'],
  ['A heading\n  ===', 'heading'],
  ['Ask someone@example.org', 'link'],
  ['See WWW.example.org', 'link'],
  ['See https://example.org', 'link'],
])('a mark without brackets is listed too: %j', (markdown, kind) => {
  expect(listMarkup(markdown).map((markup) => markup.kind)).toEqual([kind])
})

test.each([
  ['\\frac{1}{2}', null],
  ['\\fraq{1}{2}', /fraq/],
  ['\\frac{1', /./],
  ['\\def\\a{b}\\a', /macros/],
])('math %j has the error %s', (latex, error) => {
  if (error) expect(findMathError(latex)).toMatch(error)
  else expect(findMathError(latex)).toBeNull()
})
