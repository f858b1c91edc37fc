import type { Random, Template } from '../template.ts'

const NAMES = [
  ['Hill', 'Lake', 'Sand'],
  ['Oak', 'Elm', 'Ash'],
  ['North', 'South', 'Coast'],
  ['Red Kite', 'Heron', 'Wren'],
] as const

/** The seats according to D'Hondt, or null if there is a tie for the last seat. */
function dhondt(votes: readonly number[], seats: number): number[] | null {
  const quotients = votes
    .flatMap((count, party) => Array.from({ length: seats }, (_, n) => ({ party, value: count / (n + 1) })))
    .sort((a, b) => b.value - a.value)
  const [last, next] = [quotients[seats - 1], quotients[seats]]
  if (!last || !next || last.value - next.value < 1) return null
  return votes.map((_, party) => quotients.slice(0, seats).filter((quotient) => quotient.party === party).length)
}

function drawVotes(random: Random) {
  for (;;) {
    const seats = random.int(4, 8)
    const votes = [random.int(35, 60), random.int(20, 40), random.int(8, 24)].map((hundreds) => hundreds * 100)
    const [a = 0, b = 0, c = 0] = votes
    const result = a > b && b > c ? dhondt(votes, seats) : null
    if (result) return { seats, votes, result, names: random.pick(NAMES) }
  }
}

export const templates: Template[] = [
  {
    id: 'seats-by-dhondt',
    skill: 'allocate-by-dhondt',
    bloom: 'apply',
    make(random) {
      const { seats, votes, result, names } = drawVotes(random)
      const party = random.int(0, 2)
      const [key = 0, own = 0] = [result[party], votes[party]]
      const total = votes.reduce((sum, count) => sum + count, 0)
      const slips = [
        {
          answer: Math.round((own / total) * seats),
          why: "This rounds the party's share of the seats; D'Hondt goes by the highest quotients.",
        },
        {
          answer: party === 0 ? seats : 0,
          why: "That would be so if the largest party took all; D'Hondt shares the seats out.",
        },
      ]
      return {
        kind: 'numeric',
        stem: `${seats} seats are shared out by D'Hondt. Votes: ${names.map((name, at) => `${name} ${votes[at]}`).join(', ')}. How many seats has ${names[party]}?`,
        answer: key,
        unit: 'seats',
        why: `The ${seats} highest quotients give ${names.map((name, at) => `${name} ${result[at]}`).join(', ')}.`,
        wrong: slips.filter(
          ({ answer }, at) => answer !== key && slips.findIndex((other) => other.answer === answer) === at,
        ),
      }
    },
  },
  {
    id: 'winner-by-two-rules',
    skill: 'find-winner-by-rule',
    bloom: 'apply',
    make(random) {
      const names = random.pick([
        ['Ada', 'Ben', 'Cleo'],
        ['Femi', 'Goran', 'Hana'],
        ['Ines', 'Jun', 'Kofi'],
        ['Lena', 'Malik', 'Nuria'],
      ] as const)
      const third = random.int(15, 29)
      const second = random.int(third + 2, 36)
      const first = 100 - second - third
      const toSecond = random.int(2, third - 2)
      const [a, b] = [first + third - toSecond, second + toSecond]
      if (first <= second + 1 || first > 49 || Math.abs(a - b) < 2) return this.make(random)
      const [one, two, three] = names
      const runoff = a > b ? one : two
      const options = [
        { text: `${one} by plurality and ${one} with a runoff`, right: runoff === one, second: one },
        { text: `${one} by plurality, ${two} with a runoff`, right: runoff === two, second: two },
        { text: `${two} by plurality, ${one} with a runoff`, right: false, second: null },
        { text: `Nobody by plurality, ${runoff} with a runoff`, right: false, second: null },
      ]
      return {
        kind: 'single',
        stem: `Of 100 voters ${first} choose ${one}, ${second} choose ${two} and ${third} choose ${three}. In a second round ${toSecond} of ${three}'s voters choose ${two} and the other ${third - toSecond} choose ${one}. Who wins by plurality, and who with a runoff?`,
        options: random.shuffle(options).map(({ text, right, second: named }) => ({
          text,
          ...(right && { correct: true }),
          why: right
            ? `${first} is the most at first; in the second round ${one} has ${a} and ${two} has ${b}.`
            : named !== null
              ? `In the second round ${one} has ${a} and ${two} has ${b}.`
              : text.startsWith('Nobody')
                ? `Plurality asks for the most votes and not for more than half; ${first} is enough.`
                : `By plurality ${one} wins, since ${first} is more than ${second}.`,
        })),
      }
    },
  },
  {
    id: 'full-share-out',
    skill: 'allocate-by-dhondt',
    bloom: 'apply',
    make(random) {
      const { seats, votes, result, names } = drawVotes(random)
      const [a = 0, b = 0, c = 0] = result
      const write = (shares: number[]) => shares.map((share, at) => `${names[at]} ${share}`).join(', ')
      const wrong = [
        { shares: [seats, 0, 0], why: 'Here the largest party takes all, as in single districts that it leads.' },
        { shares: [a - 1, b + 1, c], why: `A quotient of ${names[0]} is passed over for a lower one of ${names[1]}.` },
        { shares: [a - 1, b, c + 1], why: `A quotient of ${names[0]} is passed over for a lower one of ${names[2]}.` },
        { shares: [a + 1, b - 1, c], why: `A quotient of ${names[1]} is passed over for a lower one of ${names[0]}.` },
      ].filter(({ shares }) => shares.every((share) => share >= 0) && shares.join() !== result.join())
      const distinct = wrong.filter(
        ({ shares }, at) => wrong.findIndex((other) => other.shares.join() === shares.join()) === at,
      )
      return {
        kind: 'single',
        stem: `${seats} seats are shared out by D'Hondt. Votes: ${names.map((name, at) => `${name} ${votes[at]}`).join(', ')}. How many seats has each?`,
        options: random.shuffle([
          { text: write(result), correct: true, why: `These are the ${seats} highest quotients.` },
          ...random
            .shuffle(distinct)
            .slice(0, 3)
            .map(({ shares, why }) => ({ text: write(shares), why })),
        ]),
      }
    },
  },
]
