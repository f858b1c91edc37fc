import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixtureLibrary } from '../../testing/library.ts'
import { lintOutline } from '../outline.ts'
import { outlineOf, planUnits } from './compose.ts'

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
        for (const id of targetIds) expect(made.units.map((unit) => unit.id)).toContain(id)
      },
    ),
  )
})
