import { UNIT } from './fixture.ts'

/** Templates for further kinds of questions, all for the same skill. */
export const TEMPLATES_OF_KINDS = `
const template = (id, make) => ({ id, skill: 'tie-reef', bloom: 'apply', make })
export const templates = [
  template('tell-knots', (random) => {
    const a = random.int(2, 99)
    const option = (text, correct) => ({ text, correct, why: 'Why ' + text + '.' })
    return {
      kind: 'multiple',
      stem: 'Which of these numbers of turns are more than ' + a + ' turns?',
      options: [option(a + 1 + '', true), option(a + 7 + '', true), option(a - 1 + ''), option(a - 2 + '')],
    }
  }),
  template('weigh', (random) => {
    const a = random.int(2, 99)
    return {
      kind: 'numeric',
      stem: 'A rope carries ' + a + ' kg. How strong is the pull on its knot?',
      answer: a * 9.8,
      tolerance: '1%',
      unit: 'N',
      units: [{ unit: 'kN', factor: 0.001 }],
      why: 'Each kilogram pulls with 9.8 N.',
      wrong: [{ answer: a / 9.8, why: 'That was divided.' }],
    }
  }),
  template('sort-turns', (random) => {
    const a = random.int(2, 99)
    return {
      kind: 'ordering',
      stem: 'Put these numbers of turns in rising order.',
      steps: [a, a + 3, a + 4].map(String),
      why: 'The smallest is ' + a + '.',
    }
  }),
  template('add-one', (random) => {
    const a = random.int(2, 99)
    const pair = (n) => ({ left: n + ' and one turn', right: n + 1 + ' turns', why: 'One more than ' + n + '.' })
    return {
      kind: 'matching',
      stem: 'Match each knot with its number of turns.',
      pairs: [pair(a), pair(a + 1), pair(a + 2)],
      extra: [{ right: a + 9 + ' turns', why: 'That is nine more.' }],
    }
  }),
]
`

/** One question of each kind that isn't in the fixture's unit. Each of them can replace one of the unit's questions. */
export const QUESTIONS = {
  multiple: question(
    'grip',
    'multiple',
    `stem: Which of these help a knot to hold?
options:
  - text: More turns
    correct: true
    why: Each turn presses on the next.
  - text: A rougher rope
    correct: true
    why: Rough fibres grip.
  - text: A brighter rope
    misconception: 2
    why: Colour is not friction.
  - text: A waxed rope
    why: Wax lets turns slip.`,
  ),
  numeric: question(
    'pull',
    'numeric',
    `stem: A rope carries 2.0 kg. How strong is the pull on its knot?
answer: 19.60
tolerance: 1%
unit: N
units:
  - unit: kN
    factor: 0.001
  - unit: kg
    why: Kilograms measure the load.
why: Each kilogram pulls with 9.8 N.
wrong:
  - answer: 4.9
    why: That was divided.`,
  ),
  trueFalse: question(
    'smooth',
    'true-false',
    `stem: A knot in a waxed rope holds as well as one in a dry rope.
truth: false
reasons:
  - text: Wax lets the turns slip on each other
    correct: true
    why: Less friction holds less.
  - text: The turns alone decide how it holds
    misconception: 1
    why: What they press on counts too.
  - text: A rope with wax weighs a little more
    why: Its weight is no grip.
hints: [Think of soap, Wax is slippery]`,
  ),
  output: question(
    'printed',
    'output',
    `stem: What does this program print about the turns?
language: javascript
code: |
  console.log(1 + 2)
  console.log('  turns')
answer: |
  3
    turns
why: Three, then the word.
wrong:
  - answer: |
      12
        turns
    why: Numbers are added.`,
  ),
  ordering: question(
    'steps',
    'ordering',
    `stem: Put the steps of tying a reef knot in order.
steps: [cross the ends, tuck one end under, pull both ends]
why: What is pulled has to be tucked.`,
  ),
  matching: question(
    'parts',
    'matching',
    `stem: Match each part of a rope with what it is.
pairs:
  - left: the *bight*
    right: "0.50"
    why: A bight is half a turn.
  - left: the loop
    right: a whole turn
    why: A loop crosses itself.
  - left: the end
    right: no turn
    why: An end is free.
extra:
  - right: two turns
    why: That is an elbow.`,
  ),
}

function question(id: string, kind: string, rest: string): string {
  return `\`\`\`yaml question
id: ${id}
kind: ${kind}
skill: tie-reef
bloom: apply
${rest}
evidence: "It holds by friction alone."
\`\`\`
`
}

/** The fixture's unit with questions of every kind. */
export const UNIT_OF_ALL_KINDS = `${UNIT}\n${Object.values(QUESTIONS).join('\n')}`
