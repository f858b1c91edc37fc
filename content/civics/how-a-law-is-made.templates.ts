import type { Template } from '../template.ts'

const STAGES = [
  'a bill is brought in',
  'a committee studies it line by line',
  'the house debates the amendments',
  'the house takes its final vote',
  'the head of state signs',
  'the text is published in the gazette',
  'it comes into force',
]

export const templates: Template[] = [
  {
    id: 'highest-majority-reached',
    skill: 'reckon-majorities',
    bloom: 'apply',
    make(random) {
      const members = random.int(60, 600)
      const absolute = Math.floor(members / 2) + 1
      const thirds = Math.ceil((members * 2) / 3)
      const level = random.int(0, 3)
      const yes =
        level === 3
          ? random.int(thirds, members - 4)
          : level === 2
            ? random.int(absolute, thirds - 2)
            : random.int(Math.floor(members / 3), absolute - 2)
      const rest = members - yes
      const no = level === 0 ? random.int(Math.min(yes + 1, rest), rest) : random.int(1, Math.min(yes - 1, rest))
      const reached = yes >= thirds ? 3 : yes >= absolute ? 2 : yes > no ? 1 : 0
      if (yes === no) return this.make(random)
      const out = rest - no
      const names = ['not even a simple one', 'the simple one', 'the absolute one', 'the one of two thirds']
      const needs = [
        `There are more votes for than against, ${yes} to ${no}.`,
        reached === 0
          ? `${yes} votes for are fewer than ${no} against.`
          : 'This is reached, but a higher one is reached as well.',
        reached < 2
          ? `That takes ${absolute} votes of ${members} members.`
          : 'This one is reached, and so is the one of two thirds.',
        `That takes at least ${thirds} votes of ${members} members.`,
      ]
      return {
        kind: 'single',
        stem: `A parliament has ${members} members. ${yes} vote for a bill, ${no} against, and ${out} abstain or are absent. Which is the highest of the three majorities that is reached?`,
        options: names.map((text, at) =>
          at === reached
            ? {
                text,
                correct: true,
                why: `${yes} for and ${no} against, where ${absolute} are more than half and ${thirds} are two thirds.`,
              }
            : { text, why: needs[at] ?? '' },
        ),
      }
    },
  },
  {
    id: 'missing-to-absolute',
    skill: 'reckon-majorities',
    bloom: 'apply',
    make(random) {
      const members = random.int(80, 650)
      const absolute = Math.floor(members / 2) + 1
      const key = random.int(2, 20)
      const yes = absolute - key
      const no = random.int(Math.floor(yes / 2), yes - 1)
      return {
        kind: 'numeric',
        stem: `In a parliament of ${members} members ${yes} vote for a bill and ${no} against; the others abstain. How many votes are missing to an absolute majority?`,
        answer: key,
        unit: 'votes',
        why: `More than half of ${members} is ${absolute}, and ${absolute} - ${yes} = ${key}.`,
        wrong: [
          { answer: key - 1, why: `Half is not enough; more than half of ${members} is ${absolute}.` },
          {
            answer: 0,
            why: `With ${yes} to ${no} it has a simple majority; an absolute one is counted among all members.`,
          },
        ].filter(({ answer }, at) => at === 1 || answer > 0),
      }
    },
  },
  {
    id: 'stages-in-order',
    skill: 'trace-a-bill',
    bloom: 'remember',
    make(random) {
      const count = random.int(4, 6)
      const drop = random.shuffle(STAGES).slice(0, STAGES.length - count)
      return {
        kind: 'ordering',
        stem: 'Put these stages of a law in order.',
        steps: STAGES.filter((stage) => !drop.includes(stage)),
        why: 'A bill is studied and debated before it is voted on; the vote is followed by signature, publication and force.',
      }
    },
  },
]
