import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Item, scoreAnswer, shuffleOptions, withoutKey } from './service.ts'

const single = (id = 'knots/reef/hold'): Extract<Item, { kind: 'single' }> => ({
  id,
  kind: 'single',
  skillId: 'tie-reef',
  bloom: 'understand',
  stem: 'What holds a reef knot?',
  options: [
    { id: 'a', text: 'Friction', correct: true, why: 'Turns press on turns.', misconception: null },
    { id: 'b', text: 'Glue', correct: false, why: 'There is none.', misconception: 1 },
    { id: 'c', text: 'Magnets', correct: false, why: 'Rope is no iron.', misconception: null },
    { id: 'd', text: 'Weight', correct: false, why: 'A rope is light.', misconception: null },
  ],
  evidence: 'friction holds it',
})

const typed: Item = {
  id: 'knots/reef/name',
  kind: 'typed',
  skillId: 'tie-reef',
  bloom: 'remember',
  stem: 'Which force holds a reef knot?',
  answers: ['friction', 'rubbing'],
  why: 'Turns press on turns.',
  wrong: [{ answer: 'glue', why: 'Rope is dry.' }],
  evidence: null,
}

describe('scoring', () => {
  test('tells the key, its reason and the reason of every option', () => {
    expect(scoreAnswer(single(), { kind: 'single', optionId: 'a' })).toEqual({
      correct: true,
      keyOptionId: 'a',
      keyText: 'Friction',
      why: 'Turns press on turns.',
      options: single().options.map(({ id, correct, why }) => ({ id, correct, why })),
    })
  })

  test('tells why the option chosen is wrong', () => {
    const score = scoreAnswer(single(), { kind: 'single', optionId: 'b' })
    expect(score).toMatchObject({ correct: false, keyOptionId: 'a', why: 'There is none.' })
  })

  test.each([
    ['rubbing', true, 'Turns press on turns.'],
    ['Glue', false, 'Rope is dry.\n\nTurns press on turns.'],
    ['gravity', false, 'Turns press on turns.'],
  ])('of the typed answer %j says %s and why', (text, correct, why) => {
    const score = scoreAnswer(typed, { kind: 'typed', text })
    expect(score).toEqual({ correct, keyOptionId: null, keyText: 'friction', why, options: [] })
  })

  test('refuses an answer of another kind than the question', () => {
    expect(() => scoreAnswer(typed, { kind: 'single', optionId: 'a' })).toThrow(TypeError)
    expect(() => scoreAnswer(single(), { kind: 'typed', text: 'friction' })).toThrow(TypeError)
  })
})

describe('an item without its key', () => {
  test('keeps the stem and the options', () => {
    expect(withoutKey(single())).toEqual({
      id: 'knots/reef/hold',
      kind: 'single',
      skillId: 'tie-reef',
      stem: 'What holds a reef knot?',
      options: single().options.map(({ id, text }) => ({ id, text })),
    })
  })

  test('never holds a reason, an answer, evidence or which option is right', () => {
    const secret = fc.uuid().map((id) => `secret-${id}`)
    const option = fc.record({ text: fc.string({ minLength: 1 }), why: secret })
    const anySingle = fc
      .record({ options: fc.array(option, { minLength: 3, maxLength: 5 }), key: fc.nat(2), evidence: secret })
      .map(({ options, key, evidence }) => ({
        ...single(),
        evidence,
        options: options.map((one, index) => ({
          ...one,
          id: String(index),
          correct: index === key,
          misconception: null,
        })),
      }))
    const anyTyped = fc
      .record({ answers: fc.array(secret, { minLength: 1 }), why: secret, wrong: secret, evidence: secret })
      .map(({ answers, why, wrong, evidence }) => ({
        ...typed,
        answers,
        why,
        evidence,
        wrong: [{ answer: wrong, why: wrong }],
      }))
    fc.assert(
      fc.property(fc.oneof(anySingle, anyTyped), (item) => {
        const sent = withoutKey(item as Item)
        expect(JSON.stringify(sent)).not.toContain('secret-')
        expect(Object.keys(sent)).toEqual(['id', 'kind', 'skillId', 'stem', 'options'])
        for (const each of sent.options) expect(Object.keys(each)).toEqual(['id', 'text'])
      }),
    )
  })
})

describe('shuffled options', () => {
  test('are the same for the same seed, and named by their new order', () => {
    const item = shuffleOptions(single(), 'seed')
    expect(shuffleOptions(single(), 'seed')).toEqual(item)
    expect(item.options.map((option) => option.id)).toEqual(['a', 'b', 'c', 'd'])
    expect(new Set(item.options.map((option) => option.text))).toEqual(
      new Set(['Friction', 'Glue', 'Magnets', 'Weight']),
    )
  })

  test('have the key in every place alike', () => {
    const places = [0, 0, 0, 0]
    for (let seed = 0; seed < 2000; seed++) {
      const { options } = shuffleOptions(single(), `knots/reef/question-${seed}`)
      const place = options.findIndex((option) => option.correct)
      places[place] = (places[place] ?? 0) + 1
    }
    const chiSquare = places.reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0)
    // 16.27 is the 0.1% point for three degrees of freedom.
    expect(chiSquare).toBeLessThan(16.27)
  })

  test('leave a typed item as it is', () => expect(shuffleOptions(typed, 'seed')).toBe(typed))
})

test.each([
  ['two correct options', { options: single().options.map((option) => ({ ...option, correct: true })) }],
  ['no correct option', { options: single().options.map((option) => ({ ...option, correct: false })) }],
  ['two options', { options: single().options.slice(0, 2) }],
  ['two options of one id', { options: single().options.map((option) => ({ ...option, id: 'a' })) }],
])('an item with %s is none', (_, change) => {
  expect(Item.safeParse({ ...single(), ...change }).success).toBe(false)
  expect(Item.safeParse(single()).success).toBe(true)
})
