import type { Template } from '../template.ts'
import { IRREGULAR, REGULAR, slips } from './verbs.ts'

const LENGTHS = ['two hours', 'three weeks', 'ten minutes', 'a long time', 'six years', 'half an hour', 'ages']
const STARTS = ['Monday', '2021', 'breakfast', 'last week', 'her birthday', 'this morning', 'they met', 'March']
const LINKS = [
  (gap: string) => `I haven't eaten fish ${gap}.`,
  (gap: string) => `We've had this sofa ${gap}.`,
  (gap: string) => `Nobody has seen the cat ${gap}.`,
  (gap: string) => `She's been ill ${gap}.`,
]

const PEOPLE = [
  { who: 'We', have: 'have' },
  { who: 'My aunt', have: 'has' },
  { who: 'The twins', have: 'have' },
  { who: 'Karim', have: 'has' },
]
const DONE = [
  { past: 'saw', participle: 'seen', what: 'that film twice' },
  { past: 'wrote', participle: 'written', what: 'three letters' },
  { past: 'took', participle: 'taken', what: 'the test twice' },
  { past: 'drove', participle: 'driven', what: 'this car twice' },
  { past: 'broke', participle: 'broken', what: 'two cups' },
  { past: 'ate', participle: 'eaten', what: 'snails twice' },
]
const FINISHED = ['yesterday', 'last Sunday', 'in 2022', 'two days ago', 'last summer']
const OPEN = ['since last summer', 'since Sunday', 'since January']

export const templates: Template[] = [
  {
    id: 'past-and-participle',
    skill: 'form-the-past',
    bloom: 'remember',
    make(random) {
      const { base, third, past, participle } = random.pick(IRREGULAR)
      const isPast = random.int(0, 1) === 1
      const key = isPast ? past : participle
      const regular = base.endsWith('e') ? `${base}d` : `${base}ed`
      return {
        kind: 'typed',
        stem: isPast
          ? `Write the past simple of the irregular verb “${base}”.`
          : `Write the past participle of the irregular verb “${base}”, as it follows “have”.`,
        answers: [key],
        why: `The forms are ${base}, ${past}, ${participle}.`,
        wrong: slips(
          [key],
          [
            { answer: regular, why: 'This would be the regular form, but the verb is irregular.' },
            {
              answer: isPast ? participle : past,
              why: isPast ? 'This is the past participle.' : 'This is the past simple.',
            },
            { answer: third, why: 'This is the present after he, she or it.' },
          ],
        ),
      }
    },
  },
  {
    id: 'regular-past',
    skill: 'form-the-past',
    bloom: 'apply',
    make(random) {
      const { base, ing, past } = random.pick(REGULAR)
      const why =
        past === `${base}ed`
          ? 'You just add -ed.'
          : past === `${base}d`
            ? 'After -e, you just add -d.'
            : past.endsWith('ied')
              ? 'A consonant and -y become -ied.'
              : 'A single consonant after a single stressed vowel is doubled.'
      return {
        kind: 'typed',
        stem: `Write the past simple of the regular verb “${base}”.`,
        answers: [past],
        why,
        wrong: slips(
          [past],
          [
            { answer: `${base}ed`, why: `Look at the end of “${base}”. ${why}` },
            { answer: ing, why: 'This is the -ing form.' },
          ],
        ),
      }
    },
  },
  {
    id: 'for-or-since',
    skill: 'past-or-perfect',
    bloom: 'apply',
    make(random) {
      const isLength = random.int(0, 1) === 1
      const time = random.pick(isLength ? LENGTHS : STARTS)
      const key = isLength ? 'for' : 'since'
      const frame = random.pick(LINKS)
      return {
        kind: 'typed',
        stem: `Fill the gap with “for” or “since”. “${frame(`____ ${time}`)}”`,
        answers: [key],
        why: isLength ? `“${time}” is a length of time.` : `“${time}” is a starting point.`,
        wrong: [
          {
            answer: isLength ? 'since' : 'for',
            why: isLength ? 'This word needs a starting point after it.' : 'This word needs a length of time after it.',
          },
        ],
      }
    },
  },
  {
    id: 'past-or-perfect-form',
    skill: 'past-or-perfect',
    bloom: 'apply',
    make(random) {
      const { who, have } = random.pick(PEOPLE)
      const { past, participle, what } = random.pick(DONE)
      const isFinished = random.int(0, 1) === 1
      const time = random.pick(isFinished ? FINISHED : OPEN)
      const perfect = `${have} ${participle}`
      const reason = isFinished ? `“${time}” is a finished time` : `“${time}” reaches until now`
      return {
        kind: 'single',
        stem: `Which form fits the gap in standard British English? “${who} ____ ${what} ${time}.”`,
        options: [
          { text: isFinished ? past : perfect, correct: true, why: `It's right, because ${reason}.` },
          {
            text: isFinished ? perfect : past,
            misconception: isFinished ? 2 : undefined,
            why: `${reason}, so the ${isFinished ? 'present perfect' : 'past simple'} doesn't fit.`,
          },
          {
            text: `${have === 'has' ? 'was' : 'were'} ${participle}`,
            why: 'This is a passive, but the subject does the action here.',
          },
        ],
      }
    },
  },
]
