/** Elements that never contain prose. */
const TAGS = new Set(
  'script style template noscript iframe object embed audio video canvas svg form button input select textarea nav head title map'.split(
    ' ',
  ),
)

/**
 * Classes of elements that don't belong to an article's prose: boxes, notes at the top, reference marks, edit links,
 * pronunciations and coordinates.
 */
const CLASSES = new Set(
  (
    'infobox infobox_v2 infobox-subbox navbox navbox-styles vertical-navbox sidebar sidebar-list sistersitebox side-box ' +
    'hatnote dablink rellink noexcerpt shortdescription toc ambox mbox-small tmbox ombox cmbox fmbox imbox metadata ' +
    'asbox stub portal portalbox portal-bar authority-control succession-box catlinks printfooter noprint ' +
    'reference mw-ref references mw-references-wrap reflist refbegin refend Inline-Template fix mw-cite-backlink ' +
    'mw-editsection mw-empty-elt mwe-math-fallback-image-inline mwe-math-fallback-image-display error ' +
    'IPA ext-phonos rt-commentedText unicode-haudio haudio coordinates geo-default geo-nondefault geo-inline geo-multi-punct ' +
    'bandeau hauptartikel-pfeil navigation-not-searchable NavFrame NavBox rahmenfarbe1 wikitable-legend mw-kartographer-map ' +
    'noviewer legend gallerycaption'
  ).split(' '),
)

const IDS = new Set(['coordinates', 'toc', 'catlinks', 'normdaten', 'mw-navigation', 'siteSub', 'contentSub'])

export type Attributes = Record<string, string>
export const classesOf = (attributes: Attributes) => (attributes.class ?? '').split(/\s+/)

/** Whether an element is left out with all its content. Hidden elements are left out too, except for formulas. */
export function isLeftOut(tag: string, attributes: Attributes): boolean {
  if (TAGS.has(tag) || IDS.has(attributes.id ?? '')) return true
  const classes = classesOf(attributes)
  if (classes.some((name) => CLASSES.has(name))) return true
  if (attributes.role === 'navigation' || attributes.role === 'note') return true
  if (classes.some((name) => name.startsWith('mwe-math'))) return false
  return /display:\s*none/i.test(attributes.style ?? '')
}

/** Headings of sections that only contain references, links or pictures, in English, Spanish and German. */
const SECTIONS = new Set(
  [
    'see also|references|notes|notes and references|references and notes|footnotes|citations|sources|external links',
    'further reading|bibliography|works cited|literature cited|literature|general references|cited sources|explanatory notes',
    'general and cited references|primary sources|secondary sources|selected bibliography|gallery|external resources',
    'véase también|referencias|notas|notas y referencias|referencias y notas|enlaces externos|bibliografía|fuentes',
    'lecturas adicionales|lecturas recomendadas|lectura adicional|bibliografía adicional|galería|citas|otras lecturas',
    'bibliografía recomendada|notas al pie|referencias bibliográficas|ver también|bibliografía complementaria',
    'siehe auch|literatur|weblinks|einzelnachweise|anmerkungen|quellen|fußnoten|belege|galerie|literatur und quellen',
    'einzelnachweise und anmerkungen|anmerkungen und einzelnachweise|weiterführende literatur|bildergalerie|nachweise',
  ]
    .join('|')
    .split('|'),
)
export const refersElsewhere = (heading: string) => SECTIONS.has(heading.toLowerCase().trim())
