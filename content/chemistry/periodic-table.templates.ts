import type { Template } from '../template.ts'

const ELEMENTS = [
  'hydrogen',
  'helium',
  'lithium',
  'beryllium',
  'boron',
  'carbon',
  'nitrogen',
  'oxygen',
  'fluorine',
  'neon',
  'sodium',
  'magnesium',
  'aluminium',
  'silicon',
  'phosphorus',
  'sulfur',
  'chlorine',
  'argon',
  'potassium',
  'calcium',
]

/** The shells of the first 20 elements. */
function shellsOf(number: number): number[] {
  const shells: number[] = []
  let left = number
  for (const room of [2, 8, 8, 2]) {
    if (left === 0) break
    shells.push(Math.min(room, left))
    left -= Math.min(room, left)
  }
  return shells
}

export const templates: Template[] = [
  {
    id: 'shells-of-an-element',
    skill: 'place-elements-by-electrons',
    bloom: 'apply',
    make(random) {
      const number = random.int(4, 20)
      const shells = shellsOf(number)
      const last = shells.at(-1) ?? 0
      const slips = [
        {
          answer: [2, number - 2].join(', '),
          why: 'The second shell has room for 8, and what is left goes on outwards.',
        },
        {
          answer: number > 8 ? [8, number - 8].join(', ') : [1, number - 1].join(', '),
          why: 'The first shell has room for 2 and is filled before the others.',
        },
        {
          answer: [...shells.slice(0, -1), last + 1].join(', '),
          why: `That makes ${number + 1} electrons; there are ${number}.`,
        },
      ]
      const answer = shells.join(', ')
      return {
        kind: 'typed',
        stem: `A neutral atom of ${ELEMENTS[number - 1]} has ${number} electrons. Write how many are in each shell, from the innermost on, separated by commas, such as 2, 1.`,
        answers: [answer, shells.join(','), shells.join('-'), shells.join(' '), shells.join('.')],
        why: `The shells take 2, 8 and 8 in turn, and ${last} ${last === 1 ? 'is' : 'are'} in the outermost: ${answer}.`,
        wrong: slips.filter(
          (slip, at) => slip.answer !== answer && slips.findIndex((other) => other.answer === slip.answer) === at,
        ),
      }
    },
  },
  {
    id: 'place-of-an-element',
    skill: 'place-elements-by-electrons',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const number = random.int(3, 20)
        const shells = shellsOf(number)
        const valence = shells.at(-1) ?? 0
        const group = valence <= 2 ? valence : valence + 10
        const period = shells.length
        const asksGroup = random.int(0, 1) === 1
        const answer = asksGroup ? group : period
        const slips = (
          asksGroup
            ? [
                {
                  answer: group > 2 ? valence : valence + 10,
                  why: 'From three valence electrons on, 10 is added; for one or two it is not.',
                },
                { answer: period, why: 'That is the number of shells, which gives the period.' },
                { answer: number, why: 'That is the number of all electrons.' },
              ]
            : [
                { answer: valence, why: 'That is the number of valence electrons, which leads to the group.' },
                { answer: period + 1, why: 'No further shell has begun.' },
                { answer: group, why: 'That is the group; the period is the number of shells.' },
              ]
        ).filter(
          (slip, at, all) => slip.answer !== answer && all.findIndex((other) => other.answer === slip.answer) === at,
        )
        if (slips.length < 2) continue
        return {
          kind: 'numeric',
          stem: `An atom has the shells ${shells.join(', ')}. In which ${asksGroup ? 'group, from 1 to 18,' : 'period'} does its element stand?`,
          answer,
          why: asksGroup
            ? `It has ${valence} valence ${valence === 1 ? 'electron' : 'electrons'}${valence > 2 ? ', and 10 more is the group' : ', and that is the group'}.`
            : `It has ${period} shells, and that is the period.`,
          wrong: slips,
        }
      }
    },
  },
  {
    id: 'order-by-size',
    skill: 'predict-periodic-trends',
    bloom: 'apply',
    make(random) {
      const GROUPS = [
        ['lithium (3)', 'sodium (11)', 'potassium (19)', 'rubidium (37)', 'caesium (55)'],
        ['beryllium (4)', 'magnesium (12)', 'calcium (20)', 'strontium (38)', 'barium (56)'],
        ['fluorine (9)', 'chlorine (17)', 'bromine (35)', 'iodine (53)'],
      ]
      // From right to left in the table, starting with the smallest atom.
      const PERIODS = [
        ['fluorine (9)', 'oxygen (8)', 'nitrogen (7)', 'carbon (6)', 'boron (5)', 'beryllium (4)', 'lithium (3)'],
        [
          'chlorine (17)',
          'sulfur (16)',
          'phosphorus (15)',
          'silicon (14)',
          'aluminium (13)',
          'magnesium (12)',
          'sodium (11)',
        ],
      ]
      const inGroup = random.int(0, 1) === 1
      const row = random.pick(inGroup ? GROUPS : PERIODS)
      const count = random.int(3, 4)
      const chosen = new Set(random.shuffle(row).slice(0, count))
      const steps = row.filter((name) => chosen.has(name))
      return {
        kind: 'ordering',
        stem: `These elements stand in one ${inGroup ? 'group' : 'period'}: ${[...steps].sort().join(', ')}. In brackets are the atomic numbers. Order the atoms by size, the smallest at the start.`,
        steps,
        why: inGroup
          ? `Down a group each element has one shell more, so ${steps.join(', ')} is the order of growing size.`
          : `Along a period the protons get more and pull the same shell in, so the one furthest to the right, ${steps[0]}, is the smallest.`,
      }
    },
  },
]
