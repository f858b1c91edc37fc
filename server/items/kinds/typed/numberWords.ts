const UNITS = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
]
const TENS = [
  'twenty thirty forty fifty sixty seventy eighty ninety',
  'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
]
const HUNDREDS = 'doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'
const TWENTIES = 'veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'
const ORDINALS = [
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
  'primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo',
  'erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte elfte zwölfte',
]

const ONES = new Map<string, number>([
  ...UNITS.flatMap((list) => list.split(' ').map((word, at): [string, number] => [word, at])),
  ...TENS.flatMap((list) => list.split(' ').map((word, at): [string, number] => [word, 20 + 10 * at])),
  ...HUNDREDS.split(' ').map((word, at): [string, number] => [word, 200 + 100 * at]),
  ...TWENTIES.split(' ').map((word, at): [string, number] => [word, 21 + at]),
  ...Object.entries({ una: 1, un: 1, veintiún: 21, veintiuna: 21, cien: 100, ciento: 100, ein: 1, eine: 1 }),
  ...Object.entries({ once: 11, dozen: 12 }),
])
const SCALES = new Map(
  Object.entries({
    hundred: 100,
    hundert: 100,
    thousand: 1e3,
    mil: 1e3,
    tausend: 1e3,
    million: 1e6,
    millions: 1e6,
    millón: 1e6,
    millones: 1e6,
    millionen: 1e6,
    billion: 1e9,
  }),
)
const JOINING = new Set(['and', 'y'])
const GERMAN = /^(?:(.{1,40})(hundert|tausend)(.{0,40})|(.{1,40})und(.{1,40}))$/

/** The value of a number in words, such as "seventy-nine" or "ciento dos". Null if it is anything else. */
export function numberInWords(text: string): number | null {
  const words = text.toLowerCase().split(/[\s-]+/)
  if (words.length === 0 || words.length > 12) return null
  let total = 0
  let group = 0
  let last = Number.POSITIVE_INFINITY
  let said = false
  for (const [at, word] of words.entries()) {
    if (JOINING.has(word) && said && at < words.length - 1) continue
    const scale = SCALES.get(word)
    if (scale !== undefined) {
      if (scale === 100) group = (group || 1) * 100
      else {
        total += (group || 1) * scale
        group = 0
      }
      last = scale
    } else {
      const one = ONES.get(word) ?? (words.length === 1 ? german(word) : null)
      // 'twenty four' is a number, but 'four twenty' isn't.
      if (one === null || one === undefined || (said && (one >= last || (last < 20 && last >= 0)))) return null
      group += one
      last = one
    }
    said = true
  }
  return said ? total + group : null
}

function german(word: string): number | null {
  const known = ONES.get(word) ?? SCALES.get(word)
  if (known !== undefined) return known
  const [, times, scale, rest, ones, tens] = GERMAN.exec(word) ?? []
  if (ones !== undefined && tens !== undefined) {
    const [one, ten] = [ONES.get(ones), ONES.get(tens)]
    return one !== undefined && ten !== undefined && one < 10 && ten >= 20 && ten < 100 ? one + ten : null
  }
  if (times === undefined || scale === undefined) return null
  const [count, left] = [german(times), rest ? german(rest.replace(/^und/, '')) : 0]
  return count === null || left === null ? null : count * (SCALES.get(scale) ?? 0) + left
}

/** The value of an ordinal number: 1 for 'first', '1st', '1.º' or 'primera'. Null for any other text. */
export function ordinalOf(text: string): number | null {
  const word = text.toLowerCase().trim()
  const digits = /^(\d{1,4})(?:st|nd|rd|th|\.?[ºªoa]|\.)$/.exec(word)?.[1]
  if (digits) return Number(digits)
  for (const list of ORDINALS) {
    const at = list.split(' ').findIndex((ordinal) => ordinal === word || isInflected(word, ordinal))
    if (at >= 0) return at + 1
  }
  return null
}

const isInflected = (word: string, ordinal: string) =>
  (ordinal.endsWith('o') && (word === ordinal.replace(/o$/, 'a') || word === ordinal.replace(/ero$/, 'er'))) ||
  (ordinal.endsWith('te') && /^[nrs]$/.test(word.slice(ordinal.length)) && word.startsWith(ordinal))
