import { describe, expect, test } from 'vitest'
import { createRetriever, type Retriever } from '../../server/generation/curriculum/retrieve.ts'
import { builtLibrary } from '../../server/testing/builtLibrary.ts'
import { HALVES, halfOf, measure, ofHalf } from './measure.ts'
import { readPrompts } from './prompts.ts'

const prompts = await readPrompts('content/retrieval')
const library = await builtLibrary()
const retriever = createRetriever(library)

test('the report half is found and refused as promised', () => {
  const { covered, uncovered, first, inFirstThree, refused } = measure(retriever, ofHalf(prompts, 'report'))
  expect(first / covered).toBeGreaterThanOrEqual(0.9)
  expect(inFirstThree / covered).toBeGreaterThanOrEqual(0.97)
  expect(refused / uncovered).toBeGreaterThanOrEqual(0.97)
})

test('every vague prompt leads to the right topic or to a choice that holds what it should', () => {
  const { misled, vague, led } = measure(retriever, prompts)
  expect(misled).toEqual([])
  expect([vague, led]).toEqual([58, 58])
})

test('a choice is short, and each of its prompts finds just what it names', () => {
  const asked = [...prompts.vague.map(({ prompt }) => prompt), ...prompts.uncovered]
  for (const prompt of asked) {
    const { offers } = retriever.offers(prompt)
    expect(offers.length).toBeLessThanOrEqual(8)
    expect(new Set(offers.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(offers.length)
  }
  const things = [...library.subjects, ...library.units.values()]
  for (const { id, title } of things) expect([title, ...retriever.find(title).targetIds]).toEqual([title, id])
})

test('there are prompts enough, no two alike, and each wants what the library has', () => {
  const all = [...prompts.covered.map(({ prompt }) => prompt), ...prompts.uncovered]
  expect(new Set(all.map((prompt) => prompt.toLowerCase())).size).toBe(all.length)
  expect(prompts.covered.length).toBeGreaterThanOrEqual(400)
  expect(prompts.uncovered.length).toBeGreaterThanOrEqual(150)
  const ids = new Set([...library.units.keys(), ...library.subjects.map(({ id }) => id)])
  const wanted = prompts.covered.flatMap(({ first, also }) => [...first, ...also].flatMap((one) => one.split(' + ')))
  expect(wanted.filter((id) => !ids.has(id))).toEqual([])
  const offered = prompts.vague.flatMap(({ topic, offers }) => [...topic, ...offers.flatMap((one) => one.split(' | '))])
  expect(offered.filter((id) => !ids.has(id))).toEqual([])
})

test('the halves share nothing and leave nothing out', () => {
  const [calibration, report] = HALVES.map((half) => ofHalf(prompts, half))
  expect((calibration?.covered.length ?? 0) + (report?.covered.length ?? 0)).toBe(prompts.covered.length)
  expect(prompts.uncovered.filter((prompt) => halfOf(prompt) === 'report')).toEqual(report?.uncovered)
})

describe('measuring', () => {
  const found: Record<string, string[]> = { knots: ['reef'], 'reef and bowline': ['bowline', 'reef'], bread: ['rope'] }
  const unitsOf = (prompt: string) => found[prompt] ?? []
  const double: Retriever = {
    find: (prompt) => ({ targetIds: unitsOf(prompt), unitIds: unitsOf(prompt), title: '', exact: false }),
    offers: (prompt) => ({
      fit: prompt === 'twine' ? 'close' : 'none',
      offers: [{ kind: 'unit', id: 'reef', title: 'Reef', about: '', prompt: 'Reef' }],
    }),
    near: () => [],
    rank: () => ['a', 'rope', 'sheet', 'bowline'],
  }
  const measured = (first: string[], prompt = 'knots', also: string[] = []) =>
    measure(double, { covered: [{ prompt, first, also }], uncovered: [], vague: [] })

  test.each([
    ['what was found', ['reef'], 'knots', 1, 1],
    ['a near one', ['rope'], 'knots', 0, 1],
    ['a fourth', ['sheet'], 'knots', 0, 0],
    ['two at once, in either order', ['reef + bowline'], 'reef and bowline', 1, 1],
    ['one of two', ['reef'], 'reef and bowline', 0, 1],
    ['one that was refused and stands near', ['sheet'], 'something else', 0, 1],
  ])('%s', (_, first, prompt, isFirst, inFirstThree) => {
    expect(measured(first, prompt)).toMatchObject({ first: isFirst, inFirstThree })
  })

  test('one that is right among the first three only', () => {
    expect(measured(['bowline'], 'knots', ['reef'])).toMatchObject({ first: 0, inFirstThree: 1 })
  })

  test.each([
    ['the right topic', 'knots', ['reef'], ['rope'], 1],
    ['another topic', 'knots', ['rope'], ['reef'], 0],
    ['a choice that holds what it should', 'twine', [], ['rope | reef'], 1],
    ['a choice that does not', 'twine', [], ['reef', 'rope'], 0],
    ['where to begin, and no choice', 'milk', [], ['reef'], 0],
  ])('the vague: %s', (_, prompt, topic, offers, led) => {
    const measured = measure(double, { covered: [], uncovered: [], vague: [{ prompt, topic, offers }] })
    expect(measured).toMatchObject({ vague: 1, led })
  })

  test('what was missed and is offered', () => {
    const missed = { prompt: 'twine', first: ['rope'], also: ['reef'] }
    const measured = measure(double, { covered: [missed], uncovered: [], vague: [] })
    expect(measured).toMatchObject({ missed: 1, offeredMissed: 1 })
  })

  test('the uncovered', () => {
    expect(measure(double, { covered: [], uncovered: ['bread', 'milk'], vague: [] })).toMatchObject({
      refused: 1,
      offeredNothing: 2,
      wrongly: [{ prompt: 'bread', found: ['rope'] }],
    })
  })
})
