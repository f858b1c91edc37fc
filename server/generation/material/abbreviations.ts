/** Abbreviations that end in a full stop without ending a sentence, in lower case and without the last full stop. */
const ABBREVIATIONS: Record<string, string> = {
  en: `adm al approx apr art assn aug ave b.c ca capt cf ch chap co col cong corp dec dept dr e.g ed eds est etc feb fig
    figs fr ft gen gov hon i.e inc jan jr jul jun lat lt ltd mar mr mrs ms mt no nos nov oct op p pp prof rep rev rs
    sec sen sep sept sgt sr st supp trans u.k u.s univ v viz vol vols vs`,
  es: `a.c aprox art arts av cap cía d.c dr dra ed etc excma excmo fig figs fr gral ing izq lic máx mín núm p p.ej pág
    págs pdte prof profa pte s.a sr sra sras sres srta sto sta tel vd vds ud uds vol`,
  de: `abb abs anm art aufl bd bsp bspw bzw ca d.h dr etc evtl f ff frl geb gest ggf hl hr hrsg inkl jh jhd kap lat max
    min mio mrd nr o.ä prof s.o s.u sog st str tab tel u.a u.ä usw vgl z.b z.t zzgl`,
}

const KNOWN = new Set(Object.values(ABBREVIATIONS).flatMap((list) => list.trim().split(/\s+/)))
/**
 * Abbreviations that often end a sentence. The sentence only continues if the next word begins with a lower-case
 * letter.
 */
const MAY_END = new Set([
  'etc',
  'usw',
  'al',
  'inc',
  'ltd',
  'corp',
  'jr',
  'co',
  'no',
  'art',
  'u.s',
  'u.k',
  'a.c',
  'd.c',
  'b.c',
  'max',
  'st',
])

/** Words that often begin a sentence but never continue a name. */
const BEGINS =
  /^(?:The|An?|In|It|He|She|They|We|This|These|That|But|And|However|His|Her|Its|Their|At|On|By|For|As|El|La|Los|Las|En|Un|Una|Su|Sus|Se|Der|Die|Das|Ein|Eine|Er|Sie|Es|Im)\b/

const LAST_WORD = /(?<![\p{L}\p{N}.])([\p{L}\p{N}][\p{L}\p{N}.]*)\.["'”’)\]]*\s*$/u

/** Whether the sentence continues after `before`, which ends in a full stop, so that `after` belongs to it as well. */
export function goesOn(before: string, after: string): boolean {
  if (/^["'“‘(]*\p{Ll}/u.test(after)) return true
  const word = LAST_WORD.exec(before)?.[1]
  if (word === undefined) return false
  // An initial, as in J. S. Bach, or an abbreviation in capitals, as in U.S. Army.
  if (/^(?:\p{Lu}\.)*\p{Lu}$/u.test(word)) return /^["'“‘(]*[\p{Lu}\p{N}]/u.test(after) && !BEGINS.test(after)
  const folded = word.toLowerCase()
  if (!KNOWN.has(folded)) return false
  if (folded === 'no' || folded === 'art' || folded === 'st') return folded === 'st' || /^\d/.test(after)
  return !MAY_END.has(folded)
}
