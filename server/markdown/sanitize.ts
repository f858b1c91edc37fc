import sanitizeHtml from 'sanitize-html'

/**
 * Elements that a text may hold. Whatever is not here is taken out. None of them holds text as it is written (as
 * `style` and `title` do): what comes out means the same to every parser.
 */
const ELEMENTS = `p br hr em strong del code pre h2 h3 h4 ul ol li blockquote table thead tbody tr th td span div a
  math mrow mi mn mo mtext mspace mfrac msqrt mroot mstyle menclose mpadded mphantom mover munder munderover msub msup
  msubsup mmultiscripts mprescripts none mtable mtr mtd`.split(/\s+/)

/** In the order in which they are written. None holds an address, a style, a name or what runs. */
const ATTRIBUTES =
  `class start tabindex data-language align display displaystyle scriptlevel stretchy symmetric fence form separator
  largeop movablelimits accent accentunder lspace rspace width height depth voffset minsize maxsize linethickness
  mathvariant notation linebreak columnalign`.split(/\s+/)
const VALUE = /^[\w .%#+-]{1,40}$/
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

const ADDRESS = /^https?:\/\/[^\s<>"'`]+$/i

const GATE: sanitizeHtml.IOptions = {
  allowedTags: ELEMENTS,
  // One list for all of them: one for each of 50 elements is prepared anew with every text, and takes longer than most.
  allowedAttributes: { '*': ATTRIBUTES, a: ['href', 'rel'] },
  allowedClasses: { '*': [CLASS] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  selfClosing: ['br', 'hr'],
  parseStyleAttributes: false,
  transformTags: {
    a: (tagName, { href = '' }) => {
      const attribs: sanitizeHtml.Attributes = ADDRESS.test(href) ? { href, rel: 'nofollow noopener' } : {}
      return { tagName, attribs }
    },
    '*': (tagName, attribs) => ({ tagName, attribs: tagName === 'a' ? attribs : sayPlainly(attribs) }),
  },
  // Of a link that leads nowhere, its words.
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs.href ? 'excludeTag' : false),
  textFilter: (escaped) => escaped.replaceAll('"', '&quot;'),
}

function sayPlainly(given: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const style = given.style ? `${given.style};` : ''
  const classes = STYLE_CLASSES.filter(([says]) => says.test(style)).map(([, name]) => name)
  const said: sanitizeHtml.Attributes = { ...given, class: [given.class, ...classes].filter(Boolean).join(' ') }
  const attributes: sanitizeHtml.Attributes = {}
  for (const name of ATTRIBUTES) {
    const value = said[name]
    if (value && (name === 'class' || VALUE.test(value))) attributes[name] = value
  }
  return attributes
}

/** The last gate: what is not on the lists does not come out, whatever the renderers before it have written. */
export const sanitize = (html: string) => sanitizeHtml(html, GATE).replaceAll(' />', '>')
