/** Elements that a lesson may hold, each with the attributes that it may have. Whatever is not here is taken out. */
const HTML: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    'p br hr em strong del code h2 h3 h4 ul li blockquote table thead tbody tr span div'
      .split(' ')
      .map((name) => [name, []]),
  ),
  a: ['href'],
  ol: ['start'],
  pre: ['tabindex', 'data-language'],
  span: ['class'],
  div: ['class'],
  code: ['class'],
  th: ['align'],
  td: ['align'],
}

const MATH_ATTRIBUTES =
  `class display displaystyle scriptlevel stretchy symmetric fence form separator largeop movablelimits accent accentunder
  lspace rspace width height depth voffset minsize maxsize linethickness mathvariant notation linebreak columnalign`.split(
    /\s+/,
  )
const MATH = Object.fromEntries(
  `math mrow mi mn mo mtext mspace mfrac msqrt mroot mstyle menclose mpadded mphantom mover munder munderover msub msup
  msubsup mmultiscripts mprescripts none mtable mtr mtd`
    .split(/\s+/)
    .map((name) => [name, MATH_ATTRIBUTES]),
)
const ALLOWED = new Map(Object.entries({ ...HTML, ...MATH }))
const VOID = new Set(['br', 'hr'])

const VALUE = /^[\w .%#+-]{0,40}$/
const CLASS =
  /^(?:tok|tml|chr|wbk|ff|math|table)-[a-z0-9-]+$|^(?:math|longdiv-top|phasor-bottom|circle-pad|actuarial|upstrike|downstrike|sout)$/

/** What Temml says in `style`, which the page's policy forbids, as classes of the page's style sheet. */
const STYLE_CLASSES: readonly [RegExp, string][] = [
  [/padding-left:0(?:em|pt)?;/, 'math-pl-0'],
  [/padding-right:0(?:em|pt)?;/, 'math-pr-0'],
  [/border-left:/, 'math-line-left'],
  [/border-right:/, 'math-line-right'],
  [/border-top:/, 'math-line-top'],
  [/border-bottom:/, 'math-line-bottom'],
  [/border:/, 'math-box'],
  [/font-weight:bold/, 'math-bold'],
  [/text-align:\s*left/, 'tml-left'],
]

const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:\s+[^\s"'<>=/]+(?:=(?:"[^"]*"|'[^']*'))?)*)\s*\/?>/g
const ATTRIBUTE = /([^\s"'<>=/]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * The last gate: HTML made by the renderers, rebuilt from an allow-list of elements and attributes.
 * Text between tags is escaped already; a `<` that begins no well-formed tag becomes text.
 */
export function harden(html: string): string {
  let safe = ''
  let end = 0
  // For each link that is open, whether its tag was let through.
  const links: boolean[] = []
  for (const match of html.matchAll(TAG)) {
    safe +=
      escapeAngles(html.slice(end, match.index)) +
      rebuild(match[1] === '/', (match[2] ?? '').toLowerCase(), match[3] ?? '', links)
    end = match.index + match[0].length
  }
  return safe + escapeAngles(html.slice(end))
}

const escapeAngles = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function rebuild(closes: boolean, name: string, source: string, links: boolean[]): string {
  const attributes = new Map<string, string>()
  for (const [, key = '', double, single] of source.matchAll(ATTRIBUTE)) {
    attributes.set(key.toLowerCase(), double ?? single ?? '')
  }
  // An image becomes its words: pictures are served from nowhere but our own origin.
  if (name === 'img') return escapeAngles(attributes.get('alt') ?? '')
  if (name === 'input') return attributes.has('checked') ? '☑' : '☐'
  if (name === 'a') return rebuildLink(closes, attributes.get('href') ?? '', links)
  const allowed = ALLOWED.get(name)
  if (!allowed) return ''
  if (closes) return VOID.has(name) ? '' : `</${name}>`
  return `<${name}${allowed.map((key) => rebuildAttribute(key, attributes)).join('')}>`
}

function rebuildLink(closes: boolean, href: string, links: boolean[]): string {
  if (closes) return links.pop() ? '</a>' : ''
  const isLet = /^https?:\/\/[^\s<>"'`]+$/i.test(href) && !links.includes(true)
  links.push(isLet)
  return isLet ? `<a href="${href}" rel="nofollow noopener">` : ''
}

function rebuildAttribute(key: string, attributes: Map<string, string>): string {
  if (key === 'class') {
    const style = `${attributes.get('style') ?? ''};`
    const classes = [
      ...(attributes.get('class') ?? '').split(/\s+/).filter((name) => CLASS.test(name)),
      ...STYLE_CLASSES.filter(([says]) => says.test(style)).map(([, name]) => name),
    ]
    return classes.length > 0 ? ` class="${classes.join(' ')}"` : ''
  }
  const value = attributes.get(key)
  return value !== undefined && VALUE.test(value) ? ` ${key}="${value}"` : ''
}
