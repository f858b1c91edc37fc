import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { builtLibrary } from '../../testing/builtLibrary.ts'
import { fixtureLibrary } from '../../testing/library.ts'
import { lintOutline } from '../outline.ts'
import { outlineOf, planUnits } from './compose.ts'
import { createCurriculumEngine } from './engine.ts'
import { createRetriever } from './retrieve.ts'

const library = fixtureLibrary()
const ids = [...library.units.keys()]
const skillIds = [...library.units.values()].flatMap((unit) => unit.skills.map((skill) => skill.id))

const plan = (targets: string[], change: Partial<Parameters<typeof planUnits>[1]> = {}) => {
  const request = {
    targetIds: targets.map((t) => `knots/${t}`),
    level: null,
    minutes: null,
    masteredSkillIds: new Set<string>(),
    ...change,
  }
  const made = planUnits(library, request)
  const names = (units: { id: string }[]) => units.map((unit) => unit.id.replace('knots/', ''))
  return { units: names(made.units), assumed: names(made.assumed), known: names(made.known) }
}

test('a target comes with everything that it builds on, in order', () => {
  expect(plan(['bowline']).units).toEqual(['rope', 'overhand', 'reef', 'bowline'])
})

test('too little for a topic goes on to what follows', () => {
  expect(plan(['rope']).units).toEqual(['rope', 'overhand', 'reef'])
})

test('a question has its options in the same order in every topic, as the library has shuffled them', async () => {
  const { items } = await library.readText('knots/reef')
  const outline = outlineOf(
    planUnits(library, { targetIds: ['knots/reef'], level: null, minutes: null, masteredSkillIds: new Set() }),
    { targetIds: ['knots/reef'], title: 'Reef' },
  )
  const lesson = outline.lessons.find(({ key }) => key === 'knots/reef')
  if (!lesson) throw new Error('no reef knot')
  for (const topicId of ['first', 'second']) {
    const written = await createCurriculumEngine(library).writeQuestions({ topicId, lesson })
    const own = written.items.filter(({ id }) => items.some((item) => item.id === id))
    expect(own.length).toBeGreaterThan(2)
    for (const item of own) expect(item).toEqual(items.find(({ id }) => id === item.id))
  }
})

test('a written reason is given for a lesson, and otherwise the titles that build on it', () => {
  const bowline = library.units.get('knots/bowline')
  if (!bowline) throw new Error('no bowline')
  const targetIds = [bowline.id]
  const reasonOf = (reasons: Record<string, string>) => {
    const units = new Map(library.units).set(bowline.id, { ...bowline, reasons })
    const made = planUnits(
      { ...library, units },
      { targetIds, level: null, minutes: null, masteredSkillIds: new Set() },
    )
    return outlineOf(made, { targetIds, title: 'Bowline' }).lessons.find(({ key }) => key === 'knots/reef')?.reason
  }
  expect(reasonOf({})).toBe('“Bowline” builds on it.')
  expect(reasonOf({ 'knots/reef': 'The last tuck of a bowline is that of a reef knot.' })).toBe(
    'The last tuck of a bowline is that of a reef knot.',
  )
})

test('what is mastered is left out and named, but never what was asked for', () => {
  const masteredSkillIds = new Set(['tie-rope', 'tie-overhand', 'tie-bowline'])
  expect(plan(['bowline'], { masteredSkillIds })).toEqual({
    units: ['reef', 'bowline'],
    assumed: [],
    known: ['rope', 'overhand'],
  })
})

test('a higher level assumes what is easier, down to three lessons', () => {
  expect(plan(['bowline'], { level: 'advanced' })).toMatchObject({
    units: ['overhand', 'reef', 'bowline'],
    assumed: ['rope'],
  })
})

test('few minutes leave out the farthest first and keep what was asked for', () => {
  expect(plan(['bowline'], { minutes: 20 })).toMatchObject({
    units: ['reef', 'bowline'],
    assumed: ['rope', 'overhand'],
  })
  expect(plan(['bowline'], { minutes: 5 })).toMatchObject({ units: ['bowline'] })
})

test('any request gives an outline that is sound', () => {
  fc.assert(
    fc.property(
      fc.subarray(ids, { minLength: 1 }),
      fc.constantFrom(null, 'beginner', 'intermediate', 'advanced'),
      fc.option(fc.integer({ min: 5, max: 100 })),
      fc.subarray(skillIds),
      (targetIds, level, minutes, mastered) => {
        const made = planUnits(library, { targetIds, level, minutes, masteredSkillIds: new Set(mastered) })
        const outline = outlineOf(made, { targetIds, title: 'T' })
        expect(lintOutline(outline, { minutes })).toEqual([])
        if (targetIds.length <= 3) for (const id of targetIds) expect(made.units.map((unit) => unit.id)).toContain(id)
      },
    ),
  )
})

test('of a whole subject come the first lessons that there is time for', () => {
  const whole = ['rope', 'overhand', 'reef', 'bowline']
  expect(plan(whole).units).toEqual(whole)
  expect(plan(whole, { minutes: 25 }).units).toEqual(['rope', 'overhand'])
})

describe('the built-in library', async () => {
  const builtIn = await builtLibrary()
  const retriever = createRetriever(builtIn)
  const everything = { level: null, masteredSkillIds: new Set<string>() }

  test.each([
    ['learn python', 'python-basics', null],
    ['what is a neural network', 'machine-learning/neural-networks', 'machine-learning/linear-regression'],
    ['how does photosynthesis work', 'cells-genetics/photosynthesis', 'cells-genetics/what-a-cell-is'],
    ['compound interest', 'personal-finance/compound-interest', 'arithmetic-to-algebra/expressions-and-variables'],
    ['french revolution', 'world-history/french-revolution', 'world-history/absolutism-and-enlightenment'],
    ['sql joins', 'databases-sql/joins', 'databases-sql/aggregates'],
    ['derivatives', 'calculus/derivative', 'calculus/limits'],
    ['how does tcp work', 'networks/tcp', 'networks/packets-and-layers'],
    ['dna', 'cells-genetics/dna-structure', 'cells-genetics/what-a-cell-is'],
    ['big o notation', 'algorithms/counting-steps', null],
    ['how to write better', 'writing', null],
  ])('%j leads to %s, by way of %s, in 3 to 8 lessons that fit the time', (prompt, target, before) => {
    const { targetIds, unitIds, title } = retriever.find(prompt)
    expect(targetIds).toEqual([target])
    for (const minutes of [null, 60, 90, 240]) {
      const made = planUnits(builtIn, { ...everything, targetIds: unitIds, minutes })
      const outline = outlineOf(made, { targetIds: unitIds, title })
      const keys = outline.lessons.map((lesson) => lesson.key)
      // A lesson takes up to 25 minutes, so two may be all that fit into an hour.
      expect(keys.length).toBeGreaterThanOrEqual(minutes === 60 ? 2 : 3)
      expect(keys.length).toBeLessThanOrEqual(8)
      expect(new Set(keys).size).toBe(keys.length)
      // Each unit comes after its prerequisites, which are taught or listed as assumed.
      expect(lintOutline(outline, { minutes })).toEqual([])
      expect(made.units.reduce((sum, unit) => sum + unit.minutes, 0)).toBeLessThanOrEqual(minutes ?? 240)
      const provided = [...made.units, ...made.assumed].map((unit) => unit.id)
      for (const unit of made.units) expect(provided).toEqual(expect.arrayContaining(unit.prerequisites))
      expect(outline.lessons.filter((lesson) => lesson.asked).length).toBeGreaterThan(0)
      if (minutes === 60) continue
      if (before) expect(outline.lessons.find(({ key }) => key === before)).toMatchObject({ asked: false })
    }
  })

  test('each unit makes a topic of 3 to 8 lessons', () => {
    const counts = [...builtIn.units.keys()].map((id) => {
      const made = planUnits(builtIn, { ...everything, targetIds: [id], minutes: null })
      expect(lintOutline(outlineOf(made, { targetIds: [id], title: 'T' }), { minutes: null })).toEqual([])
      return made.units.length
    })
    expect(Math.min(...counts)).toBe(3)
    expect(Math.max(...counts)).toBeLessThanOrEqual(8)
  })
})
