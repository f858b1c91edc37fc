import type { Template } from '../template.ts'

/** The if-clause, the then-clause, and their negations. */
const PAIRS = [
  ['the lamp is on', 'the shop is open', 'the lamp is off', 'the shop is shut'],
  ['the tide is high', 'the cave is full', 'the tide is low', 'the cave is dry'],
  ['the pass is shut', 'the road is calm', 'the pass is open', 'the road is busy'],
  ['the fuse is gone', 'the room is dark', 'the fuse is new', 'the room is lit'],
  ['the tea is new', 'the cup is hot', 'the tea is old', 'the cup is cold'],
  ['the file is new', 'the icon is blue', 'the file is old', 'the icon is grey'],
  ['the soil is wet', 'the moss is soft', 'the soil is dry', 'the moss is hard'],
  ['the king is ill', 'the hall is dark', 'the king is well', 'the hall is lit'],
  ['the dog is out', 'the gate is open', 'the dog is in', 'the gate is shut'],
  ['the oven is on', 'the wall is warm', 'the oven is off', 'the wall is cold'],
] as const

const up = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const claim = (p: string, q: string) => `If ${p}, ${q}.`

const VOWELS = ['A', 'E', 'I', 'U']
const CONSONANTS = ['K', 'D', 'M', 'R', 'T', 'B']
const EVEN = ['2', '4', '6', '8']
const ODD = ['3', '5', '7', '9']

export const templates: Template[] = [
  {
    id: 'find-the-contrapositive',
    skill: 'form-contrapositive',
    bloom: 'apply',
    make(random) {
      const [p, q, noP, noQ] = random.pick(PAIRS)
      const rule = `“${claim(p, q)}” Take ${noP} as the denial of ${p}, and ${noQ} as that of ${q}.`
      const asked = random.pick(['contrapositive', 'converse', 'inverse'] as const)
      const all = [
        { name: 'contrapositive', text: claim(noQ, noP), is: 'swapped and with both parts denied' },
        { name: 'converse', text: claim(q, p), is: 'with the parts swapped and none denied' },
        { name: 'inverse', text: claim(noP, noQ), is: 'with both parts denied and none swapped' },
        { name: null, text: claim(p, noQ), is: 'with the then-part alone denied, which none of the three names fits' },
        { name: null, text: claim(noP, q), is: 'with the if-part alone denied, which none of the three names fits' },
      ]
      return {
        kind: 'single',
        stem: `${rule} Which sentence is the ${asked}?`,
        options: random.shuffle(
          all.map(({ name, text, is }) =>
            name === asked
              ? { text, correct: true, why: `It is the original ${is}.` }
              : {
                  text,
                  why: `It is the original ${is}${name === null ? '' : `, which makes it the ${name}`}.`,
                },
          ),
        ),
      }
    },
  },
  {
    id: 'what-follows-from-if',
    skill: 'draw-from-conditional',
    bloom: 'apply',
    make(random) {
      const [p, q, noP, noQ] = random.pick(PAIRS)
      const cases = [
        { given: p, key: q, other: noQ, why: 'The if-part is given, so the then-part follows, by modus ponens.' },
        { given: noQ, key: noP, other: p, why: 'The then-part fails, so the if-part fails, by modus tollens.' },
        {
          given: q,
          key: null,
          other: p,
          second: noP,
          why: 'The then-part may hold for another reason, so nothing follows about the if-part.',
        },
        {
          given: noP,
          key: null,
          other: noQ,
          second: q,
          why: 'The if-part is one way to the then-part; there may be others, so nothing follows.',
        },
      ]
      const { given, key, other, second, why } = random.pick(cases)
      const open = 'Neither can be said'
      return {
        kind: 'single',
        stem: `“${claim(p, q)}” Take ${noP} as the denial of ${p}, and ${noQ} as that of ${q}. The rule holds, and today ${given}. What follows?`,
        options: random.shuffle(
          key === null
            ? [
                { text: open, correct: true, why },
                {
                  text: up(other),
                  misconception: given === q ? 1 : 2,
                  why: `From ${given} this can't be drawn; it is the trap.`,
                },
                { text: up(second ?? ''), why: `Nothing in the sentence leads from ${given} to this.` },
              ]
            : [
                { text: up(key), correct: true, why },
                { text: up(other), why: `The sentence leads from ${given} to the very opposite of this.` },
                { text: open, why: `The sentence settles it, since ${given}.` },
              ],
        ),
      }
    },
  },
  {
    id: 'cards-to-turn',
    skill: 'draw-from-conditional',
    bloom: 'analyze',
    make(random) {
      const vowel = random.pick(VOWELS)
      const consonant = random.pick(CONSONANTS)
      const even = random.pick(EVEN)
      const odd = random.pick(ODD)
      const toEven = random.int(0, 1) === 1
      const [safe, risky] = toEven ? [even, odd] : [odd, even]
      const [wanted, unwanted] = toEven ? ['even', 'odd'] : ['odd', 'even']
      return {
        kind: 'multiple',
        stem: `Each card has a letter on one side and a number on the other. The rule is “If there is a vowel on one side, the number on the other is ${wanted}.” Which of these cards must be turned over to test it?`,
        options: random.shuffle([
          { text: vowel, correct: true, why: `Behind the ${vowel} there might be a number that is ${unwanted}.` },
          { text: risky, correct: true, why: `The ${risky} is ${unwanted}, and behind it there might be a vowel.` },
          {
            text: consonant,
            misconception: 2,
            why: `The rule says nothing of consonants, so the ${consonant} can't break it.`,
          },
          { text: safe, misconception: 1, why: `The ${safe} is ${wanted}; whatever is behind it, the rule is kept.` },
        ]),
      }
    },
  },
]
