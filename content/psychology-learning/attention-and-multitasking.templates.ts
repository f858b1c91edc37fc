import type { Template } from '../template.ts'

const PEOPLE = ['Sofia', 'Dmitri', 'Thandi', 'Akira', 'Lena', 'Mateo', 'Noor', 'Bjarne']
const KINDS = [
  ['sentences', 'messages'],
  ['letters', 'sums'],
  ['invoices', 'e-mails'],
  ['drawings', 'calls'],
  ['pages', 'chats'],
] as const
type Wrong = { answer: number; why: string }
/** The wrong answers that differ from the key and from each other. */
const distinct = (key: number, wrong: Wrong[]) =>
  wrong.filter(({ answer }, at) => answer !== key && wrong.findIndex((other) => other.answer === answer) === at)

export const templates: Template[] = [
  {
    id: 'time-in-turn',
    skill: 'reckon-switch-cost',
    bloom: 'apply',
    make(random) {
      const who = random.pick(PEOPLE)
      const [one, other] = random.pick(KINDS)
      const each = random.int(3, 8)
      const slow = random.pick([30, 40, 50, 60])
      const fast = random.pick([10, 15, 20, 25])
      const cost = random.pick([4, 5, 6, 8, 10])
      const work = each * (slow + fast)
      const switches = 2 * each - 1
      const key = work + switches * cost
      return {
        kind: 'numeric',
        stem: `${who} has ${each} ${one} of ${slow} seconds each and ${each} ${other} of ${fast} seconds each, and takes them in turn, one of each kind after the other. Each switch from one item to the next costs ${cost} seconds. How many seconds does all of it take?`,
        answer: key,
        unit: 's',
        why: `The work itself takes ${each} x ${slow} + ${each} x ${fast} = ${work} s. ${2 * each} items have ${switches} switches between them, and ${work} + ${switches} x ${cost} = ${key}.`,
        wrong: distinct(key, [
          { answer: work, why: 'This is the work alone; the switches cost time as well.' },
          {
            answer: work + 2 * each * cost,
            why: `This counts ${2 * each} switches; the first item comes after no other.`,
          },
          {
            answer: work + each * cost,
            why: `This counts the switches in one direction; there are ${switches}, there and back.`,
          },
          { answer: work + cost, why: 'This is the time for two blocks, with a single switch between them.' },
        ]),
      }
    },
  },
  {
    id: 'saved-by-two-blocks',
    skill: 'reckon-switch-cost',
    bloom: 'analyze',
    make(random) {
      const who = random.pick(PEOPLE)
      const [one, other] = random.pick(KINDS)
      const each = random.int(4, 12)
      const cost = random.pick([3, 5, 6, 9, 12])
      const switches = 2 * each - 1
      const key = (switches - 1) * cost
      return {
        kind: 'numeric',
        stem: `${who} does ${each} ${one} and ${each} ${other}. Each switch from one kind to the other costs ${cost} seconds. How many seconds does it save to do all ${one} first and then all ${other}, instead of taking them in turn?`,
        answer: key,
        unit: 's',
        why: `In turn there are ${switches} switches, in two blocks 1. That saves ${switches - 1} switches, and ${switches - 1} x ${cost} = ${key}.`,
        wrong: distinct(key, [
          { answer: switches * cost, why: `This forgets that two blocks have one switch too, which costs ${cost} s.` },
          { answer: each * cost, why: 'This counts the switches in one direction; going back costs as much.' },
          { answer: cost, why: 'This is the cost of the one switch that is left with two blocks.' },
        ]),
      }
    },
  },
]
