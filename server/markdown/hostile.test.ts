import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuMs } from '../testing/cpuTime.ts'
import { renderInline, renderMarkdown } from './render.ts'
import { sanitize } from './sanitize.ts'

// The output that is allowed. Intentionally doesn't share code with sanitize.ts.
const ELEMENTS =
  /^(?:p|br|hr|em|strong|del|code|pre|span|div|a|h[2-4]|ul|ol|li|blockquote|table|thead|tbody|tr|th|td|math|semantics|m[a-z]+|none)$/
const ATTRIBUTES: Record<string, RegExp> = {
  href: /^(?:https?:\/\/[^\s"'<>]+|#passage-\d{1,5})$/i,
  rel: /^nofollow noopener$/,
  id: /^s-[\p{L}\p{N}-]+$/u,
  class: /^[a-z0-9 -]+$/,
  tabindex: /^0$/,
  role: /^region$/,
  'aria-label': /^Table(?: \d+)?$/,
  'data-language': /^[a-z0-9+#-]+$/,
  align: /^(?:left|right|center)$/,
  scope: /^col$/,
  start: /^\d+$/,
}
const MATH_ATTRIBUTE =
  /^(?:display|displaystyle|scriptlevel|stretchy|symmetric|fence|form|separator|largeop|movablelimits|accent|accentunder|[lr]space|width|height|depth|voffset|m(?:in|ax)size|linethickness|mathvariant|notation|linebreak|columnalign)$/

/** Tokenizes the HTML. Every `<` must begin a known tag, and tags must be nested correctly. */
function expectSafe(html: string) {
  const open: string[] = []
  let text = ''
  let end = 0
  for (const match of html.matchAll(/<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)>/g)) {
    text += html.slice(end, match.index)
    end = match.index + match[0].length
    const [, slash, name = '', attributes = ''] = match
    expect(name).toMatch(ELEMENTS)
    if (slash) expect(open.pop()).toBe(name)
    else if (name !== 'br' && name !== 'hr') open.push(name)
    for (const [, key = '', value = ''] of attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
      if (ATTRIBUTES[key]) expect(value).toMatch(ATTRIBUTES[key])
      else expect(key).toMatch(MATH_ATTRIBUTE)
    }
  }
  text += html.slice(end)
  expect(open).toEqual([])
  expect(text).not.toMatch(/[<>]/)
}

const PAYLOADS = [
  // Raw HTML
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"/>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
  '<math href="javascript:alert(1)">x</math>',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<style>*{background:url(//evil.example)}</style>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<base href="//evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<body onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<div style="position:fixed;inset:0">x</div>',
  '<p id="app">x</p><a name="cookie">y</a>',
  '<!--<img src="--><img src=x onerror=alert(1)>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?php echo 1 ?><script>alert(1)</script>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea></textarea><script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '</p></div></main><script>alert(1)</script>',
  'a <b onclick="alert(1)">bold</b> b',
  '<\u0000script>alert(1)</script>',
  '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
  // Links in disguise
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](<java\nscript:alert(1)>)',
  '[x](&#106;avascript:alert(1))',
  '[x](&#x6A;&#x61;vascript&colon;alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x]( javascript:alert(1))',
  '[x](%6Aavascript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](file:///etc/passwd)',
  '[x](//evil.example/a)',
  '[x](\\\\evil.example)',
  '[x](#app)',
  '[x](/server/auth/signout)',
  '[x](?next=javascript:alert(1))',
  '[x](https:javascript:alert(1))',
  '[x](view-source:javascript:alert(1))',
  '[x][y]\n\n[y]: javascript:alert(1) "t"',
  '[x]\n\n[x]: <javascript:alert(1)>',
  '<javascript:alert(1)>',
  '<data:text/html,x>',
  '<vbscript:x>',
  '<mailto:a@b.example?subject=x>',
  'https://x.example/"onmouseover="alert(1)',
  "https://x.example/'onmouseover='alert(1)",
  'www.x.example/<script>alert(1)</script>',
  '<https://x.example/"onclick=alert(1)>',
  '[x](https://x.example/"onclick="alert(1))',
  '[x](https://x.example "title\\" onmouseover=\\"alert(1)")',
  "[x](https://x.example 't&quot; onmouseover=&quot;alert(1)')",
  '[x](https://x.example (t" style="x:y))',
  '[a [b](https://x.example) c](javascript:alert(1))',
  '[![x](https://x.example/p.png)](javascript:alert(1))',
  '[https://x.example](javascript:alert(1))',
  // Images
  '![x](javascript:alert(1))',
  '![x](https://evil.example/track.png)',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '![" onerror="alert(1)](x)',
  '![x](x "t\\" onerror=\\"alert(1)")',
  '![<script>alert(1)</script>](x)',
  '![&lt;script&gt;alert(1)&lt;/script&gt;](x)',
  '![a ![b](c) $\\text{<b>}$ `d`](x)',
  // Fences
  '```"><script>alert(1)</script>\nx\n```',
  '```js" onclick="alert(1)\nx\n```',
  "```js' onclick='alert(1)\nx\n```",
  '```&quot;onclick=alert(1)\nx\n```',
  '```constructor\nx\n```',
  '```__proto__\nx\n```',
  '```js\n</code></pre><script>alert(1)</script>\n```',
  '```html\n<img src=x onerror=alert(1)>\n```',
  '```html\n<style>a{b:c}</style><script>let a = "</script><script>alert(1)"</script>\n```',
  '`</code><script>alert(1)</script>`',
  '    </code><script>alert(1)</script>',
  '~~~ js\n<b>\n',
  // Math
  '$\\href{javascript:alert(1)}{x}$',
  '$\\url{javascript:alert(1)}$',
  '$\\includegraphics[width=9em]{https://evil.example/x.png}$',
  '$\\htmlClass{x}{y}\\htmlId{app}{y}$',
  '$\\html{x}\\htmlStyle{color:red}{y}$',
  '$\\class{x}{y}$ $\\id{app}{y}$ $\\style{color:red}{y}$ $\\data{a=b}{c}$',
  '$\\text{<img src=x onerror=alert(1)>}$',
  '$\\text{</mtext></math><script>alert(1)</script>}$',
  '$\\unicode{x3C}script\\unicode{x3E}$ $\\char"3C \\char"3E$',
  '$\\color{red;background:url(//evil.example)}{x}$',
  '$\\textcolor{#f00" onclick="alert(1)}{x}$',
  '$\\colorbox{red}{x}\\fcolorbox{red}{blue}{y}$',
  '$\\label{app}\\ref{app}\\tag{<b>}$',
  '$$\\tag{1}\\label{app} x$$\n\n$\\eqref{app}$',
  '$\\rule{99999em}{99999em}\\hspace{99999em}\\kern{-99999em}$',
  '$\\unknown{<script>}$',
  '$<script>alert(1)</script>$',
  '$$\n</math><img src=x onerror=alert(1)>\n$$',
  '$$ "><script>alert(1)</script>\nx\n$$',
  '$a" onclick="alert(1)$',
  // Headings, tables, lists, entities
  '## app\n## app\n## <img src=x onerror=alert(1)>\n## " onclick="alert(1)',
  '# document\n\n## constructor\n\n## __proto__\n\n##',
  '<h1>x</h1>\n===',
  '| <script>alert(1)</script> | " onclick=" |\n|:-:|---|\n| [x](javascript:alert(1)) | `|` |',
  '99999999. <script>alert(1)</script>',
  '- [x] <input onfocus=alert(1)>\n- [ ] y',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '&lt;img src=x onerror=alert(1)&gt; &amp;lt;script&amp;gt;',
  '\\<script>alert(1)\\</script>',
  '[^1] and [^constructor]\n\n[^1]: <script>alert(1)</script>\n[^constructor]: x',
  '**<script>**alert(1)</script>',
  '_<b _onclick=alert(1)>_',
  '> <script>\n> alert(1)\n</script>',
]

describe('a hostile text comes out safe', () => {
  test.each(PAYLOADS)('%j', async (payload) => {
    expectSafe((await renderMarkdown(payload)).html)
    expectSafe(await renderInline(payload))
    expectSafe(
      (await renderMarkdown(`> - ${payload}\n\n| a |\n|---|\n| ${payload} |\n\n*${payload}* [${payload}](x)`)).html,
    )
  })
})

test('any mixture of hostile pieces comes out safe', async () => {
  const pieces = fc.constantFrom(
    ...PAYLOADS,
    ...'<>"\'`$[]()!*_~\\&;|#-=\n\t '.split(''),
    '\n\n',
    '```',
    '$$',
    '](',
    '<a ',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { maxLength: 12 }), async (parts) => {
      expectSafe((await renderMarkdown(parts.join(''))).html)
    }),
    { numRuns: 300 },
  )
})

test('the last gate alone makes any string safe of tags and attributes that are not on its list', () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '=',
    '/',
    ' ',
    'a',
    'img',
    'p',
    'mi',
    'href',
    'onclick',
    'style',
    'x:y',
    '<a href="',
    'https://',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 30 }), (parts) => {
      for (const [tag] of sanitize(parts.join('')).matchAll(/<[^>]*>/g)) {
        expect(tag).toMatch(/^<\/?[a-z][a-z0-9]*(?: [a-z-]+="[^"<>]*")*>$/)
        expect(tag).not.toMatch(/ (?:style|on\w+|id|src)=/)
      }
    }),
  )
})

describe('a text that is built to be slow', () => {
  test.each([
    ['open brackets', '['.repeat(900)],
    ['images in images', '!['.repeat(900)],
    ['stars', '**a*b_c '.repeat(240)],
    ['quotes in quotes', `${'> '.repeat(10)}x\n\n`.repeat(300)],
    ['lists in lists', Array.from({ length: 100 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
    ['braces in braces', `$${'{'.repeat(900)}x${'}'.repeat(900)}$`],
    ['roots in roots', `$${'\\sqrt{'.repeat(250)}x${'}'.repeat(250)}$`],
    ['a macro that doubles', '$\\def\\a{xxxxxxxx}\\def\\b{\\a\\a\\a\\a}\\def\\c{\\b\\b\\b\\b}\\c\\c\\c\\c$'],
    ['a macro that never ends', '$\\newcommand{\\a}{\\a\\a}\\a$'],
    ['a formula without end', `$$\n${'x^2 + '.repeat(10_000)}1\n$$`],
    ['a line of code without end', `\`\`\`js\n${'"a" + '.repeat(3_000)}1\n\`\`\``],
    ['many formulas', '$\\frac{a}{b}$ '.repeat(5_000)],
  ])('%s ends in time', async (_, markdown) => {
    const from = cpuMs()
    expectSafe((await renderMarkdown(markdown)).html)
    expect(cpuMs() - from).toBeLessThan(15_000)
  })

  test.each([
    ['over 200 KB', 'x'.repeat(200 * 1024 + 1)],
    ['a paragraph of brackets', '['.repeat(2_000)],
    ['quotes nested without end', `${'>'.repeat(1_000)} x`],
    ['lists nested without end', `${'- '.repeat(1_000)} x`],
    ['quotes without end', `${'> '.repeat(10)}x\n\n`.repeat(1_000)],
    ['a table filled in', `${'|a'.repeat(500)}\n${'|-'.repeat(500)}\n${'|b\n'.repeat(500)}`],
  ])('is refused at once: %s', async (_, markdown) => {
    const from = cpuMs()
    await expect(renderMarkdown(markdown)).rejects.toThrow(RangeError)
    await expect(renderInline(markdown)).rejects.toThrow(RangeError)
    expect(cpuMs() - from).toBeLessThan(1_000)
  })
})
