/**
 * A prompt, which is the same for every engine. `language` is the language in which the topic should be written. With
 * `source`, the topic is written from this file in eval/generation/sources/.
 */
export type EvalPrompt = {
  id: string
  prompt: string
  about: 'library' | 'beyond'
  level: 'beginner' | 'intermediate' | 'advanced' | null
  language: 'English' | 'German' | 'Spanish'
  source?: string
  /** The time that the learner has, in minutes. */
  minutes?: number
}

/** The time for the prompts whose topics were recorded, which keeps them to a few lessons. */
const SHORT = 45

const ask = (
  about: EvalPrompt['about'],
  list: [id: string, prompt: string, more?: Partial<EvalPrompt>][],
): EvalPrompt[] => list.map(([id, prompt, more]) => ({ id, prompt, about, level: null, language: 'English', ...more }))

export const PROMPTS: EvalPrompt[] = [
  ...ask('library', [
    ['binary-search', 'binary search'],
    ['sorting', 'how does merge sort work', { minutes: SHORT }],
    ['fractions', 'adding fractions', { level: 'beginner' }],
    ['linear-equations', 'solve linear equations'],
    ['derivatives', 'the derivative and how to find it', { level: 'intermediate' }],
    ['photosynthesis', 'How photosynthesis works'],
    ['inheritance', "Mendel's inheritance"],
    ['joins', 'SQL joins', { minutes: SHORT }],
    ['vaccines', 'how do vaccines work'],
    ['conditional-probability', 'conditional probability', { minutes: SHORT }],
    ['supply-demand', 'supply and demand'],
    ['compound-interest', 'compound interest'],
    ['python-lists', 'lists and loops in Python', { level: 'beginner', minutes: SHORT }],
    ['javascript-objects', 'objects and arrays in JavaScript', { level: 'intermediate', minutes: SHORT }],
  ]),
  ...ask('beyond', [
    ['bobbin-lace', 'bobbin lace for beginners', { level: 'beginner' }],
    ['sourdough', 'how sourdough bread rises', { minutes: SHORT }],
    ['hanseatic-league', 'the Hanseatic League'],
    ['plate-tectonics', 'plate tectonics and earthquakes'],
    ['haiku', 'writing haiku'],
    ['chess-endgames', 'king and pawn endgames in chess', { level: 'intermediate' }],
    ['category-theory', 'functors and natural transformations', { level: 'advanced' }],
    ['coral-reefs', 'why coral reefs bleach'],
    ['sailing', 'how a sailing boat can sail against the wind'],
    ['tax-law-year', 'the income tax brackets of last year'],
    ['wein', 'Wie wird aus Trauben Wein?', { language: 'German', minutes: SHORT }],
    ['flamenco', 'el compás del flamenco', { language: 'Spanish', minutes: SHORT }],
  ]),
]

/** Prompts whose topics are written from a text. */
export const SOURCED: EvalPrompt[] = ask('beyond', [
  ['meteorites', 'Meteorites: Stones from Heaven', { source: 'meteorites.md' }],
  ['transport', 'The Transportation Revolution', { source: 'transportation-revolution.md' }],
])
