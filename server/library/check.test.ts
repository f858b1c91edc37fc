import { describe, expect, test } from 'vitest'
import { checkLibrary } from './check.ts'
import { library, PATHWAY, SUBJECT, TEMPLATES, UNIT, withPathway, writeContent } from './fixture.ts'
import { QUESTIONS, TEMPLATES_OF_KINDS, UNIT_OF_ALL_KINDS } from './fixtureKinds.ts'

const check = async (files: Record<string, string>, subjects: string[] = []) =>
  (await checkLibrary(await writeContent(files), { subjectIds: subjects })).findings

/** Replaces a string in the fixture; the test fails if the string isn't there. */
function replaced(text: string, from: string | RegExp, to: string): string {
  const result = text.replace(from, to)
  expect(result).not.toBe(text)
  return result
}

test('a sound unit has no findings', async () => {
  const folder = await writeContent(library())
  expect(await checkLibrary(folder)).toEqual({
    findings: [],
    counts: { subjects: 1, pathways: 0, problems: 0, units: 1, questions: 6, templates: 1, samples: 1 },
    problemsBy: { difficulty: [], language: [] },
    questionsBy: {
      kind: [
        ['single', 3],
        ['typed', 3],
      ],
      bloom: [
        ['understand', 2],
        ['apply', 2],
        ['analyze', 1],
        ['remember', 1],
      ],
    },
  })
})

test('a sound unit with questions and templates of every kind has no findings', async () => {
  const files = library({ 'knots/reef.md': UNIT_OF_ALL_KINDS, 'knots/reef.templates.ts': TEMPLATES_OF_KINDS })
  expect(await checkLibrary(await writeContent(files))).toMatchObject({
    findings: [],
    counts: { questions: 12, templates: 4, samples: 2 },
  })
})

describe('a question of a further kind is told of', () => {
  test.each<[kind: keyof typeof QUESTIONS, rule: string, planted: string, from: string | RegExp, to: string]>([
    ['multiple', 'question', 'a single correct option', '    correct: true\n    why: Rough', '    why: Rough'],
    ['multiple', 'question', 'three options', / {2}- text: A waxed[\s\S]*slip\.\n/, ''],
    ['multiple', 'misconceptions', 'a misconception that is not there', 'misconception: 2', 'misconception: 3'],
    ['numeric', 'question', 'an answer that is no number', '19.60', 'strong'],
    ['numeric', 'question', 'a tolerance that is no number', '1%', 'one'],
    ['numeric', 'question', 'a negative tolerance', '1%', '-1'],
    ['numeric', 'question', 'a factor that is no number', '0.001', 'small'],
    ['numeric', 'question', 'a unit without factor and why', '    why: Kilograms measure the load.\n', ''],
    ['numeric', 'question', 'units without a unit', 'unit: N\n', ''],
    ['numeric', 'wrong-is-right', 'a wrong number within the tolerance', 'answer: 4.9', 'answer: 19.5'],
    ['trueFalse', 'question', 'a truth that is neither', 'truth: false', 'truth: perhaps'],
    ['trueFalse', 'question', 'no correct reason', '    correct: true\n', ''],
    ['trueFalse', 'question', 'two reasons', / {2}- text: A rope with[\s\S]*grip\.\n/, ''],
    ['trueFalse', 'asking-statement', 'a stem that asks', 'as well as one in a dry rope.', 'as well as a dry one?'],
    ['trueFalse', 'misconceptions', 'a misconception that is not there', 'misconception: 1', 'misconception: 3'],
    ['trueFalse', 'shared-word', 'a long word of the stem in the right reason alone', 'Wax lets', 'Waxed ropes let'],
    ['trueFalse', 'question', 'four hints', 'hints: [', 'hints: [One, Two, '],
    [
      'trueFalse',
      'telling-hint',
      'a hint that says the key',
      'Think of soap',
      'Wax lets the turns slip on each other!',
    ],
    ['trueFalse', 'markup', 'a link in a hint', 'Wax is slippery]', '"[Wax](https://x.example) is"]'],
    ['output', 'code', 'what the code does not print', '  3\n', '  4\n'],
    ['output', 'code', 'spaces that the code does not print', '    turns\nwhy', '  turns\nwhy'],
    ['output', 'code', 'code that fails', 'console.log(1 + 2)', 'console.log(one + 2)'],
    ['output', 'question', 'a language that nobody runs', 'language: javascript', 'language: latin'],
    ['output', 'wrong-is-right', 'a wrong output that is right', '      12\n', '      3\n'],
    ['ordering', 'question', 'two steps', ', pull both ends', ''],
    ['ordering', 'repeated-step', 'a step listed twice', 'pull both ends', 'cross the ends'],
    ['ordering', 'markup', 'a link in a step', 'pull both ends', '"pull [both](https://x.example) ends"'],
    ['matching', 'question', 'two pairs', / {2}- left: the end[\s\S]*free\.\n/, ''],
    ['matching', 'question', 'a pair without a why', '    why: An end is free.\n', ''],
    ['matching', 'repeated-right', 'a right side listed twice', 'two turns', 'a whole turn'],
    ['matching', 'marked-right', 'math in a right side', 'no turn', '$0$'],
  ])('%s, %s: %s', async (kind, rule, _, from, to) => {
    const unit = `${UNIT}\n${replaced(QUESTIONS[kind], from, to)}`
    const findings = await check(library({ 'knots/reef.md': unit }))
    expect(findings.filter((finding) => finding.hard).map((finding) => finding.rule)).toEqual([rule])
  })

  test.each<[rule: string, planted: string, from: string, to: string]>([
    ['wrong-is-right', 'a number that some seeds make right', 'answer: a / 9.8', 'answer: a > 50 ? a * 9.8 : 1'],
    ['template', 'an answer that some seeds make none', 'answer: a * 9.8', 'answer: a > 50 ? a : Number.NaN'],
    ['repeated-step', 'steps that some seeds repeat', '[a, a + 3', '[a, a > 50 ? a : a + 3'],
    ['repeated-right', 'right sides that some seeds repeat', 'right: a + 9', 'right: (a > 50 ? a + 1 : a + 9)'],
    ['template', 'options that some seeds leave out', "option(a - 2 + '')]", "option(a - 2 + '')].slice(a > 50)"],
  ])('%s in a template: %s', async (rule, _, from, to) => {
    const findings = await check(library({ 'knots/reef.templates.ts': replaced(TEMPLATES_OF_KINDS, from, to) }))
    expect(findings.filter((finding) => finding.hard).map((finding) => finding.rule)).toContain(rule)
  })
})

describe('a unit is told of', () => {
  test.each<[rule: string, planted: string, from: string | RegExp, to: string]>([
    [
      'figure',
      'a figure that says something else than its program',
      '```js\nconsole',
      `\`\`\`figure trace
alt: A figure that a test looks at.
run: javascript
code: const n = 1
steps:
  - { text: One., line: 1, show: [{ names: { n: 2 } }] }
  - { text: Two. }
\`\`\`

\`\`\`js
console`,
    ],
    [
      'table-header',
      'a table with an empty heading',
      '## Worked example',
      '| | a |\n|---|---|\n| b | c |\n\n## Worked example',
    ],
    [
      'table-header',
      'a formula alone as a heading',
      '## Worked example',
      '| $n$ | a |\n|---|---|\n| b | c |\n\n## Worked example',
    ],
    ['front-matter', 'no front matter', '---\n', ''],
    ['front-matter', 'YAML that cannot be read', 'title: Reef knot', 'title: "Reef'],
    ['front-matter', 'a field that is unknown', 'level:', 'colour: red\nlevel:'],
    ['front-matter', 'a long title', 'Reef knot\n', `${'Reef '.repeat(20)}\n`],
    ['front-matter', 'an alias with capitals', 'square knot', 'Square knot'],
    ['front-matter', 'a level of its own', 'beginner', 'easy'],
    ['front-matter', 'too few minutes', 'minutes: 10', 'minutes: 5'],
    ['front-matter', 'a skill id with spaces', 'id: tie-reef', 'id: Tie reef'],
    ['aliases', 'an alias listed twice', 'square knot', 'reef knot'],
    ['prerequisites', 'a prerequisite that is not there', 'prerequisites: []', 'prerequisites: [rope]'],
    ['prerequisites', 'a unit that needs itself', 'prerequisites: []', 'prerequisites: [reef]'],
    ['objective', 'an objective of two sentences', 'and say what', '. Say what'],
    ['sources', 'a link as a source', 'The Ashley', 'https://knots.example The Ashley'],
    ['sections', 'a section that is missing', '## Worked example', '### Worked example'],
    ['sections', 'a section that is empty', /Lay the left.*\n/, '\n'],
    ['sections', 'a fence that is never closed', /```\n+$/, ''],
    ['summary', 'a summary of one sentence', '. It holds by friction alone.', ' by friction alone.'],
    ['summary', 'marks in the summary', 'A reef knot', 'A **reef knot**'],
    ['explanation', 'a short explanation', /Turn number 1 [\s\S]*Turn number 25 /, 'Turn '],
    ['heading', 'a heading of another level', '### Turns', '#### Turns'],
    ['markup', 'raw HTML', 'Lay the', 'Lay <b>the</b>'],
    ['markup', 'an image', 'Lay the', 'Lay ![the](x.png)'],
    ['markup', 'a link', 'Lay the', 'Lay [the](https://x.example)'],
    ['markup', 'a link in a question', 'Rope is dry.', 'Rope is [dry](https://x.example).'],
    ['math', 'math that is faulty', '$2^n$', '$\\fraq{1}{2}$'],
    ['math', 'currency as math', '$2^n$', '$2 a metre and $3 apiece'],
    ['code', 'output that is not printed', '2\n```', '3\n```'],
    ['code', 'output that is not stated', /```output\n2\n```\n/, ''],
    ['code', 'code that fails', 'console.log(1 + 1)', 'console.log(a)'],
    [
      'code',
      'code that reads files',
      'console.log(1 + 1)',
      "console.log(require('fs').readFileSync('/etc/hostname').length * 0 + 2)",
    ],
    ['misconceptions', 'a single misconception', '### Any rope will do', 'Any rope will do'],
    ['misconceptions', 'a misconception without its truth', '**In fact:** Smooth', '**True:** Smooth'],
    ['misconceptions', 'a misconception that is not there', 'misconception: 1', 'misconception: 3'],
    ['front-matter', 'an opening question that asks nothing', 'holds a reef knot together?', 'holds a reef knot.'],
    ['terms', 'a term that the lesson never says', 'term: friction', 'term: magnetism'],
    ['front-matter', 'a single term', / {2}- term: turn\n.*\n/, ''],
    [
      'reasons',
      'a reason for no prerequisite',
      'terms:',
      'reasons: { bowline: It is tied in the same rope as this. }\nterms:',
    ],
    [
      'ask',
      'two questions asked in one section',
      'skill: tie-reef\nbloom: apply',
      'skill: tie-reef\nask: here\nbloom: apply',
    ],
    ['questions', 'too few questions', /```yaml question\nid: count[\s\S]*?```\n/, ''],
    ['question', 'a fence of another kind', '```yaml question\nid: hold', '```yaml questions\nid: hold'],
    ['question', 'a question without evidence', 'evidence: "It holds by friction alone."\n', ''],
    ['question', 'a question without a key', '    correct: true\n', ''],
    ['question', 'a field that is unknown', 'kind: single', 'kind: single\nhint: none'],
    ['question', 'an id used twice', 'id: grow', 'id: hold'],
    ['skills', 'a skill that the unit lacks', 'skill: tie-reef', 'skill: tie-bowline'],
    ['evidence', 'evidence that the lesson lacks', '"It holds by friction alone."', '"It holds by magic."'],
    ['negative-stem', 'a negative stem', 'Which of these holds', 'Which of these never holds'],
    ['why-position', 'a why that speaks of a position', 'Rope is dry.', 'Unlike option A, it sticks.'],
  ])('%s: %s', async (rule, _, from, to) => {
    const findings = await check(library({ 'knots/reef.md': replaced(UNIT, from, to) }))
    expect(findings.filter((finding) => finding.hard).map((finding) => finding.rule)).toContain(rule)
    expect(findings[0]?.file).toMatch(/knots\/reef\.(?:md|templates\.ts)$/)
  })

  test.each<[rule: string, planted: string, to: (unit: string) => string]>([
    [
      'questions',
      'questions of one kind',
      (unit) => unit.replace(/```yaml question\nid: \w+\nkind: typed[\s\S]*?```\n/g, ''),
    ],
    ['bloom', 'questions of one level', (unit) => unit.replace(/bloom: \w+/g, 'bloom: apply')],
    [
      'bloom',
      'questions that mostly ask to remember',
      (unit) => unit.replace(/bloom: (?:understand|apply)/g, 'bloom: remember'),
    ],
  ])('%s: %s', async (rule, _, change) => {
    expect((await check(library({ 'knots/reef.md': change(UNIT) }))).map((finding) => finding.rule)).toContain(rule)
  })

  test('soft flaws as warnings', async () => {
    const unit = replaced(UNIT, 'Which of these holds a knot together in the case of hold?', 'What holds it?')
    const findings = await check(library({ 'knots/reef.md': unit }))
    expect(findings.map(({ rule, hard }) => ({ rule, hard }))).toEqual([{ rule: 'short-stem', hard: false }])
  })

  test('a sample that never ends', async () => {
    const findings = await check(library({ 'knots/reef.md': replaced(UNIT, 'console.log(1 + 1)', 'for (;;);') }))
    expect(findings.map((finding) => finding.rule)).toEqual(['code'])
  })
})

describe('templates are told of', () => {
  test.each<[rule: string, planted: string, from: string, to: string]>([
    ['template', 'a module without templates', 'export const templates', 'export const others'],
    ['template', 'an exercise of no known kind', "kind: 'typed'", "kind: 'essay'"],
    ['template', 'an id that a question has', "id: 'add-turns'", "id: 'hold'"],
    ['determinism', 'chance of their own', 'random.int(2, 99)', 'Math.floor(Math.random() * 1e6)'],
    ['variety', 'a single exercise', 'random.int(2, 99)', '2'],
    ['skills', 'a skill that the unit lacks', "skill: 'tie-reef'", "skill: 'tie-bowline'"],
    [
      'wrong-is-right',
      'a wrong answer that some seeds make right',
      'String(a), why',
      'String(a > 50 ? a : a + 1), why',
    ],
    ['math', 'math that is faulty', 'turns are there, in digits?', 'turns are $\\\\fraq$?'],
  ])('%s: %s', async (rule, _, from, to) => {
    const findings = await check(library({ 'knots/reef.templates.ts': replaced(TEMPLATES, from, to) }))
    expect(findings.filter((finding) => finding.hard).map((finding) => finding.rule)).toContain(rule)
  })
})

describe('the library as a whole is told of', () => {
  const second = UNIT.replaceAll('reef', 'granny').replaceAll('Reef', 'Granny').replace('square knot', 'false knot')
  const two = (order: string[], unit = second) =>
    library({ 'knots/granny.md': unit, 'knots/subject.json': JSON.stringify({ ...SUBJECT, order }) })

  test.each<[string, string, Record<string, string>]>([
    ['order', 'a unit that the order lacks', two(['reef'])],
    ['order', 'a unit listed twice', two(['reef', 'granny', 'granny'])],
    ['order', 'a unit that is not there', two(['reef', 'granny', 'bowline'])],
    ['skills', 'a skill of two units', two(['reef', 'granny'], second.replaceAll('tie-granny', 'tie-reef'))],
    ['aliases', 'an alias of two units', two(['reef', 'granny'], second.replace('false knot', 'square knot'))],
    [
      'aliases',
      'a title that is an alias elsewhere',
      two(['reef', 'granny'], second.replace('false knot', 'reef knot')),
    ],
    [
      'prerequisites',
      'a cycle',
      {
        ...two(['reef', 'granny'], second.replace('prerequisites: []', 'prerequisites: [reef]')),
        'knots/reef.md': UNIT.replace('prerequisites: []', 'prerequisites: [knots/granny]'),
      },
    ],
    ['subject', 'a subject that cannot be read', library({ 'knots/subject.json': '{' })],
  ])('%s: %s', async (rule, _, files) => {
    expect((await check(files)).map((finding) => finding.rule)).toContain(rule)
  })

  test('two sound units have no findings', async () => expect(await check(two(['reef', 'granny']))).toEqual([]))

  test('only the subjects asked for are told of', async () => {
    const files = { ...library(), 'ropes/subject.json': '{', 'ropes/hemp.md': 'nothing' }
    expect(await check(files, ['knots'])).toEqual([])
    expect((await check(files, ['ropes'])).length).toBeGreaterThan(0)
    expect((await check(files, ['sails'])).map((finding) => finding.rule)).toEqual(['subject'])
  })
})

describe('what is offered for broad words is told of', () => {
  const sound = { start: ['knots', 'knots/reef'], broad: [{ names: ['ropework'], offers: ['knots'] }] }
  const found = async (choices: unknown) =>
    (await check({ ...library(), 'choices.json': JSON.stringify(choices) })).map(({ rule, detail }) => [rule, detail])

  test('when it is sound, nothing is', async () => expect(await found(sound)).toEqual([]))

  test.each<[planted: string, choices: unknown, detail: RegExp]>([
    ['what cannot be read', 'knots', /./],
    ['a subject that there is not', { ...sound, start: ['knots', 'sails'] }, /There is no subject or unit sails\./],
    [
      'a unit that there is not',
      { ...sound, broad: [{ names: ['x'], offers: ['knots/sheet'] }] },
      /unit knots\/sheet\./,
    ],
    [
      'a name of one thing',
      { ...sound, broad: [{ names: ['square knot'], offers: ['knots'] }] },
      /'square knot' is the name/,
    ],
    [
      'a name that stands there twice',
      { ...sound, broad: [{ names: ['x', 'x'], offers: ['knots'] }] },
      /'x' is the name/,
    ],
    ['a name in capitals', { ...sound, broad: [{ names: ['IT'], offers: ['knots'] }] }, /lower case/],
  ])('%s', async (_, choices, detail) => {
    expect(await found(choices)).toEqual([['choices', expect.stringMatching(detail)]])
  })
})

describe('a pathway is told of', () => {
  const [first, second] = PATHWAY.steps
  const steps = (...changed: object[]) => ({ ...PATHWAY, steps: changed })
  test.each<[rule: string, planted: string, pathway: unknown]>([
    ['pathway', 'JSON that cannot be read', 'knots'],
    ['pathway', 'a field that is unknown', { ...PATHWAY, colour: 'red' }],
    ['pathway', 'no summary', { ...PATHWAY, summary: ' ' }],
    ['pathway', 'a subject that is not there', { ...PATHWAY, subject: 'sails' }],
    ['pathway', 'an order that is no number', { ...PATHWAY, order: 'first' }],
    ['pathway', 'a single step', steps({ ...first })],
    ['pathway', 'a step of one unit', steps({ ...first, units: ['knots/reef'] }, { ...second })],
    ['pathway', 'a step of nine units', steps({ ...first, units: Array(9).fill('knots/reef') }, { ...second })],
    ['pathway', 'a why that is no sentence', steps({ ...first, why: 'They look alike' }, { ...second })],
    ['steps', 'two steps with one title', steps({ ...first }, { ...second, title: first?.title })],
    ['steps', 'two steps with one id', steps({ ...first, id: 'one' }, { ...second, id: 'one' })],
    ['steps', 'a title that gives no id', steps({ ...first, title: '结绳' }, { ...second })],
    ['units', 'a unit that is not there', steps({ ...first, units: ['knots/reef', 'knots/sheet'] }, { ...second })],
    ['units', 'a unit twice', steps({ ...first, units: ['knots/reef', 'knots/bowline'] }, { ...second })],
    ['units', 'a unit before what it needs', steps({ ...first }, { ...second, units: second?.units.toReversed() })],
    ['units', 'a step before what it needs', steps({ ...second }, { ...first })],
    [
      'units',
      'a unit before what it needs by way of another',
      steps({ ...first, units: ['knots/reef', 'knots/hitch'] }, { ...second, units: ['knots/granny', 'knots/reef'] }),
    ],
  ])('%s: %s', async (rule, _, pathway) => {
    const files = withPathway(PATHWAY, {
      'pathways/knots-that-hold.json': typeof pathway === 'string' ? pathway : JSON.stringify(pathway),
    })
    const findings = await check(files)
    expect(findings.map((finding) => finding.rule)).toContain(rule)
    expect(findings[0]).toMatchObject({ hard: true, file: expect.stringMatching(/knots-that-hold\.json$/) })
  })

  test('the name of its file', async () => {
    const files = { ...withPathway(PATHWAY), 'pathways/Knots that hold.json': JSON.stringify(PATHWAY) }
    expect((await check(files)).map((finding) => finding.rule)).toEqual(['pathway'])
  })

  test('only with its subject', async () => {
    const files = withPathway(steps({ ...second }, { ...first }), { 'ropes/subject.json': '{' })
    expect((await check(files, ['ropes'])).map((finding) => finding.file)).toEqual([
      expect.stringMatching(/ropes.subject\.json$/),
    ])
    expect((await check(files, ['knots'])).map((finding) => finding.rule)).toEqual(['units', 'units'])
  })

  test('nothing where it is sound, also where it leaves out what it builds on', async () => {
    expect(await check(withPathway(PATHWAY))).toEqual([])
    const withoutGranny = steps(
      { ...first, units: ['knots/reef', 'knots/bowline'] },
      { ...second, units: ['knots/hitch', 'knots/splice'] },
    )
    expect(await check(withPathway(withoutGranny))).toEqual([])
  })
})
