import type { Template } from '../template.ts'
import { answersFor, anyPerson, classOf, endingsOf, formsOf, PERSONS, stemOf, wrongForms } from './verbs.ts'

const VERBS: [infinitive: string, meaning: string][] = [
  ['trabajar', 'to work'],
  ['comprar', 'to buy'],
  ['cocinar', 'to cook'],
  ['escuchar', 'to listen to'],
  ['necesitar', 'to need'],
  ['caminar', 'to walk'],
  ['beber', 'to drink'],
  ['aprender', 'to learn'],
  ['vender', 'to sell'],
  ['comprender', 'to understand'],
  ['escribir', 'to write'],
  ['abrir', 'to open'],
  ['subir', 'to go up'],
  ['recibir', 'to receive'],
]

export const templates: Template[] = [
  {
    id: 'conjugate-the-present',
    skill: 'conjugate-spanish-present',
    bloom: 'apply',
    make(random) {
      const [verb, meaning] = random.pick(VERBS)
      const at = anyPerson(random)
      const person = PERSONS[at] ?? { spanish: '', english: '' }
      const forms = formsOf(verb)
      const key = forms[at] ?? ''
      const elsewhere = ['ar', 'er', 'ir'].flatMap((other) =>
        other === classOf(verb)
          ? []
          : [
              {
                answer: stemOf(verb) + (endingsOf(other, 'present')[at] ?? ''),
                why: `This ending belongs to verbs in -${other}.`,
              },
            ],
      )
      return {
        kind: 'typed',
        stem: `Write the present form of *${verb}* (${meaning}) for *${person.spanish}*.`,
        answers: answersFor(key, at),
        why: `The stem is ${stemOf(verb)}-, and with ${person.spanish} the ending is -${endingsOf(verb, 'present')[at]}: ${key}.`,
        wrong: wrongForms(key, [
          ...forms.map((answer, place) => ({ answer, why: `This is the form for ${PERSONS[place]?.spanish}.` })),
          ...elsewhere,
          { answer: verb, why: 'This is the infinitive. It doesn’t say who acts.' },
        ]),
      }
    },
  },
  {
    id: 'who-does-it',
    skill: 'use-spanish-present',
    bloom: 'understand',
    make(random) {
      const [verb, meaning] = random.pick(VERBS)
      const at = anyPerson(random)
      const key = formsOf(verb)[at] ?? ''
      const others = random
        .shuffle(PERSONS.map((_, place) => place))
        .filter((place) => place !== at)
        .slice(0, 3)
      return {
        kind: 'single',
        stem: `Which pronoun goes with the form *${key}*, from *${verb}* (${meaning})?`,
        options: random.shuffle([at, ...others]).map((place) => ({
          text: PERSONS[place]?.spanish ?? '',
          ...(place === at && { correct: true }),
          why:
            place === at
              ? `The ending -${endingsOf(verb, 'present')[at]} is the form for ${PERSONS[at]?.spanish}.`
              : `With ${PERSONS[place]?.spanish}, it would be ${formsOf(verb)[place]}.`,
        })),
      }
    },
  },
]
