import type { Template } from '../template.ts'
import { spellings } from './words.ts'

const LIKED: { spanish: string; english: string; many: boolean }[] = [
  { spanish: 'el chocolate', english: 'chocolate', many: false },
  { spanish: 'las manzanas', english: 'apples', many: true },
  { spanish: 'la sopa', english: 'soup', many: false },
  { spanish: 'los huevos', english: 'eggs', many: true },
  { spanish: 'el queso', english: 'cheese', many: false },
  { spanish: 'las aceitunas', english: 'olives', many: true },
  { spanish: 'bailar', english: 'dancing', many: false },
  { spanish: 'los churros', english: 'churros', many: true },
]
const PLEASED = [
  { spanish: 'me', english: 'I like' },
  { spanish: 'te', english: 'you (a friend) like' },
  { spanish: 'le', english: 'she likes' },
  { spanish: 'nos', english: 'we like' },
  { spanish: 'les', english: 'they like' },
]
const PLACES: { spanish: string; many: boolean; certain: boolean; english: string }[] = [
  { spanish: 'un cajero', many: false, certain: false, english: 'a cash machine' },
  { spanish: 'el cajero', many: false, certain: true, english: 'the cash machine' },
  { spanish: 'una panadería', many: false, certain: false, english: 'a baker’s' },
  { spanish: 'los servicios', many: true, certain: true, english: 'the toilets' },
  { spanish: 'muchas tiendas', many: true, certain: false, english: 'many shops' },
  { spanish: 'mi hotel', many: false, certain: true, english: 'my hotel' },
  { spanish: 'dos bares', many: true, certain: false, english: 'two bars' },
  { spanish: 'las llaves', many: true, certain: true, english: 'the keys' },
  { spanish: 'la catedral', many: false, certain: true, english: 'the cathedral' },
  { spanish: 'un parque', many: false, certain: false, english: 'a park' },
]
const WHERE = [
  { spanish: 'en la plaza', english: 'in the square' },
  { spanish: 'cerca de aquí', english: 'near here' },
]
const HEADINGS = ['Straight on', 'To the right', 'Back', 'To the left']
const HEADING_WHYS = ['straight on', 'to the right', 'back', 'to the left']

export const templates: Template[] = [
  {
    id: 'like-it',
    skill: 'eat-out-in-spanish',
    bloom: 'apply',
    make(random) {
      const liked = random.pick(LIKED)
      const who = random.pick(PLEASED)
      const verb = liked.many ? 'gustan' : 'gusta'
      const other = liked.many ? 'gusta' : 'gustan'
      const key = `${who.spanish} ${verb}`
      const isInfinitive = !liked.spanish.includes(' ')
      const others = PLEASED.filter(({ spanish }) => spanish !== who.spanish)
      return {
        kind: 'typed',
        stem: `Complete with two words: *____ ${liked.spanish}.* (In English: ${who.english} ${liked.english}.)`,
        answers: [key, ...(who.spanish === 'le' ? [`a ella ${key}`] : [])],
        why: isInfinitive
          ? `Before an infinitive, it's gusta, and ${who.spanish} says who is pleased.`
          : `What is liked is ${liked.many ? 'plural' : 'singular'}, so it's ${verb}, and ${who.spanish} says who is pleased.`,
        wrong: [
          { answer: `${who.spanish} ${other}`, why: `The verb agrees with what is liked, so it's ${verb}.` },
          ...others.map(({ spanish, english }) => ({
            answer: `${spanish} ${verb}`,
            why: `With ${spanish}, it means “${english}”.`,
          })),
        ],
      }
    },
  },
  {
    id: 'hay-or-esta',
    skill: 'ask-in-spanish',
    bloom: 'apply',
    make(random) {
      const place = random.pick(PLACES)
      const where = random.pick(WHERE)
      const be = place.many ? 'están' : 'está'
      const key = place.certain ? be : 'hay'
      const start = where.spanish.charAt(0).toUpperCase() + where.spanish.slice(1)
      const word = place.spanish.split(' ')[0]
      const slips = [
        {
          answer: place.certain ? 'hay' : be,
          why: place.certain
            ? `Certain things are meant, as ${word} shows, so it's ${be}.`
            : `It says that such a thing exists, as ${word} shows, so it's hay.`,
        },
        {
          answer: place.many ? 'son' : 'es',
          why: 'Where things are, and whether they exist, isn’t said with ser.',
        },
        ...(place.certain
          ? [{ answer: place.many ? 'está' : 'están', why: `The verb agrees with ${place.spanish}, so it's ${be}.` }]
          : []),
      ]
      return {
        kind: 'typed',
        stem: `Complete with one word: *${start} ____ ${place.spanish}.* (It says what is ${where.english}: ${place.english}.) Is it *hay*, or a form of *estar*?`,
        answers: spellings(key),
        why: place.certain
          ? `Certain things are meant, as ${word} shows, so the verb is estar.`
          : `The sentence says what exists there, as ${word} shows.`,
        wrong: slips,
      }
    },
  },
  {
    id: 'follow-the-turns',
    skill: 'follow-spanish-directions',
    bloom: 'apply',
    make(random) {
      const turns = Array.from({ length: random.int(2, 4) }, () => random.int(0, 2))
      if (turns.filter((turn) => turn !== 0).length < 2) return this.make(random)
      const words = ['siga todo recto', 'gire a la derecha', 'gire a la izquierda']
      const by = [0, 1, 3]
      const facing = (values: number[]) => values.reduce((sum, turn) => sum + (by[turn] ?? 0), 0) % 4
      const key = facing(turns)
      const mirrored = facing(turns.map((turn) => (turn === 0 ? 0 : 3 - turn)))
      const right = turns.filter((turn) => turn === 1).length
      const left = turns.filter((turn) => turn === 2).length
      const count = `You turn right ${times(right)} and left ${times(left)}`
      return {
        kind: 'single',
        stem: `You're walking along a street. Somebody tells you: *${turns.map((turn) => words[turn]).join('; ')}*. Every turn is a right angle. Compared with the start, where are you heading in the end?`,
        options: HEADINGS.map((text, at) =>
          at === key
            ? { text, correct: true, why: `${count}.` }
            : {
                text,
                why:
                  at === mirrored
                    ? 'You get there if you take right for left. A la derecha is to the right.'
                    : `${count}, so you aren't heading ${HEADING_WHYS[at]}.`,
              },
        ),
      }
    },
  },
]

const times = (count: number) => ['not at all', 'once', 'twice', 'three times', 'four times'][count] ?? ''
