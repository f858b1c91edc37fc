import type { MaterialDocument } from '../../material/service.ts'
import { countWords } from './wordForms.ts'

/** Headings of sections that are left out, because they list sources, links or people, or contain exercises. */
const LEFT_OUT = new RegExp(
  `^(?:[\\d.]+\\s+)?(?:${[
    'references?( list)?|bibliography|further reading|external links?|see also|notes?( and references)?|footnotes|citations?|works cited|sources',
    'acknowledge?ments?|credits|licen[cs]e|copyright|contributors?|contributing|changelog|table of contents|contents|index|navigation|author contributions|competing interests|funding|data availability|supplementary material',
    '(review|multiple choice|critical thinking|free response|fill in the blank|matching|short answer|self-check)( questions?)?|exercises?|chapter review|problems|homework|key equations|link to learning|visual connections?|art connections?',
    'referencias|bibliograf[ií]a|enlaces externos|v[eé]ase tambi[eé]n|notas|fuentes|lecturas? adicional(es)?|agradecimientos|[ií]ndice|ejercicios|preguntas de repaso|licencia',
    'einzelnachweise|literatur|weblinks|siehe auch|anmerkungen|quellen|danksagung|inhaltsverzeichnis|übungen',
  ].join('|')})\\s*:?$`,
  'i',
)

/** Lines that belong to a web page but not to its text. */
const BOILERPLATE =
  /^(?:share|tweet|print|edit|skip to|jump to|sign (?:in|up)|log ?in|subscribe|advertisement|cookie|all rights reserved|©|copyright ©|previous|next|back to top|read more|click here|compartir|suscr[ií]bete|publicidad|siguiente|anterior|volver arriba|leer más|todos los derechos reservados)\b.{0,60}$/i

const LINKS = /https?:\/\/\S+/g
const LONGEST_LABEL = 12
const LETTERS_OF_PROSE = 0.6

/**
 * For each block of a document, whether it's part of the text proper, as opposed to references, navigation and the
 * like.
 */
export function readable({ blocks, text }: Pick<MaterialDocument, 'blocks' | 'text'>): boolean[] {
  let leftOutAt: number | null = null
  return blocks.map(({ kind, level, start, end }) => {
    const own = text.slice(start, end).trim()
    if (kind === 'heading') {
      const depth = level ?? 1
      if (leftOutAt !== null && depth > leftOutAt) return false
      leftOutAt = LEFT_OUT.test(own.replace(/^[^\p{L}\d]+/u, '')) ? depth : null
      return leftOutAt === null
    }
    if (leftOutAt !== null) return false
    if (kind === 'other') return true
    return !isBoilerplate(own)
  })
}

function isBoilerplate(text: string): boolean {
  if (BOILERPLATE.test(text)) return true
  if (/^\[?\d+\]?[.:]?\s.*(?:doi|isbn|https?:|pp?\.\s\d|\(\d{4}\)|vol\.)/i.test(text) && countWords(text) < 60)
    return true
  const bare = text.replace(LINKS, '')
  if (bare.trim() === '' || (bare.length < text.length / 2 && countWords(bare) < LONGEST_LABEL)) return true
  const letters = text.match(/[\p{L}\s]/gu)?.length ?? 0
  return letters / text.length < LETTERS_OF_PROSE && countWords(text) > 3
}
