import type { Template } from '../template.ts'

const SHARES = [
  { words: 'two thirds', top: 2, bottom: 3 },
  { words: 'three quarters', top: 3, bottom: 4 },
  { words: 'three fifths', top: 3, bottom: 5 },
]

const RULES = [
  { right: 'free assembly', ban: 'bans meetings of more than ten people', office: 'fines for such meetings' },
  { right: 'a free press', ban: 'forbids newspapers to criticise ministers', office: 'a list of forbidden words' },
  { right: 'equal votes', ban: 'gives landowners two votes each', office: 'ballots for landowners' },
  { right: 'freedom of faith', ban: 'forbids one faith', office: 'the closing of its houses of prayer' },
]

export const templates: Template[] = [
  {
    id: 'votes-to-amend',
    skill: 'reckon-amendment-majority',
    bloom: 'apply',
    make(random) {
      const members = random.int(61, 640)
      const { words, top, bottom } = random.pick(SHARES)
      const exact = (members * top) / bottom
      const key = Math.ceil(exact)
      const half = Math.floor(members / 2) + 1
      return {
        kind: 'numeric',
        stem: `A parliament has ${members} members. The constitution can be changed by at least ${words} of all members. How many must vote for a change?`,
        answer: key,
        unit: 'members',
        why: `${words} of ${members} is ${Number(exact.toFixed(2))}${Number.isInteger(exact) ? '' : `, rounded up ${key}`}.`.replace(
          /^\w/,
          (letter) => letter.toUpperCase(),
        ),
        wrong: [
          ...(Number.isInteger(exact) ? [] : [{ answer: key - 1, why: `${key - 1} is a little less than ${words}.` }]),
          { answer: half, why: `${half} is just more than half; a change of the constitution needs more.` },
        ].filter(({ answer }) => answer !== key),
      }
    },
  },
  {
    id: 'frame-and-majority',
    skill: 'rank-laws',
    bloom: 'analyze',
    make(random) {
      const members = 3 * random.int(33, 200)
      const needed = (members * 2) / 3
      const votes = random.int(Math.floor(members / 2) + 2, members - 5)
      if (Math.abs(votes - needed) < 3) return this.make(random)
      const { right, ban, office } = random.pick(RULES)
      const enough = votes >= needed
      const options = [
        {
          text: 'The statute holds, since most members voted for it',
          why: 'A majority makes statutes, and a statute must keep within the constitution.',
        },
        {
          text: 'The statute falls, but these votes could have changed the higher law',
          key: enough,
          why: enough
            ? `As a statute it breaks the higher law; ${votes} votes are at least the ${needed} for an amendment.`
            : `${votes} votes are fewer than the ${needed} that an amendment needs.`,
        },
        {
          text: 'The statute falls, and these votes are too few to change the higher law',
          key: !enough,
          why: enough
            ? `${votes} votes are no fewer than the ${needed} that an amendment needs.`
            : `As a statute it breaks the higher law, and ${votes} is less than ${needed}.`,
        },
        {
          text: 'The statute falls, while the regulation on it remains in force',
          why: 'A regulation rests on its statute and falls with it.',
        },
      ]
      return {
        kind: 'single',
        stem: `A constitution guarantees ${right}; two thirds of the ${members} members of parliament can change it. With ${votes} votes parliament passes a statute that ${ban}, and a ministry adds a regulation on ${office}. What follows?`,
        options: random.shuffle(options).map(({ text, key, why }) => ({ text, why, ...(key && { correct: true }) })),
      }
    },
  },
]
