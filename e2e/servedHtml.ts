import { expect } from 'vitest'
import { PAYLOADS } from '../server/testing/xssPayloads.ts'

const ELEMENTS =
  /^(?:html|head|meta|title|link|style|script|body|noscript|template|div|span|p|br|hr|header|footer|main|nav|section|article|aside|h[1-6]|ul|ol|li|dl|dt|dd|a|b|i|em|strong|small|del|kbd|code|pre|blockquote|figure|figcaption|table|caption|thead|tbody|tr|th|td|form|fieldset|legend|label|input|textarea|select|option|button|output|progress|details|summary|dialog|time|svg|g|path|rect|circle|line|text|title|desc|math|semantics|m[a-z]+|none)$/
const ATTRIBUTES =
  /^(?:lang|charset|name|content|property|rel|href|type|src|nonce|id|class|role|tabindex|title|for|value|placeholder|min|max|maxlength|minlength|rows|cols|start|scope|colspan|rowspan|align|disabled|checked|selected|hidden|open|required|readonly|multiple|autocomplete|autocorrect|autocapitalize|autofocus|spellcheck|enterkeyhint|inputmode|method|novalidate|action|datetime|dir|popover|popovertarget|popovertargetaction|target|(?:aria|data)-[a-z-]+)$/i
/** Attributes of SVG and MathML. */
const DRAWN =
  /^(?:viewbox|width|height|fill|stroke[a-z-]*|d|x|y|x[12]|y[12]|r|rx|ry|cx|cy|points|transform|text-anchor|focusable|xmlns|preserveaspectratio|opacity|display|displaystyle|scriptlevel|stretchy|symmetric|fence|form|separator|largeop|movablelimits|accent|accentunder|[lr]space|depth|voffset|m(?:in|ax)size|linethickness|mathvariant|notation|linebreak|columnalign)$/i
const ADDRESS = /^(?:https?:\/\/|\/(?!\/)|#|mailto:)[^\s"'<>]*$/i

const TAG = /<!doctype html>|<!--[^<>]*-->|<\/?([a-z][a-z0-9]*)((?:\s+[a-zA-Z-]+(?:="[^"<>]*")?)*)\s*\/?>/g

/**
 * Checks the HTML of a page as it was served: every `<` must begin a tag that the app itself writes, and no payload may
 * be unescaped. Intentionally doesn't share code with the page renderer.
 */
export function expectEscaped(where: string, page: string) {
  // Everything wrong is collected, because an `expect` for each of a page's attributes would take longer than the page.
  const wrong = PAYLOADS.filter((payload) => payload.includes('<') && page.includes(payload))
  const scripts = page.match(/<(?:script|style)\b[^>]*>/g) ?? []
  wrong.push(...scripts.filter((tag) => !OURS.test(tag)))
  if (scripts.length !== 4) wrong.push(`${scripts.length} scripts and styles`)
  const html = page
    .replace(/(<(script|style)\b[^>]*>).*?<\/\2>/gs, '$1</$2>')
    .replace(FONT, '')
    .replace(COVER, '')
    .replace(COVER_PRELOAD, '')
  let text = ''
  let end = 0
  for (const match of html.matchAll(TAG)) {
    text += html.slice(end, match.index)
    end = match.index + match[0].length
    const [, name, attributes = ''] = match
    if (name && !ELEMENTS.test(name)) wrong.push(match[0])
    for (const [, key = '', value = ''] of attributes.matchAll(/\s+([a-zA-Z-]+)(?:="([^"]*)")?/g)) {
      const isKnown = ATTRIBUTES.test(key) || DRAWN.test(key)
      const leadsAway = /^(?:href|src|action)$/.test(key) && !ADDRESS.test(value)
      const loads = key === 'rel' && /import|prerender/.test(value)
      if (!isKnown || leadsAway || loads) wrong.push(match[0])
    }
  }
  text += html.slice(end)
  const [unescaped] = /<[^>]{0,80}/.exec(text) ?? []
  if (unescaped !== undefined) wrong.push(unescaped)
  expect([where, wrong]).toEqual([where, []])
}

/**
 * The scripts and styles that a page may contain: its styles, the script that runs before the first paint, the app, and
 * the page's data.
 */
const OURS =
  /^<(?:style nonce="[\w-]{22}"|link rel="stylesheet" href="\/assets\/[\w.-]+" disabled|script nonce="[\w-]{22}"|script type="module" src="\/assets\/[\w.-]+"|script type="application\/json" id="state")>$/

/** The full HTML of preloaded fonts and of topic covers. No other element may have the attributes used in them. */
const FONT = /<link rel="preload" href="\/assets\/[\w.-]+\.woff2" as="font" type="font\/woff2" crossorigin>/g
const COVER =
  /<img src="\/covers\/[a-z]+-[0-9]+-[0-9a-z]+-[0-9a-z]+-[0-9]+\.svg" alt="" width="120" height="160"(?: loading="lazy")? decoding="async"\/?>/g
const COVER_PRELOAD =
  /<link rel="preload" as="image" href="\/covers\/[a-z]+-[0-9]+-[0-9a-z]+-[0-9a-z]+-[0-9]+\.svg"\/?>/g
