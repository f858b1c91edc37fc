import type { Template } from '../template.ts'
import { IRREGULAR, REGULAR, slips, type Verb } from './verbs.ts'

const WITH_OBJECT: { base: string; what: string }[] = [
  { base: 'see', what: 'the fire' },
  { base: 'take', what: 'the bus' },
  { base: 'write', what: 'the report' },
  { base: 'break', what: 'the record' },
  { base: 'eat', what: 'the cake' },
  { base: 'drive', what: 'the van' },
  { base: 'drink', what: 'the juice' },
  { base: 'know', what: 'the rules' },
  { base: 'bring', what: 'the keys' },
  { base: 'teach', what: 'the course' },
  { base: 'watch', what: 'the match' },
  { base: 'carry', what: 'the boxes' },
  { base: 'wash', what: 'the dishes' },
  { base: 'sell', what: 'the house' },
]
const VERBS = [...REGULAR, ...IRREGULAR]
const verbOf = (base: string): Verb => {
  const found = VERBS.find((verb) => verb.base === base)
  if (!found) throw new Error(`There's no verb ${base}.`)
  return found
}

const SUBJECTS = [
  { who: 'she', third: true },
  { who: 'they', third: false },
  { who: 'Ines', third: true },
  { who: 'you', third: false },
  { who: 'we', third: false },
  { who: 'Tom', third: true },
]
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const TAGS = [
  { statement: 'She can drive', tag: "can't she", other: 'can she' },
  { statement: "They won't mind", tag: 'will they', other: "won't they" },
  { statement: 'He lives in Ghent', tag: "doesn't he", other: "isn't he" },
  { statement: 'You saw the sign', tag: "didn't you", other: "don't you" },
  { statement: "It isn't cold", tag: 'is it', other: "isn't it" },
  { statement: "We've met before", tag: "haven't we", other: 'have we' },
  { statement: 'They like fish', tag: "don't they", other: 'do they' },
  { statement: "She hasn't called", tag: 'has she', other: "hasn't she" },
  { statement: "You don't eat meat", tag: 'do you', other: "don't you" },
  { statement: 'He was angry', tag: "wasn't he", other: "didn't he" },
  { statement: "We shouldn't wait", tag: 'should we', other: "shouldn't we" },
]

export const templates: Template[] = [
  {
    id: 'turn-into-a-question',
    skill: 'form-questions',
    bloom: 'apply',
    make(random) {
      const { base, what } = random.pick(WITH_OBJECT)
      const { third, past } = verbOf(base)
      const subject = random.pick(SUBJECTS)
      const isPast = random.int(0, 1) === 1
      const finite = isPast ? past : subject.third ? third : base
      const helper = isPast ? 'Did' : subject.third ? 'Does' : 'Do'
      const key = `${helper} ${subject.who} ${base} ${what}`
      return {
        kind: 'typed',
        stem: `Write the statement as a question that can be answered with yes or no. “${capital(subject.who)} ${finite} ${what}${isPast ? ' yesterday' : ' on Mondays'}.” Leave out “${isPast ? 'yesterday' : 'on Mondays'}”.`,
        answers: [`${key}?`, key],
        why: `The statement has no auxiliary, so “${helper.toLowerCase()}” comes before the subject, and the verb has its base form.`,
        wrong: slips(
          [key, `${key}?`],
          [
            {
              answer: `${helper} ${subject.who} ${finite} ${what}`,
              why: `“${helper}” already carries the ending or the past.`,
            },
            {
              answer: `${capital(finite)} ${subject.who} ${what}`,
              why: 'Only an auxiliary or “be” can move before the subject.',
            },
          ],
        ),
      }
    },
  },
  {
    id: 'make-negative',
    skill: 'form-negatives',
    bloom: 'apply',
    make(random) {
      const { base, what } = random.pick(WITH_OBJECT)
      const { third, past } = verbOf(base)
      const subject = random.pick(SUBJECTS)
      const isPast = random.int(0, 1) === 1
      const finite = isPast ? past : subject.third ? third : base
      const helper = isPast ? 'did' : subject.third ? 'does' : 'do'
      const who = capital(subject.who)
      const key = `${who} ${helper}n't ${base} ${what}`
      return {
        kind: 'typed',
        stem: `Write the sentence as a negative with a form of “do”. “${who} ${finite} ${what}.”`,
        answers: [key, `${who} ${helper} not ${base} ${what}`],
        why: `The sentence has no auxiliary, so “${helper}” comes in and takes “not”. The verb has its base form.`,
        wrong: slips(
          [key],
          [
            {
              answer: `${who} ${helper}n't ${finite} ${what}`,
              why: `“${capital(helper)}” already carries the ending or the past.`,
            },
            { answer: `${who} ${finite} not ${what}`, why: 'Today, “not” needs an auxiliary before it.' },
          ],
        ),
      }
    },
  },
  {
    id: 'add-the-tag',
    skill: 'tags-and-indirect-questions',
    bloom: 'apply',
    make(random) {
      const { statement, tag, other } = random.pick(TAGS)
      return {
        kind: 'typed',
        stem: `Add the question tag. “${statement}, ____?”`,
        answers: [tag],
        why: 'The tag takes the auxiliary of the statement, or a form of “do” if it has none, and turns its meaning round.',
        wrong: [{ answer: other, why: 'Look at the verb of the statement, and at whether the statement is negative.' }],
      }
    },
  },
]
