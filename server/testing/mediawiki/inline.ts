/** Notes of an article, which `inline` collects while it converts wikitext to HTML as Parsoid would. */
export type References = { notes: { name: string | null; html: string; uses: number }[]; page: string }

export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const attribute = (text: string) => escaped(text).replaceAll('"', '&quot;')
export const keyOf = (title: string) => title.replaceAll(' ', '_')
const hrefOf = (title: string) => `./${attribute(keyOf(title).replaceAll('?', '%3F').replaceAll('%', '%25'))}`

export function link(target: string, label: string) {
  const [title = '', fragment] = target.split('#')
  const href = `${hrefOf(title)}${fragment ? `#${attribute(keyOf(fragment))}` : ''}`
  return `<a rel="mw:WikiLink" href="${href}" title="${attribute(title)}">${label}</a>`
}

export function formula(tex: string, block = false) {
  const shown = attribute(`{\\displaystyle ${tex}}`)
  const kind = block ? 'display' : 'inline'
  return `<span class="mwe-math-element mwe-math-element-${block ? 'block' : 'inline'}" typeof="mw:Extension/math" about="#mwt90" data-mw='{"name":"math","attrs":{}}'><span class="mwe-math-mathml-${kind} mwe-math-mathml-a11y" style="display: none;"><math xmlns="http://www.w3.org/1998/Math/MathML"${block ? ' display="block"' : ''} alttext="${shown}"><semantics><mrow class="MJX-TeXAtom-ORD"><mstyle displaystyle="true" scriptlevel="0"><mi>x</mi><mo>=</mo><mn>1</mn></mstyle></mrow><annotation encoding="application/x-tex">${shown}</annotation></semantics></math></span><img src="https://wikimedia.org/api/rest_v1/media/math/render/svg/0" class="mwe-math-fallback-image-${kind}" aria-hidden="true" alt="${shown}"/></span>`
}

function mark(references: References, name: string | null, html: string | null) {
  let at = references.notes.findIndex((note) => name !== null && note.name === name)
  if (at < 0) at = references.notes.push({ name, html: html ?? '', uses: 0 }) - 1
  const note = references.notes[at]
  if (note) note.uses++
  const number = at + 1
  const label = name === null ? `${number}` : `${name}_${number}-${(note?.uses ?? 1) - 1}`
  return `<sup about="#mwt${100 + number}" class="mw-ref reference" id="cite_ref-${attribute(label)}" rel="dc:references" typeof="mw:Extension/ref" data-mw='{"name":"ref","attrs":{}}'><a href="${hrefOf(references.page)}#cite_note-${number}" style="counter-reset: mw-Ref ${number};"><span class="mw-reflink-text"><span class="cite-bracket">[</span>${number}<span class="cite-bracket">]</span></span></a></sup>`
}

const templates: Record<string, (parameters: string[]) => string> = {
  lang: ([code = '', text = '']) =>
    `<i lang="${attribute(code)}" about="#mwt31" typeof="mw:Transclusion" data-mw='{"parts":[]}'>${text}</i>`,
  IPA: ([code = '', sound = '']) =>
    `<span class="IPA nowrap" lang="${attribute(code)}-fonipa" about="#mwt32" typeof="mw:Transclusion" data-mw='{"parts":[]}'><a rel="mw:WikiLink" href="./Help:IPA" title="Help:IPA">${sound}</a></span>`,
  coord: ([place = '']) =>
    `<span class="geo-inline" about="#mwt33" typeof="mw:Transclusion"><span class="plainlinks nourlexpansion"><a rel="mw:ExtLink nofollow" href="https://geohack.toolforge.org/" class="external text"><span class="geo-default"><span class="geo-dms">${place}</span></span></a></span></span>`,
  'citation needed': () =>
    '<sup class="noprint Inline-Template Template-Fact" style="white-space:nowrap;" about="#mwt34" typeof="mw:Transclusion">[<i><a rel="mw:WikiLink" href="./Wikipedia:Citation_needed" title="Wikipedia:Citation needed"><span title="This claim needs references.">citation needed</span></a></i>]</sup>',
}

/**
 * Converts wikitext within a line to HTML. Supports only what the articles in this folder use.
 * @param references collects the notes of the article
 */
export function inline(wikitext: string, references: References): string {
  const kept: string[] = []
  const keep = (html: string) => `\uE000${kept.push(html) - 1}\uE000`
  const marked = wikitext
    .replace(/<math( display="block")?>([\s\S]*?)<\/math>/g, (_, block, tex) => keep(formula(tex, Boolean(block))))
    .replace(/<ref name="([^"]*)"\s*\/>/g, (_, name) => keep(mark(references, name, null)))
    .replace(/<ref(?: name="([^"]*)")?>([\s\S]*?)<\/ref>/g, (_, name, note) =>
      keep(mark(references, name ?? null, inline(note, references))),
    )
    .replace(/<(\/?(?:su[bp]|code|br)\/?)>/g, (_, tag) => keep(`<${tag}>`))
    .replace(/\{\{([^{}|]+)((?:\|[^{}|]*)*)\}\}/g, (whole, name: string, given: string) => {
      const template = templates[name.trim()]
      return template ? keep(template(given.split('|').slice(1).map(escaped))) : whole
    })
  const html = escaped(marked)
    .replace(/\[\[([^[\]|]+)(?:\|([^[\]]+))?\]\](\p{Ll}*)/gu, (_, target, label, tail) =>
      link(target, `${label ?? target}${tail}`),
    )
    .replace(/\[(https?:\S+) ([^\]]+)\]/g, '<a rel="mw:ExtLink nofollow" href="$1" class="external text">$2</a>')
    .replace(/'''(.+?)'''/g, '<b>$1</b>')
    .replace(/''(.+?)''/g, '<i>$1</i>')
    .replaceAll(' -- ', ' – ')
  let whole = html
  while (/\uE000(\d+)\uE000/.test(whole)) whole = whole.replace(/\uE000(\d+)\uE000/g, (_, i) => kept[Number(i)] ?? '')
  return whole
}
