import type { Template } from '../template.ts'

const SOUNDS: { phrase: string; article: 'a' | 'an'; why: string }[] = [
  { phrase: 'hour', article: 'an', why: 'The h is silent, so “hour” begins with a vowel sound.' },
  { phrase: 'honest man', article: 'an', why: 'The h of “honest” is silent, so it begins with a vowel sound.' },
  { phrase: 'heir', article: 'an', why: 'The h of “heir” is silent, so it sounds like “air”.' },
  { phrase: 'university', article: 'a', why: '“University” begins with the sound of “you”, a consonant sound.' },
  { phrase: 'European city', article: 'a', why: '“European” begins with the sound of “you”, a consonant sound.' },
  { phrase: 'useful tip', article: 'a', why: '“Useful” begins with the sound of “you”, a consonant sound.' },
  { phrase: 'one-day trip', article: 'a', why: '“One” begins with a w sound, a consonant sound.' },
  { phrase: 'umbrella', article: 'an', why: '“Umbrella” begins with a vowel sound.' },
  { phrase: 'uncle', article: 'an', why: '“Uncle” begins with a vowel sound.' },
  { phrase: 'hotel', article: 'a', why: "The h of “hotel” is spoken, and it's a consonant sound." },
  { phrase: 'FBI agent', article: 'an', why: 'You say “ef-bee-eye”, which begins with a vowel sound.' },
  { phrase: 'UN report', article: 'a', why: 'You say “you-en”, which begins with a consonant sound.' },
  { phrase: 'eight-hour shift', article: 'an', why: '“Eight” begins with a vowel sound.' },
]

const PLURALS = ['books', 'chairs', 'coins', 'suitcases', 'jobs', 'facts', 'children', 'people', 'bottles', 'tools']
const MASSES = ['money', 'furniture', 'luggage', 'homework', 'traffic', 'information', 'equipment', 'rice', 'advice']
const FRAMES = [
  {
    plural: 'many',
    mass: 'much',
    stem: (noun: string) => `How ____ ${noun} did you see there?`,
    what: 'a large amount',
  },
  { plural: 'few', mass: 'little', stem: (noun: string) => `Sadly, we found very ____ ${noun}.`, what: 'hardly any' },
  {
    plural: 'fewer',
    mass: 'less',
    stem: (noun: string) => `This year we have ____ ${noun} than last year.`,
    what: 'a smaller amount',
  },
]

export const templates: Template[] = [
  {
    id: 'a-or-an',
    skill: 'choose-the-article',
    bloom: 'apply',
    make(random) {
      const { phrase, article, why } = random.pick(SOUNDS)
      return {
        kind: 'typed',
        stem: `Which form of the indefinite article goes before “${phrase}”?`,
        answers: [article],
        why,
        wrong: [
          { answer: article === 'a' ? 'an' : 'a', why: `Listen to the first sound rather than the letter. ${why}` },
        ],
      }
    },
  },
  {
    id: 'word-for-the-amount',
    skill: 'count-or-not',
    bloom: 'apply',
    make(random) {
      const frame = random.pick(FRAMES)
      const isPlural = random.int(0, 1) === 1
      const noun = random.pick(isPlural ? PLURALS : MASSES)
      const key = isPlural ? frame.plural : frame.mass
      const other = isPlural ? frame.mass : frame.plural
      const kind = isPlural ? 'a plural' : 'uncountable'
      return {
        kind: 'single',
        stem: `Which word fits the gap in formal English? “${frame.stem(noun)}”`,
        options: [
          { text: key, correct: true, why: `“${noun}” is ${kind}, so “${key}” goes with it for ${frame.what}.` },
          {
            text: other,
            misconception: 1,
            why: `“${other}” goes with ${isPlural ? 'uncountable nouns' : 'plurals'}, and “${noun}” is ${kind}.`,
          },
          { text: 'an', why: `“An” goes with one countable thing, and “${noun}” is ${kind}.` },
        ],
      }
    },
  },
]
