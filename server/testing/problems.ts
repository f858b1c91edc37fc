import type { WrittenProblem } from '#contract/writtenProblems.ts'
import type { Problem } from '../library/service.ts'
import { SENTINEL, SENTINEL_NUMBER } from './sentinel.ts'

type Test = WrittenProblem['tests'][number]

const called = (name: string, args: unknown[], expected: unknown, hidden = false): Test => ({
  name,
  hidden,
  argumentsJson: JSON.stringify(args),
  setup: null,
  expected: JSON.stringify(expected),
})

/**
 * A problem about counting the letter o in a text. Its hidden tests, references and wrong programs contain the
 * sentinel.
 */
export const COUNT_TURNS: WrittenProblem = {
  slug: 'count-the-turns',
  title: 'Count the turns',
  difficulty: 'easy',
  statement: 'A knot is drawn as a text in which each turn is an o. Say how many turns it has.',
  form: 'function',
  functions: [
    { language: 'javascript', name: 'countTurns' },
    { language: 'python', name: 'count_turns' },
  ],
  ordered: false,
  skillIds: ['tie-rope', 'tie-overhand'],
  starters: [
    { language: 'javascript', code: 'function countTurns(knot) {\n  // Your code\n}\n' },
    { language: 'python', code: 'def count_turns(knot):\n    pass\n' },
  ],
  references: [
    {
      language: 'javascript',
      code: `// ${SENTINEL}\nfunction countTurns(knot) {\n  return [...knot].filter((c) => c === 'o').length\n}\n`,
    },
    { language: 'python', code: `# ${SENTINEL}\ndef count_turns(knot):\n    return knot.count('o')\n` },
  ],
  wrongs: [
    { name: 'length', language: 'javascript', code: `// ${SENTINEL}\nconst countTurns = (knot) => knot.length\n` },
    { name: 'length', language: 'python', code: `# ${SENTINEL}\ndef count_turns(knot):\n    return len(knot)\n` },
  ],
  tests: [
    called('two turns', ['oo'], 2),
    called('a turn between ends', ['-o-'], 1),
    called('no rope', [''], 0),
    called(`hidden ${SENTINEL}`, [`o${SENTINEL}o`], 2, true),
    called('other letters', [`O0${SENTINEL}`], 0, true),
    called('many', ['o'.repeat(50)], 50, true),
    called('a number', [`o ${SENTINEL_NUMBER} o o`], 3, true),
    called('ends', ['o---o'], 2, true),
  ],
  hints: ['Look at one letter after the other.', 'Count those that are an o.'],
}

export const LONG_ROPES: WrittenProblem = {
  slug: 'long-ropes',
  title: 'Long ropes',
  difficulty: 'medium',
  statement: 'Give the names of the ropes that are longer than 10 metres, the longest first.',
  form: 'query',
  functions: [],
  ordered: true,
  skillIds: ['tie-whipping'],
  starters: [{ language: 'sql', code: 'SELECT name FROM ropes;\n' }],
  references: [
    {
      language: 'sql',
      code: `-- ${SENTINEL}\nSELECT name FROM ropes WHERE metres > 10 ORDER BY metres DESC, name;\n`,
    },
  ],
  wrongs: [{ name: 'no order', language: 'sql', code: `-- ${SENTINEL}\nSELECT name FROM ropes WHERE metres > 10` }],
  tests: [
    stored('three ropes', "('hemp', 12), ('silk', 3), ('jute', 20.5)", [['jute'], ['hemp']]),
    stored('short ropes', "('hemp', 10), ('silk', 3)", []),
    stored('a name with quotes', '(\'the "old" one\', 11)', [['the "old" one']]),
    stored('hidden', `('${SENTINEL}', 11), ('b', 12)`, [['b'], [SENTINEL]], true),
    stored('nothing known', "('a', NULL)", [], true),
    stored('equally long', "('b', 11), ('a', 11)", [['a'], ['b']], true),
    stored('one', "('z', 99)", [['z']], true),
    stored('four', "('a', 11), ('b', 12), ('c', 13), ('d', 1)", [['c'], ['b'], ['a']], true),
  ],
  hints: ['Which rows?', 'In which order?'],
}

function stored(name: string, values: string, expected: unknown, hidden = false): Test {
  const setup = `CREATE TABLE ropes (name TEXT, metres REAL);\nINSERT INTO ropes VALUES ${values};`
  return { name, hidden, argumentsJson: null, setup, expected: JSON.stringify(expected) }
}

const HARD: WrittenProblem = {
  ...COUNT_TURNS,
  slug: 'turns-in-a-row',
  title: 'Turns in a row',
  difficulty: 'hard',
  skillIds: ['tie-bowline'],
}

/** The library's problems as the compiler would output them. */
export const fixtureProblems = (): Problem[] =>
  [COUNT_TURNS, LONG_ROPES, HARD].map((written) => ({
    slug: written.slug,
    hash: `fixture-${written.slug}`,
    written,
    statementHtml: `<p>${written.statement}</p>`,
    tests: written.tests
      .filter((test) => !test.hidden)
      .map(({ name, setup, expected }) => ({
        name,
        givenHtml: setup === null ? '' : `<pre><code>${setup}</code></pre>`,
        expected,
      })),
  }))
