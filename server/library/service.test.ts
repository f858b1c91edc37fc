import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compileLibrary } from './compile.ts'
import { library, SUBJECT, UNIT, writeContent } from './fixture.ts'
import { closePrerequisites, loadLibrary, makeExercise } from './service.ts'

async function compiled(files: Record<string, string>) {
  const contentDir = await writeContent(files)
  const file = join(contentDir, 'dist/library.json')
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
    const unit = loaded.units.get('knots/reef')
    expect(unit?.summary).toBe('A reef knot joins two ends of one rope. It holds by friction alone.')
    expect(unit?.contents.map(({ text }) => text)).toEqual([
      'Summary',
      'Explanation',
      'Worked example',
      'Misconceptions',
    ])
    expect(unit?.html).toContain('<h2 id="s-summary">Summary</h2>')
    expect(unit?.html).toContain('<span class="tok-')
    expect(unit?.markdown).toMatch(/^## Summary\n\nA reef knot/)
    expect(unit?.words).toContain('Turn number 7 of the rope')
    expect(unit?.words).not.toMatch(/console|[#*$|]/)
    for (const text of [unit?.html, unit?.markdown, unit?.words]) expect(text).not.toContain('Rope is dry')
  })

  test('holds the questions with scalars as they are written, and options named by their shuffled order', async () => {
    const { library: loaded } = await compiled(library())
    const items = loaded.units.get('knots/reef')?.items ?? []
    expect(items.map((item) => item.id)).toEqual(
      ['hold', 'grow', 'slip', 'force', 'press', 'count'].map((id) => `knots/reef/${id}`),
    )
    expect(items[3]).toMatchObject({ kind: 'typed', answers: ['friction', '0.50'], skillId: 'tie-reef' })
    const keys = items.flatMap((item) =>
      item.kind === 'single' ? item.options.find((option) => option.correct)?.id : [],
    )
    expect(new Set(keys).size).toBeGreaterThan(1)
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

  test('is refused when its file is no library', async () => {
    const { contentDir, file } = await compiled(library())
    expect(JSON.parse(await readFile(file, 'utf8'))).toHaveProperty('units')
    await expect(loadLibrary(join(contentDir, 'knots/subject.json'), contentDir)).rejects.toThrow()
  })

  test('is not written from content that cannot be read, and file and rule are told', async () => {
    const contentDir = await writeContent(library({ 'knots/reef.md': UNIT.replace('level: beginner', 'level: easy') }))
    await expect(compileLibrary(contentDir, join(contentDir, 'library.json'))).rejects.toThrow(
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
