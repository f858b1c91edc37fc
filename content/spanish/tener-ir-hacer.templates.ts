import type { Template } from '../template.ts'
import { answersFor, anyPerson, formsOf, PERSONS, wrongForms } from './verbs.ts'
import { spellings } from './words.ts'

const VERBS: { verb: string; meaning: string; forms: string[]; why: string }[] = [
  {
    verb: 'tener',
    meaning: 'to have',
    forms: ['tengo', 'tienes', 'tiene', 'tenemos', 'tenéis', 'tienen'],
    why: 'Tener has -go for yo, and ie in three other forms.',
  },
  {
    verb: 'ir',
    meaning: 'to go',
    forms: ['voy', 'vas', 'va', 'vamos', 'vais', 'van'],
    why: 'Apart from voy, ir takes the endings of verbs in -ar after a v.',
  },
  {
    verb: 'hacer',
    meaning: 'to do',
    forms: ['hago', 'haces', 'hace', 'hacemos', 'hacéis', 'hacen'],
    why: 'In the present, only hago is irregular.',
  },
  {
    verb: 'querer',
    meaning: 'to want',
    forms: ['quiero', 'quieres', 'quiere', 'queremos', 'queréis', 'quieren'],
    why: 'The e becomes ie where the stem is stressed.',
  },
  {
    verb: 'poder',
    meaning: 'can',
    forms: ['puedo', 'puedes', 'puede', 'podemos', 'podéis', 'pueden'],
    why: 'The o becomes ue where the stem is stressed.',
  },
  {
    verb: 'pedir',
    meaning: 'to ask for',
    forms: ['pido', 'pides', 'pide', 'pedimos', 'pedís', 'piden'],
    why: 'The e becomes i where the stem is stressed.',
  },
]
const PLANS: [infinitive: string, english: string][] = [
  ['cocinar', 'cook'],
  ['estudiar', 'study'],
  ['leer', 'read'],
  ['escribir', 'write'],
  ['trabajar', 'work'],
  ['comer', 'eat'],
]

export const templates: Template[] = [
  {
    id: 'conjugate-an-irregular-verb',
    skill: 'conjugate-irregular-spanish',
    bloom: 'apply',
    make(random) {
      const { verb, meaning, forms, why } = random.pick(VERBS)
      const at = anyPerson(random)
      const person = PERSONS[at]?.spanish ?? ''
      const key = forms[at] ?? ''
      return {
        kind: 'typed',
        stem: `Write the present form of *${verb}* (${meaning}) for *${person}*.`,
        answers: answersFor(key, at),
        why: `${why} With ${person}, it's ${key}.`,
        wrong: wrongForms(key, [
          ...forms.map((answer, place) => ({ answer, why: `This is the form for ${PERSONS[place]?.spanish}.` })),
          ...(verb === 'ir'
            ? []
            : [{ answer: formsOf(verb)[at] ?? '', why: `A regular verb would have this form. ${why}` }]),
        ]),
      }
    },
  },
  {
    id: 'plan-or-duty',
    skill: 'use-tener-ir-hacer',
    bloom: 'apply',
    make(random) {
      const at = anyPerson(random)
      const [infinitive, english] = random.pick(PLANS)
      const isPlan = random.int(0, 1) === 1
      const [tener, ir] = VERBS
      const go = ir?.forms[at] ?? ''
      const have = tener?.forms[at] ?? ''
      const key = isPlan ? `${go} a ${infinitive}` : `${have} que ${infinitive}`
      const person = PERSONS[at]
      const are = ['am', 'are', 'is', 'are', 'are', 'are'][at]
      const sense = isPlan ? `${are} going to ${english}` : `${at === 2 ? 'has' : 'have'} to ${english}`
      return {
        kind: 'typed',
        stem: `How do you say “${person?.english} ${sense}” in Spanish? Leave out the pronoun.`,
        answers: [...spellings(key), ...spellings(`${person?.spanish} ${key}`)],
        why: isPlan
          ? `A plan is ir with a and the infinitive: ${key}.`
          : `A duty is tener with que and the infinitive: ${key}.`,
        wrong: [
          {
            answer: isPlan ? `${have} que ${infinitive}` : `${go} a ${infinitive}`,
            why: isPlan ? 'This says what somebody has to do.' : 'This says what somebody is going to do.',
          },
          isPlan
            ? { answer: `${go} ${infinitive}`, why: 'Before an infinitive, ir needs a.' }
            : { answer: `${have} a ${infinitive}`, why: 'A duty needs que, not a.' },
        ],
      }
    },
  },
]
