import type { Template } from '../template.ts'
import { IRREGULAR, REGULAR, slips } from './verbs.ts'

const VERBS = [...REGULAR, ...IRREGULAR]

const THIRD = (base: string) =>
  base === 'go'
    ? 'After a consonant and -o, you add -es.'
    : /[^aeiou]y$/.test(base)
      ? 'A consonant and -y become -ies.'
      : /(s|sh|ch|x|zz)$/.test(base)
        ? 'After -s, -sh, -ch, -x or -zz, you add -es.'
        : 'You just add -s.'

const ING = (base: string, ing: string) =>
  base.endsWith('ie')
    ? 'The ending -ie becomes -y before -ing.'
    : ing === `${base}ing`
      ? 'You just add -ing.'
      : base.endsWith('e')
        ? 'The silent -e drops before -ing.'
        : 'A single consonant after a single stressed vowel is doubled.'

/** Sentences for one of the two forms, with the reason. */
const SCENES = [
  {
    frame: (gap: string) => `Look! The cat ${gap} on your keyboard.`,
    base: 'sleep',
    simple: 'sleeps',
    continuous: 'is sleeping',
    isSimple: false,
    why: "it's in progress now",
  },
  {
    frame: (gap: string) => `Every morning, my aunt ${gap} five kilometres.`,
    base: 'run',
    simple: 'runs',
    continuous: 'is running',
    isSimple: true,
    why: "it's a habit",
  },
  {
    frame: (gap: string) => `The Nile ${gap} into the Mediterranean Sea.`,
    base: 'flow',
    simple: 'flows',
    continuous: 'is flowing',
    isSimple: true,
    why: "it's a fact",
  },
  {
    frame: (gap: string) => `Joel ${gap} with us until his flat is ready.`,
    base: 'stay',
    simple: 'stays',
    continuous: 'is staying',
    isSimple: false,
    why: "it's only for a time",
  },
  {
    frame: (gap: string) => `This umbrella ${gap} to the teacher.`,
    base: 'belong',
    simple: 'belongs',
    continuous: 'is belonging',
    isSimple: true,
    why: '“belong” is a state verb',
  },
  {
    frame: (gap: string) => `Ssh! Somebody ${gap} outside the door.`,
    base: 'talk',
    simple: 'talks',
    continuous: 'is talking',
    isSimple: false,
    why: "it's in progress now",
  },
  {
    frame: (gap: string) => `Our choir ${gap} on Tuesdays.`,
    base: 'meet',
    simple: 'meets',
    continuous: 'is meeting',
    isSimple: true,
    why: "it's a routine",
  },
  {
    frame: (gap: string) => `She ${gap} the answer already.`,
    base: 'know',
    simple: 'knows',
    continuous: 'is knowing',
    isSimple: true,
    why: '“know” is a state verb',
  },
  {
    frame: (gap: string) => `Be quiet, the baby ${gap} to sleep at last.`,
    base: 'try',
    simple: 'tries',
    continuous: 'is trying',
    isSimple: false,
    why: "it's in progress now",
  },
]

export const templates: Template[] = [
  {
    id: 'form-after-she',
    skill: 'form-the-present',
    bloom: 'apply',
    make(random) {
      const { base, third, ing } = random.pick(VERBS)
      return {
        kind: 'typed',
        stem: `Write the verb “${base}” in the present simple, as it follows “she”.`,
        answers: [third, `she ${third}`],
        why: THIRD(base),
        wrong: slips(
          [third],
          [
            { answer: base, why: 'After “she”, the verb in the present simple needs an ending.' },
            { answer: `${base}s`, why: `Look at the end of “${base}”. ${THIRD(base)}` },
            { answer: ing, why: 'This is the form for the continuous.' },
          ],
        ),
      }
    },
  },
  {
    id: 'write-the-ing-form',
    skill: 'form-the-present',
    bloom: 'apply',
    make(random) {
      const { base, third, ing } = random.pick(VERBS)
      return {
        kind: 'typed',
        stem: `Write the -ing form of the verb “${base}”.`,
        answers: [ing],
        why: ING(base, ing),
        wrong: slips(
          [ing],
          [
            { answer: `${base}ing`, why: `Look at the end of “${base}”. ${ING(base, ing)}` },
            { answer: third, why: 'This is the form after he, she or it.' },
          ],
        ),
      }
    },
  },
  {
    id: 'simple-or-continuous',
    skill: 'choose-the-present',
    bloom: 'apply',
    make(random) {
      const { frame, base, simple, continuous, isSimple, why } = random.pick(SCENES)
      const key = isSimple ? simple : continuous
      const other = isSimple ? continuous : simple
      return {
        kind: 'single',
        stem: `Which form fits the gap best? “${frame('____')}”`,
        options: [
          { text: key, correct: true, why: `The form is right, because ${why}.` },
          { text: other, why: `This is the ${isSimple ? 'continuous' : 'simple'} form, but ${why}.` },
          random.pick([
            { text: `are ${base}`, why: 'The subject is singular, and after a form of “be” the verb would need -ing.' },
            { text: `is ${base}`, why: 'After a form of “be”, the verb would need -ing.' },
            { text: `do ${base}`, why: 'A neutral statement has no “do”, and the subject is singular.' },
          ]),
        ],
      }
    },
  },
]
