import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { textsOf } from '../items/service.ts'
import { renderInline } from '../markdown/service.ts'
import { compileLibrary } from './compile.ts'
import { library, PATHWAY, SUBJECT, UNIT, withPathway, writeContent } from './fixture.ts'
import { TEMPLATES_OF_KINDS, UNIT_OF_ALL_KINDS } from './fixtureKinds.ts'
import { closePrerequisites, loadLibrary, makeExercise, readQuestions } from './service.ts'

async function compiled(files: Record<string, string>) {
  const contentDir = await writeContent(files)
  const file = join(contentDir, 'dist/library.jsonl')
  await compileLibrary(contentDir, file)
  return { contentDir, file, library: await loadLibrary(file, contentDir) }
}

const second = UNIT.replaceAll('reef', 'granny').replaceAll('Reef', 'Granny').replace('square knot', 'false knot')
const two = library({
  'knots/granny.md': second,
  'knots/reef.md': UNIT.replace('prerequisites: []', 'prerequisites: [granny]'),
  'knots/subject.json': JSON.stringify({ ...SUBJECT, order: ['reef', 'granny'] }),
})

describe('a compiled library', () => {
  test('holds subjects and units in their order', async () => {
    const { library } = await compiled(two)
    expect(library.subjects).toEqual([
      {
        id: 'knots',
        title: 'Knots',
        summary: 'Tying things.',
        aliases: ['knot tying'],
        unitIds: ['knots/reef', 'knots/granny'],
      },
    ])
    expect([...library.units.keys()]).toEqual(['knots/reef', 'knots/granny'])
    expect(library.units.get('knots/reef')?.prerequisites).toEqual(['knots/granny'])
  })

  test('holds the lesson as Markdown, safe HTML and words, without its questions', async () => {
    const { library: loaded } = await compiled(library())
    const unit = { ...loaded.units.get('knots/reef'), ...(await loaded.readText('knots/reef')) }
    const words = loaded.readWords()['knots/reef']
    expect(unit.summary).toBe('A reef knot joins two ends of one rope. It holds by friction alone.')
    expect(unit.contents.map(({ text, level = 2 }) => [level, text])).toEqual([
      [2, 'Summary'],
      [2, 'Explanation'],
      [3, 'Turns'],
      [2, 'Worked example'],
      [2, 'Misconceptions'],
      [3, 'A tighter knot is a better knot'],
      [3, 'Any rope will do'],
      [2, 'Key terms'],
    ])
    expect(unit.html).toContain('<h2 id="s-summary">Summary</h2>')
    expect(unit.html).toContain('<span class="tok-')
    expect(unit.markdown).toMatch(/^> What holds a reef knot together\?\n\n## Summary\n\nA reef knot/)
    expect(words).toContain('Turn number 7 of the rope')
    expect(words).not.toMatch(/console|[#*$|]/)
    for (const text of [unit.html, unit.markdown, words]) expect(text).not.toContain('Rope is dry')
  })

  test('holds the questions with scalars as they are written, and options named by their shuffled order', async () => {
    const { library: loaded } = await compiled(library())
    const { items } = await loaded.readText('knots/reef')
    expect(items.map((item) => item.id)).toEqual(
      ['hold', 'grow', 'slip', 'force', 'press', 'count'].map((id) => `knots/reef/${id}`),
    )
    expect(items[3]).toMatchObject({ kind: 'typed', answers: ['friction', '0.50'], skillId: 'tie-reef' })
    const keys = items.flatMap((item) =>
      item.kind === 'single' ? item.options.find((option) => option.correct)?.id : [],
    )
    expect(new Set(keys).size).toBeGreaterThan(1)
  })

  test('holds pathways in their order, each step with an id that its title gives or its author', async () => {
    const [first, second] = PATHWAY.steps
    const other = { ...PATHWAY, order: 3, steps: [{ ...first, title: 'The new name', id: 'the-first-two' }, second] }
    const before = { ...PATHWAY, title: 'Knots at sea', order: 2 }
    const { library: loaded } = await compiled(
      withPathway(PATHWAY, {
        'pathways/another.json': JSON.stringify(other),
        'pathways/knots-at-sea.json': JSON.stringify(before),
      }),
    )
    expect(loaded.pathways.map((pathway) => pathway.id)).toEqual(['knots-that-hold', 'knots-at-sea', 'another'])
    expect(loaded.pathways[0]).toEqual({
      id: 'knots-that-hold',
      title: 'Knots that hold',
      summary: 'From one knot to the next.',
      subjectId: 'knots',
      steps: [
        { id: 'the-first-two', title: 'The first two', unitIds: first?.units, why: first?.why },
        { id: 'the-next-two', title: 'The next two', unitIds: second?.units, why: second?.why },
      ],
    })
    expect(loaded.pathways[2]?.steps[0]).toMatchObject({ id: 'the-first-two', title: 'The new name' })
    expect(loaded.subjects.map((subject) => subject.id)).toEqual(['knots'])
  })

  test('holds questions of every kind, whose ids tell nothing', async () => {
    const { library: loaded } = await compiled(library({ 'knots/reef.md': UNIT_OF_ALL_KINDS }))
    const { items } = await loaded.readText('knots/reef')
    const find = (id: string) => items.find((item) => item.id === `knots/reef/${id}`)
    expect(find('grip')).toMatchObject({ kind: 'multiple', bloom: 'apply', skillId: 'tie-reef' })
    expect(find('pull')).toMatchObject({
      kind: 'numeric',
      answer: '19.60',
      unit: 'N',
      units: [
        { unit: 'kN', factor: 0.001, why: null },
        { unit: 'kg', factor: null, why: 'Kilograms measure the load.' },
      ],
      wrong: [{ answer: '4.9', why: 'That was divided.' }],
    })
    expect(find('pull')).toHaveProperty('tolerance', expect.closeTo(0.196))
    expect(find('smooth')).toMatchObject({
      kind: 'true-false',
      truth: false,
      hints: ['Think of soap', 'Wax is slippery'],
    })
    expect(find('printed')).toMatchObject({ kind: 'output', code: expect.any(String), answer: '3\n  turns' })
    const steps = find('steps')
    expect(steps?.kind === 'ordering' && steps.steps.map(({ text }) => text)).toEqual([
      'cross the ends',
      'tuck one end under',
      'pull both ends',
    ])
    expect(steps?.kind === 'ordering' && steps.steps.map(({ id }) => id)).not.toEqual(['a', 'b', 'c'])
    const parts = find('parts')
    const rights = parts?.kind === 'matching' ? [...parts.pairs, ...parts.extra] : []
    expect(rights.map(({ right }) => right).sort()).toEqual(['0.50', 'a whole turn', 'no turn', 'two turns'])
    expect(rights.map(({ rightId }) => rightId).sort()).toEqual(['a', 'b', 'c', 'd'])
  })

  test('has a hash that changes with a text alone', async () => {
    const [one, same, other] = await Promise.all([
      compiled(library()),
      compiled(library()),
      compiled(library({ 'knots/reef.md': UNIT.replace('Lay the left', 'Put the left') })),
    ])
    expect(one.library.hash).toBe(same.library.hash)
    expect(one.library.hash).not.toBe(other.library.hash)
  })

  test('keeps its texts when another takes its place, and has none of what it lacks', async () => {
    const { file, library: loaded } = await compiled(library())
    await compileLibrary(
      await writeContent(library({ 'knots/reef.md': UNIT.replace('Lay the left', 'Pull the left') })),
      file,
    )
    expect((await loaded.readText('knots/reef')).markdown).toContain('Lay the left')
    expect((await (await loadLibrary(file, '')).readText('knots/reef')).markdown).toContain('Pull the left')
    await expect(loaded.readText('knots/none')).rejects.toThrow(RangeError)
  })

  test('is refused when its file is no library', async () => {
    const { contentDir, file } = await compiled(library())
    expect(await readFile(file, 'utf8')).toMatch(/^{"hash":.*\n{"knots\/reef":.*\n{"markdown":/)
    await expect(loadLibrary(join(contentDir, 'knots/subject.json'), contentDir)).rejects.toThrow()
  })

  test('is not written from a pathway that cannot be followed', async () => {
    const contentDir = await writeContent(withPathway({ ...PATHWAY, steps: PATHWAY.steps.toReversed() }))
    await expect(compileLibrary(contentDir, join(contentDir, 'library.jsonl'))).rejects.toThrow(
      /knots-that-hold\.json: units: knots\/bowline needs knots\/granny/,
    )
  })

  test('is not written from content that cannot be read, and file and rule are told', async () => {
    const contentDir = await writeContent(library({ 'knots/reef.md': UNIT.replace('level: beginner', 'level: easy') }))
    await expect(compileLibrary(contentDir, join(contentDir, 'library.jsonl'))).rejects.toThrow(
      /reef\.md: front-matter: level/,
    )
  })
})

describe('an exercise', () => {
  test('is the same for the same seed, and its id tells one exercise from another', async () => {
    const { library: loaded } = await compiled(library())
    expect(loaded.units.get('knots/reef')?.templateIds).toEqual(['add-turns'])
    const [one, same, other] = await Promise.all(
      ['1', '1', '2'].map((seed) => makeExercise(loaded, 'knots/reef', 'add-turns', seed)),
    )
    expect(one).toEqual(same)
    expect(one?.id).toMatch(/^knots\/reef\/add-turns\/[0-9a-f]{12}$/)
    expect(other?.id).not.toBe(one?.id)
    expect(one).toMatchObject({ kind: 'typed', skillId: 'tie-reef', bloom: 'apply', evidence: null })
  })

  test('comes with the HTML of each of its texts, as the questions of its unit do', async () => {
    const { library: loaded } = await compiled(library())
    const asked = { templateIds: ['add-turns'], seed: '1' }
    const { questions, exercises, ours } = await readQuestions(loaded, 'knots/reef', asked)
    expect([questions.length, exercises.length]).toEqual([6, 1])
    for (const text of [...questions, ...exercises].flatMap(textsOf))
      expect(ours.of(text)).toBe(await renderInline(text))
    expect(ours.of('What somebody else wrote')).toBeUndefined()
  })

  test('is of any kind, computed numbers written as a person would', async () => {
    const { library: loaded } = await compiled(library({ 'knots/reef.templates.ts': TEMPLATES_OF_KINDS }))
    const make = (id: string) => makeExercise(loaded, 'knots/reef', id, '1')
    expect((await make('tell-knots')).kind).toBe('multiple')
    expect((await make('sort-turns')).kind).toBe('ordering')
    expect((await make('add-one')).kind).toBe('matching')
    const weigh = await make('weigh')
    expect(weigh).toMatchObject({ kind: 'numeric', answer: expect.stringMatching(/^\d+(?:\.\d)?$/) })
  })

  test.each([
    ['knots/reef', 'gone'],
    ['knots/gone', 'add-turns'],
    ['../../etc', 'add-turns'],
  ])('of %s, %s is refused', async (unitId, templateId) => {
    const { library: loaded } = await compiled(library())
    await expect(makeExercise(loaded, unitId, templateId, '1')).rejects.toThrow(RangeError)
  })
})

test('units are closed under what they build on, prerequisites first', async () => {
  const { library: loaded } = await compiled(two)
  expect(closePrerequisites(loaded, ['knots/reef'])).toEqual(['knots/granny', 'knots/reef'])
  expect(closePrerequisites(loaded, ['knots/granny'])).toEqual(['knots/granny'])
})
