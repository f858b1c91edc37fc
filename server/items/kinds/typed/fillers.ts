/**
 * Words that may surround a right answer without changing it. The list is for all languages of the library at once,
 * because an item doesn't say which language it is in. Negations, "and" and "or" must never be among them.
 */
const FILLERS = words(`
  a an the el la los las lo un una unos unas al del der die das den dem des ein eine einen einem einer eines
  it its it's he she they they're their we you i this that these those there's what's them his her
  is are was were be been being equals has have does would will called named known as means so just exactly
  big large
  all every each needed required used takes gives you'd he'd
  in on at of for to by with from into within
  es son era eran fue fueron ser está están hay se llama llaman llamado llamada denomina denominan conoce como su sus
  en de por para con que a todo todos toda todas
  ist sind war waren sein wird werden heißt heissen heißen genannt nennt man es sie er ihr ihre im am beim vom zum zur
  von für mit aus auf an in alle
  answer respuesta antwort`)

/** General nouns, which add nothing to an answer. */
const GENERAL = words(`
  word term keyword name letter number item element object thing one kind type sort form category state process method
  technique approach principle concept idea rule phenomenon structure system event statement clause command function
  operator algorithm protocol theory language gland hormone ballot vote symbol sign variable value result part piece unit time place point phase stage flaw folder directory dir file
  palabra término nombre letra número elemento cosa tipo clase forma categoría estado proceso método técnica principio
  concepto regla fenómeno estructura sistema sentencia cláusula comando función operador algoritmo protocolo teoría lenguaje símbolo valor parte pieza vez
  veces unidad lugar carpeta fichero archivo
  wort begriff name buchstabe zahl element ding art sorte form zustand prozess verfahren methode technik prinzip
  konzept regel phänomen struktur system anweisung befehl funktion operator algorithmus protokoll theorie zeichen wert teil stück mal einheit ort
  ordner datei`)

/**
 * Nouns that may come before an answer and say what kind of thing it is: 'the enzyme ATP synthase'. After an answer,
 * they may be part of a name.
 */
const CLASSES = words(`
  enzyme protein molecule substance compound hormone organ gland disease country city river metal gas
  enzima proteína molécula sustancia compuesto hormona órgano glándula enfermedad país ciudad río
  enzym protein molekül stoff verbindung hormon organ drüse krankheit land stadt fluss`)

/** Words that begin a complement, which only makes an answer more precise: 'subduction of the plate'. */
const COMPLEMENTS = words('of for in at on de del en para von des der in für im')

/** The symbols of units, with the beginnings of their names in several languages. */
const UNITS: Record<string, string[]> = {
  m: ['metre', 'meter', 'metro'],
  cm: ['centim', 'zentim'],
  mm: ['millim', 'milím'],
  km: ['kilom', 'kilóm'],
  g: ['gram', 'gramm'],
  kg: ['kilog', 'kilo'],
  s: ['second', 'segundo', 'sekunde'],
  h: ['hour', 'hora', 'stunde'],
  min: ['minute', 'minuto'],
  j: ['joule', 'julio'],
  w: ['watt', 'vatio'],
  v: ['volt'],
  n: ['newton'],
  pa: ['pascal'],
  hz: ['hertz', 'hercio'],
  l: ['litre', 'liter', 'litro'],
  mol: ['mole', 'mol'],
  '%': ['per cent', 'percent', 'por ciento', 'porcentaje', 'prozent', '%'],
  '°': ['degree', 'grado', 'grad'],
  $: ['dollar', 'dólar'],
  '€': ['euro'],
}

/** The formulas of substances, with their names in several languages. */
const FORMULAS: Record<string, string[]> = {
  co2: ['carbon dioxide', 'dióxido de carbono', 'kohlendioxid', 'kohlenstoffdioxid'],
  h2o: ['water', 'agua', 'wasser'],
  o2: ['oxygen', 'oxígeno', 'sauerstoff'],
  n2: ['nitrogen', 'nitrógeno', 'stickstoff'],
  h2: ['hydrogen', 'hidrógeno', 'wasserstoff'],
  ch4: ['methane', 'metano', 'methan'],
  nh3: ['ammonia', 'amoníaco', 'ammoniak'],
  nacl: ['sodium chloride', 'cloruro de sodio', 'natriumchlorid'],
}

export const isFiller = (word: string) => FILLERS.has(word)
export const isComplement = (word: string) => COMPLEMENTS.has(word)
export const isClass = (word: string) => CLASSES.has(word)
export const isGeneral = (word: string) =>
  GENERAL.has(word) || GENERAL.has(word.replace(/e?s$/, '')) || GENERAL.has(word.replace(/s$/, ''))

/** Whether a word is the symbol of a unit that the text names. */
export function isUnitOf(word: string, text: string): boolean {
  const names = Object.hasOwn(UNITS, word) ? (UNITS[word] ?? []) : []
  return names.some((name) => text.includes(name))
}

/** Whether a word is the formula of a substance that the text names. */
export function isFormulaOf(word: string, text: string): boolean {
  const names = Object.hasOwn(FORMULAS, word) ? (FORMULAS[word] ?? []) : []
  return names.some((name) => text.includes(name))
}

function words(list: string): Set<string> {
  return new Set(list.trim().split(/\s+/))
}
