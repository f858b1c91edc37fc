import { escaped, inline, keyOf, link, type References } from './inline.ts'

export type Rendered = {
  title: string
  language: string
  revision: number
  timestamp: string
  description: string | null
  wikitext: string
  isDisambiguation: boolean
}

const NOTES: Record<string, string> = { es: 'Referencias', de: 'Einzelnachweise' }

/** Renders a page as Parsoid would, with sections around headings and references at the end. */
export function parsoidHtml(page: Rendered): string {
  const references: References = { notes: [], page: page.title }
  const sections = [...sectionsOf(page.wikitext)].map(({ level, heading, lines }, i) => {
    const opening = i === 0 ? shortDescription(page.description) : ''
    const title =
      heading === null ? '' : `<h${level} id="${escaped(keyOf(heading))}">${inline(heading, references)}</h${level}>\n`
    return `<section data-mw-section-id="${i}" id="mwS${i}">${opening}${title}${blocks(lines, references)}</section>`
  })
  if (references.notes.length > 0)
    sections.push(notes(references, NOTES[page.language] ?? 'References', sections.length))
  const property = page.isDisambiguation ? '<meta property="mw:PageProp/disambiguation"/>' : ''
  const host = `//${page.language}.wikipedia.org`
  return `<!DOCTYPE html>
<html prefix="dc: http://purl.org/dc/terms/ mw: http://mediawiki.org/rdf/" about="https:${host}/wiki/Special:Redirect/revision/${page.revision}"><head prefix="mwr: https:${host}/wiki/Special:Redirect/"><meta charset="utf-8"/><meta property="mw:pageNamespace" content="0"/><meta property="dc:modified" content="${page.timestamp}"/><meta property="mw:htmlVersion" content="2.8.0"/><meta property="mw:html:version" content="2.8.0"/><link rel="dc:isVersionOf" href="${host}/wiki/${escaped(keyOf(page.title))}"/><base href="${host}/wiki/"/><title>${escaped(page.title)}</title><link rel="stylesheet" href="/w/load.php?modules=mediawiki.skinning.content.parsoid&amp;only=styles&amp;skin=vector"/><meta http-equiv="content-language" content="${page.language}"/><meta http-equiv="vary" content="Accept"/></head><body lang="${page.language}" class="mw-content-ltr sitedir-ltr ltr mw-body-content parsoid-body mediawiki mw-parser-output" dir="ltr">${sections.join('')}${property}</body></html>`
}

function* sectionsOf(wikitext: string) {
  let section: { level: number; heading: string | null; lines: string[] } = { level: 1, heading: null, lines: [] }
  for (const line of wikitext.split('\n')) {
    const [, marks, heading] = /^(={2,6})\s*(.+?)\s*={2,6}\s*$/.exec(line) ?? []
    if (marks === undefined || heading === undefined) section.lines.push(line)
    else {
      yield section
      section = { level: marks.length, heading, lines: [] }
    }
  }
  yield section
}

const shortDescription = (text: string | null) =>
  text === null
    ? ''
    : `<div class="shortdescription nomobile noexcerpt noprint searchaux" style="display:none" about="#mwt1" typeof="mw:Transclusion" data-mw='{"parts":[]}'>${escaped(text)}</div>\n`

function notes({ notes, page }: References, heading: string, number: number) {
  const items = notes.map(
    ({ html }, i) =>
      `<li about="#cite_note-${i + 1}" id="cite_note-${i + 1}"><span class="mw-cite-backlink"><a href="./${escaped(keyOf(page))}#cite_ref-${i + 1}" rel="mw:referencedBy"><span class="mw-linkback-text">↑ </span></a></span> <span id="mw-reference-text-cite_note-${i + 1}" class="mw-reference-text reference-text">${html}</span></li>`,
  )
  return `<section data-mw-section-id="${number}"><h2 id="${heading}">${heading}</h2>\n<div class="reflist" about="#mwt80" typeof="mw:Transclusion" data-mw='{"parts":[]}'><div class="mw-references-wrap" typeof="mw:Extension/references" about="#mwt81"><ol class="mw-references references">${items.join('')}</ol></div></div></section>`
}

/** Converts wikitext to HTML blocks. They're separated by blank lines, and their first characters show their kind. */
function blocks(lines: string[], references: References): string {
  return lines
    .join('\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => blockHtml(block, references))
    .join('\n\n')
}

function blockHtml(block: string, references: References): string {
  const say = (text: string) => inline(text, references)
  const rows = block.split('\n')
  const [, template, given = ''] = /^\{\{([^|{}]+?)\s*(?:\|([\s\S]*))?\}\}$/.exec(block) ?? []
  if (template && boxes[template])
    return boxes[template](
      given
        .split('\n')
        .flatMap((row) => row.split('|'))
        .map((part) => part.trim())
        .filter(Boolean),
      say,
    )
  if (block.startsWith('{|')) return table(rows.slice(1, -1), say)
  if (block.startsWith('[[File:')) return figure(block, say)
  if (/^[*#]/.test(block)) return list(rows, say)
  if (block.startsWith(';')) return definitions(rows, say)
  if (block.startsWith(':')) return `<dl><dd>${say(block.slice(1).trim())}</dd></dl>`
  if (block.startsWith('<blockquote>'))
    return `<blockquote><p>${say(block.replace(/<\/?blockquote>/g, '').trim())}</p></blockquote>`
  if (block.startsWith('<poem>'))
    return `<div class="poem" typeof="mw:Extension/poem" about="#mwt40"><p>${rows.slice(1, -1).map(say).join('<br/>\n')}</p></div>`
  if (block.startsWith('<pre>')) return `<pre>${escaped(block.replace(/<\/?pre>/g, ''))}</pre>`
  return `<p>${say(rows.join(' '))}</p>`
}

type Say = (text: string) => string

const boxes: Record<string, (parts: string[], say: Say) => string> = {
  Hatnote: (parts, say) =>
    `<div role="note" class="hatnote navigation-not-searchable" about="#mwt2" typeof="mw:Transclusion" data-mw='{"parts":[]}'>${say(parts.join('|'))}</div>`,
  Main: ([title = '']) =>
    `<div role="note" class="hatnote navigation-not-searchable" about="#mwt3" typeof="mw:Transclusion">Main article: ${link(title, escaped(title))}</div>`,
  Infobox: ([title = '', ...rows], say) => {
    const lines = rows.map((row) => {
      const [label = '', ...value] = row.split('=')
      return `<tr><th scope="row" class="infobox-label">${say(label.trim())}</th><td class="infobox-data">${say(value.join('=').trim())}</td></tr>`
    })
    return `<table class="infobox vcard" about="#mwt4" typeof="mw:Transclusion" data-mw='{"parts":[]}'><tbody><tr><th colspan="2" class="infobox-above fn">${say(title)}</th></tr><tr><td colspan="2" class="infobox-image"><span class="mw-default-size" typeof="mw:File/Frameless"><a href="./File:Example.jpg" class="mw-file-description"><img resource="./File:Example.jpg" src="//upload.wikimedia.org/example.jpg" class="mw-file-element"/></a></span><div class="infobox-caption">A photograph</div></td></tr>${lines.join('')}</tbody></table>`
  },
  Navbox: ([title = '', ...titles]) =>
    `<div role="navigation" class="navbox" aria-labelledby="nav" about="#mwt5" typeof="mw:Transclusion" data-mw='{"parts":[]}'><table class="nowraplinks hlist mw-collapsible navbox-inner"><tbody><tr><th scope="col" class="navbox-title" colspan="2">${escaped(title)}</th></tr><tr><td class="navbox-list navbox-odd hlist"><ul>${titles.map((name) => `<li>${link(name, escaped(name))}</li>`).join('')}</ul></td></tr></tbody></table></div>`,
}

function figure(block: string, say: Say) {
  const [, file = '', , caption = ''] = /^\[\[File:([^|]+)\|(thumb)\|([\s\S]+)\]\]$/.exec(block) ?? []
  return `<figure class="mw-default-size" typeof="mw:File/Thumb"><a href="./File:${escaped(keyOf(file))}" class="mw-file-description"><img resource="./File:${escaped(keyOf(file))}" src="//upload.wikimedia.org/${escaped(keyOf(file))}" height="165" width="220" class="mw-file-element"/></a><figcaption>${say(caption)}</figcaption></figure>`
}

function list(rows: string[], say: Say) {
  const tag = rows[0]?.startsWith('#') ? 'ol' : 'ul'
  let html = ''
  for (let i = 0; i < rows.length; i++) {
    const nested: string[] = []
    while (/^[*#]{2}/.test(rows[i + 1] ?? '')) nested.push((rows[++i] ?? '').slice(1))
    const own = rows[i - nested.length] ?? ''
    html += `<li>${say(own.replace(/^[*#]+\s*/, ''))}${nested.length > 0 ? `\n${list(nested, say)}` : ''}</li>\n`
  }
  return `<${tag}>${html}</${tag}>`
}

const definitions = (rows: string[], say: Say) =>
  `<dl>${rows.map((row) => (row.startsWith(';') ? `<dt>${say(row.slice(1).trim())}</dt>` : `<dd>${say(row.slice(1).trim())}</dd>`)).join('\n')}</dl>`

function table(rows: string[], say: Say) {
  let html = ''
  let cells = ''
  for (const row of [...rows, '|-']) {
    if (row.startsWith('|+')) html += `<caption>${say(row.slice(2).trim())}</caption>\n<tbody>`
    else if (row.startsWith('|-')) {
      if (cells !== '') html += `<tr>${cells}</tr>\n`
      cells = ''
    } else {
      const tag = row.startsWith('!') ? 'th' : 'td'
      const parts = row.slice(1).split(tag === 'th' ? '!!' : '||')
      cells += parts.map((part) => `<${tag}>${say(part.trim())}</${tag}>`).join('')
    }
  }
  return `<table class="wikitable">\n${html}</tbody></table>`
}
