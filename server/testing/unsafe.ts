const ELEMENTS =
  /^(?:figure|div|svg|g|path|line|rect|circle|ellipse|polyline|polygon|text|tspan|figcaption|ol|li|p|details|summary|table|thead|tbody|tr|th|td)$/
const TAG = /<\/?([a-zA-Z]+)((?: [a-zA-Z0-9-]+="[^"<>]*")*)>/g

/**
 * Finds anything that a figure's HTML must not contain: an unknown element, an event handler, a URL, a style or an id.
 * Null if there is nothing. Intentionally doesn't share code with the check in figures/svg.ts.
 */
export function findUnsafe(html: string): string | null {
  for (const [, name = '', attributes = ''] of html.matchAll(TAG)) {
    if (!ELEMENTS.test(name)) return `<${name}>`
    for (const [, attribute = ''] of attributes.matchAll(/ ([a-zA-Z0-9-]+)="[^"]*"/g))
      if (/^(?:on.+|style|id|href|src|xlink.*)$/i.test(attribute)) return attribute
  }
  return /[<>]/.exec(html.replace(TAG, ''))?.[0] ?? null
}
