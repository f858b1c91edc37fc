import type { Item } from '../items/service.ts'
import type { WholeUnit } from '../library/service.ts'
import { fixtureProblems } from './problems.ts'
import { SENTINEL, SENTINEL_NUMBER } from './sentinel.ts'
import { type WholeLibrary, withUnits } from './withUnits.ts'

/**
 * A small library about knots: a series of four units, another unit that isn't related to them, and a pathway through
 * the series.
 */
export function fixtureLibrary(): WholeLibrary {
  const units = [
    unit('rope', { title: 'Rope', aliases: ['ropes'], prerequisites: [] }),
    unit('overhand', { title: 'Overhand knot', aliases: ['thumb knot'], prerequisites: ['knots/rope'] }),
    unit('reef', {
      title: 'Reef knot',
      aliases: ['square knot'],
      prerequisites: ['knots/overhand'],
      level: 'intermediate',
    }),
    unit('bowline', { title: 'Bowline', aliases: ['king of knots'], prerequisites: ['knots/reef'], level: 'advanced' }),
    unit('whipping', { title: 'Whipping', aliases: ['rope end'], prerequisites: [] }),
  ]
  const library = {
    hash: 'fixture',
    problems: fixtureProblems(),
    subjects: [
      {
        id: 'knots',
        title: 'Knots',
        summary: 'Tying things together.',
        aliases: ['knot tying'],
        unitIds: units.map((u) => u.id),
      },
    ],
    choices: {
      start: ['knots'],
      broad: [{ names: ['ropework', 'seamanship'], offers: ['knots', 'knots/whipping'] }],
      spelled: [],
    },
    pathways: [
      {
        id: 'knots-that-hold',
        title: 'Knots that hold',
        summary: 'From a piece of rope to a loop that never slips.',
        subjectId: 'knots',
        steps: [
          {
            id: 'rope-in-hand',
            title: 'Rope in hand',
            unitIds: ['knots/rope', 'knots/overhand'],
            why: 'Every knot begins with one turn of a rope.',
          },
          {
            id: 'joins-and-loops',
            title: 'Joins and loops',
            unitIds: ['knots/reef', 'knots/bowline'],
            why: 'Two overhand knots make the first join, and the loop follows from it.',
          },
        ],
      },
    ],
  }
  const readWords = () => Object.fromEntries(units.map(({ id, title }) => [id, `${title} rope friction hold`]))
  return withUnits({ ...library, readWords }, units)
}

type Given = { title: string; aliases: string[]; prerequisites: string[]; level?: WholeUnit['level'] }

function unit(slug: string, { title, aliases, prerequisites, level = 'beginner' }: Given): WholeUnit {
  const markdown = `## Summary\n\nAll about the ${title}.\n\n## Explanation\n\nThe ${title} holds by friction alone.

### Turns

Each turn presses on the next.

## Worked example

Lay the left end over the right end. ${SENTINEL}`
  return {
    id: `knots/${slug}`,
    subjectId: 'knots',
    title,
    aliases,
    level,
    minutes: 10,
    objective: `Tie and judge the ${title}.`,
    prerequisites,
    reasons: {},
    terms: [],
    skills: [{ id: `tie-${slug}`, title: `Tie the ${title}` }],
    sources: ['Ashley: The Ashley Book of Knots'],
    summary: `All about the ${title}.`,
    markdown,
    html: `<h2 id="s-summary">Summary</h2><p>All about the ${title}.</p>`,
    contents: [{ id: 's-summary', text: 'Summary' }],
    items: [
      single(slug),
      multiple(slug),
      typed(slug),
      numeric(slug),
      trueFalse(slug),
      output(slug),
      ordering(slug),
      // A quiz asks up to eight questions, so each unit has exactly eight. Only one unit has a table, because tests
      // count the questions of the other units.
      slug === 'whipping' ? table(slug) : matching(slug),
    ],
    rendered: {},
    templateIds: [],
  }
}

const asked = (slug: string, kind: Item['kind']) => ({
  id: `knots/${slug}/${kind}`,
  skillId: `tie-${slug}`,
  bloom: 'understand' as const,
  evidence: 'holds by friction alone',
})

const option = (id: string, text: string, correct: boolean, why: string) => ({
  id,
  text,
  correct,
  why: `${why} ${SENTINEL}`,
  misconception: null,
})

const single = (slug: string): Item => ({
  ...asked(slug, 'single'),
  kind: 'single',
  stem: 'What makes this knot hold under load?',
  options: [
    option('a', 'Friction', true, 'Turns press on each other.'),
    option('b', 'Stickiness', false, 'Rope is dry.'),
    option('c', 'Magnets', false, 'Rope is not iron.'),
  ],
})

const multiple = (slug: string): Item => ({
  ...asked(slug, 'multiple'),
  kind: 'multiple',
  stem: 'Which of these make a knot hold better?',
  options: [
    option('a', 'More turns', true, 'Each turn presses on the next.'),
    option('b', 'A rougher rope', true, 'Rough fibres grip each other.'),
    option('c', 'A brighter colour', false, 'Friction does not see colours.'),
    option('d', 'Wax on the rope', false, 'Wax lets the turns slip.'),
  ],
})

const typed = (slug: string): Item => ({
  ...asked(slug, 'typed'),
  bloom: 'remember',
  kind: 'typed',
  stem: 'Which force holds a knot together? Type the one word.',
  answers: [SENTINEL, 'friction'],
  why: `Turns press on each other. ${SENTINEL}`,
  wrong: [{ answer: 'glue', why: `No glue is used. ${SENTINEL}` }],
})

const numeric = (slug: string): Item => ({
  ...asked(slug, 'numeric'),
  bloom: 'apply',
  kind: 'numeric',
  stem: 'A rope bears $m = 745.2$ kg at $g = 9.81$ m/s². How strong is the pull, to the nearest newton?',
  answer: SENTINEL_NUMBER,
  tolerance: 1,
  unit: 'N',
  units: [
    { unit: 'kN', factor: 0.001, why: null },
    { unit: 'kg', factor: null, why: `Kilograms measure the load, not its pull. ${SENTINEL}` },
  ],
  why: `The pull is the mass times $g$. ${SENTINEL}`,
  wrong: [{ answer: '75.96', why: `That is the mass divided by $g$. ${SENTINEL}` }],
})

const trueFalse = (slug: string): Item => ({
  ...asked(slug, 'true-false'),
  bloom: 'evaluate',
  kind: 'true-false',
  stem: 'A knot in a smooth rope holds as well as one in a rough rope.',
  truth: false,
  reasons: [
    option('a', 'Uneven fibres rub on each other more', true, 'What rubs more holds more.'),
    option('b', 'The turns alone decide how it holds', false, 'Turns press, and what they press on counts too.'),
    option('c', 'A smooth rope weighs more than any other', false, 'Its weight says nothing of its grip.'),
  ],
})

const output = (slug: string): Item => ({
  ...asked(slug, 'output'),
  bloom: 'analyze',
  kind: 'output',
  stem: 'What does this program print about the turns of a knot?',
  language: 'python',
  code: "turns = 2\nprint('turns', turns)\nprint(f'  {turns * 3655 + 0.41}')",
  answer: `turns 2\n  ${SENTINEL_NUMBER}`,
  why: `The second line begins with two spaces. ${SENTINEL}`,
  wrong: [{ answer: `turns 2\n${SENTINEL_NUMBER}`, why: `The spaces in the quotes are printed too. ${SENTINEL}` }],
})

const ordering = (slug: string): Item => ({
  ...asked(slug, 'ordering'),
  kind: 'ordering',
  stem: 'Put the steps of tying this knot in order.',
  steps: [
    { id: 'c', text: 'cross the ends' },
    { id: 'a', text: 'tuck one end under' },
    { id: 'd', text: 'pull both ends' },
    { id: 'b', text: 'load the knot' },
  ],
  why: `An end is tucked where the ends cross, and pulling sets what was tucked. ${SENTINEL}`,
})

const pair = (leftId: string, left: string, rightId: string, right: string, why: string) => ({
  leftId,
  left,
  rightId,
  right,
  why: `${why} ${SENTINEL}`,
})

const matching = (slug: string): Item => ({
  ...asked(slug, 'matching'),
  kind: 'matching',
  stem: 'Match each part of a rope with what it is.',
  pairs: [
    pair('a', '*standing part*', 'c', 'the part that bears the load', 'It stands still while the knot is tied.'),
    pair('b', '*working end*', 'a', 'the end that is moved', 'The knot is tied with it.'),
    pair('c', '*bight*', 'd', 'a curve that touches nothing', 'A curve that crosses itself is a loop.'),
  ],
  extra: [{ rightId: 'b', right: 'the knot itself', why: `A knot is no part of a rope. ${SENTINEL}` }],
})

const blank = (id: string, answers: string[], tolerance: number | null, why: string) => ({
  given: null,
  blank: { id, answers, tolerance, why: `${why} ${SENTINEL}` },
})

const table = (slug: string): Item => ({
  ...asked(slug, 'table'),
  kind: 'table',
  stem: 'Fill in the table of two ropes and their knots.',
  columns: ['Rope', 'Turns', 'Pull in `kN`', 'What holds'],
  rows: [
    {
      head: '*thin* rope',
      cells: [
        { given: '2', blank: null },
        blank('a', [SENTINEL_NUMBER], 1, 'The pull is the mass times g.'),
        blank('b', [SENTINEL, 'friction'], null, 'Turns press on each other.'),
      ],
    },
    {
      head: '*thick* rope',
      cells: [
        blank('c', ['3'], 0, 'One more than two.'),
        { given: '9', blank: null },
        { given: 'friction', blank: null },
      ],
    },
  ],
})
