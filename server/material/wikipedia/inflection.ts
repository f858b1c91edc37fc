import type { Language } from '#contract/languages.ts'

const IRREGULAR: Record<string, string> = {
  men: 'man', women: 'woman', children: 'child', people: 'person', mice: 'mouse', geese: 'goose', feet: 'foot',
  teeth: 'tooth', oxen: 'ox', wolves: 'wolf', leaves: 'leaf', knives: 'knife', lives: 'life', halves: 'half',
  shelves: 'shelf', thieves: 'thief', loaves: 'loaf', hooves: 'hoof', calves: 'calf', elves: 'elf', dice: 'die',
  analyses: 'analysis', crises: 'crisis', axes: 'axis', theses: 'thesis', hypotheses: 'hypothesis',
  fungi: 'fungus', cacti: 'cactus', nuclei: 'nucleus', stimuli: 'stimulus', alumni: 'alumnus', radii: 'radius',
  bacteria: 'bacterium', phenomena: 'phenomenon', criteria: 'criterion', matrices: 'matrix', vertices: 'vertex',
  indices: 'index', vertebrae: 'vertebra', algae: 'alga', larvae: 'larva', antennae: 'antenna', viruses: 'virus',
} // biome-ignore format: a table of words

const ENDINGS: Record<Language, [ending: RegExp, by: string][]> = {
  en: [
    [/ies$/, 'y'],
    [/(?<=ch|sh|x|ss|zz|[^aeiou]o)es$/, ''],
    [/(?<=[^s'’iu])s$/, ''],
    [/(?<=u)s$/, ''],
  ],
  es: [
    [/iones$/, 'ión'],
    [/ces$/, 'z'],
    [/(?<=[rlndjy])es$/, ''],
    [/(?<=[aeiouáéíóú])s$/, ''],
  ],
  de: [
    [/(?<=[^aeiou])s$/, ''],
    [/es$/, ''],
    [/nen$/, 'n'],
    [/en$/, ''],
    [/(?<=e)n$/, ''],
    [/(?<=[^e])er$/, ''],
    [/(?<=[^e])e$/, ''],
  ],
}

/** Forms of a word that could be its singular, most likely first. */
export function singulars(word: string, language: Language): string[] {
  const lower = word.toLowerCase()
  const irregular = language === 'en' ? IRREGULAR[lower] : undefined
  if (irregular) return [irregular]
  if (lower.length < 4) return []
  return ENDINGS[language].filter(([ending]) => ending.test(lower)).map(([ending, by]) => word.replace(ending, by))
}

/** The -ing form of an English verb, as in the titles of articles: 'swim' becomes 'swimming'. */
export function gerund(verb: string): string {
  if (/ing$/.test(verb) && verb.length > 5) return verb
  if (/ie$/.test(verb)) return verb.replace(/ie$/, 'ying')
  if (/[^eoy]e$/.test(verb)) return verb.replace(/e$/, 'ing')
  const doubles = /^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb)
  return doubles ? `${verb}${verb.at(-1)}ing` : `${verb}ing`
}

/** A common form of a word's inflections, so that they can be compared: its singular in lower case, without accents. */
export function stem(word: string, language: Language): string {
  const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const [singular] = singulars(plain, language)
  return (singular ?? plain).normalize('NFD').replace(/\p{M}/gu, '')
}
