import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { score } from './score.ts'

const right = (given: string, ...answers: string[]) => score(given, { answers, wrong: [] }).correct
const wrong = (...answers: string[]) => answers.map((answer) => ({ answer, why: `Why ${answer} is wrong.` }))

describe('an answer is right', () => {
  test.each([
    ['Sorted', 'sorted'],
    ['  in   ORDER ', 'in order'],
    ['inorder', 'in order'],
    ['sorted.', 'sorted'],
    ['sorted!', 'sorted'],
    ['"sorted"', 'sorted'],
    ['“sorted”.', 'sorted'],
    ['`null`', 'null'],
    ['don’t', "don't"],
    ['ﬁne', 'fine'],
    ['ｓｏｒｔｅｄ', 'sorted'],
    ['O( n log n )', 'O(n log n)'],
    ['3 / 4', '3/4'],
    ['¾', '3/4'],
    ['3⁄4', '3/4'],
    ['1½', '1 1/2'],
    ['1  1/2', '1 1/2'],
    ['−1/2', '-1/2'],
    ['–5', '-5'],
    ['－5', '-5'],
    ['x²', 'x^2'],
    ['H₂O', 'H2O'],
    ['5 cm', '5cm'],
    ['1, 2, 3', '1,2,3'],
    ['0.50', '.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['+7', '7'],
    ['- 7', '-7'],
    ['007', '7'],
    ['1,000', '1000'],
    ['1 000 000', '1,000,000'],
    ['1,234.50', '1234.5'],
    ['1e3', '1000'],
    ['-0', '0'],
    ['12.000', '12'],
    [';', ';'],
    ['...', '...'],
  ])('%j for %j', (given, answer) => {
    expect(right(given, answer)).toBe(true)
    expect(right(answer, given)).toBe(true)
  })

  test('when it is any of the answers listed', () => {
    expect(right('ordered', 'sorted', 'in order', 'ordered')).toBe(true)
  })
})

describe('an answer is wrong', () => {
  test.each([
    ['unsorted', 'sorted'],
    ['11/2', '1 1/2'],
    ['2/4', '1/2'],
    ['0.5', '1/2'],
    ['10', '100'],
    ['1,00', '100'],
    ['-5', '5'],
    ['1 2 3', '123 4'],
    ['10000000000000001', '10000000000000000'],
    ['102', '10²'],
    ['n', 'n!'],
    ['5', '5%'],
    ['', 'sorted'],
    ['NaN', '0'],
    ['Infinity', '1e999'],
  ])('%j for %j', (given, answer) => expect(right(given, answer)).toBe(false))
})

describe('one slip of a key', () => {
  test.each([
    ['mitochondrion', 'mitochondrian'],
    ['mitochondrion', 'mitochondron'],
    ['mitochondrion', 'mitocchondrion'],
    ['mitochondrion', 'mitohcondrion'],
    ['double entry', 'double-entry'],
    ['phagocyte', 'phagocytes'],
  ])('is forgiven in %j: %j', (answer, given) => expect(right(given, answer)).toBe(true))

  test.each([
    ['heap', 'heat'],
    ['12345', '12346'],
    ['1,000', '1,001'],
    ['x+y+z+w+v', 'x+y+z+w-v'],
    ['3/4', '3/5'],
    ['mitosis', 'meiosis'],
    ['sorted', 'srotde'],
  ])('is not forgiven in %j: %j', (answer, given) => expect(right(given, answer)).toBe(false))

  test('is never taken for the key where it is an answer to expect', () => {
    const key = { answers: ['effect'], wrong: wrong('affect') }
    expect(score('affect', key)).toEqual({ correct: false, matchedWrong: key.wrong[0] })
    expect(score('effect', key)).toEqual({ correct: true })
  })

  test('is not forgiven where it is as near to an answer to expect', () => {
    expect(score('iffect', { answers: ['effect'], wrong: wrong('affect') }).correct).toBe(false)
  })
})

describe('an answer to expect', () => {
  test.each([
    ['40', '40'],
    ['40.0', '40'],
    [' Shuffled. ', 'shuffled'],
    ['shufled', 'shuffled'],
  ])('%j is known as %j', (given, answer) => {
    expect(score(given, { answers: ['sorted'], wrong: wrong('other', answer) }).matchedWrong?.answer).toBe(answer)
  })

  test('gives way to the key when both have the same value and the key is matched to the letter', () => {
    const key = { answers: ['0.50'], wrong: wrong('0.5') }
    expect(score('0.50', key).correct).toBe(true)
    expect(score('0.5', key).correct).toBe(false)
  })
})

describe('a right and a wrong symbol that differ by case alone', () => {
  const chord = { answers: ['Bm', 'B minor'], wrong: wrong('B', 'BM') }
  const power = { answers: ['MW'], wrong: wrong('mW', 'kW') }
  test.each([
    ['Bm', chord, true],
    ['bm', chord, true],
    [' Bm. ', chord, true],
    ['B Minor', chord, true],
    ['BM', chord, 'BM'],
    ['bM', chord, 'BM'],
    ['b', chord, 'B'],
    ['MW', power, true],
    ['Mw', power, true],
    ['mW', power, 'mW'],
    ['mw', power, 'mW'],
    ['KW', power, 'kW'],
    // For words, case doesn't matter.
    ['PARIS', { answers: ['Paris'], wrong: wrong('paris') }, true],
  ])('%j', (given, key, is) => {
    const scored = score(given, key)
    expect(scored.matchedWrong?.answer ?? scored.correct).toBe(is)
  })
})

test('every answer that is listed scores as right, in any case and with any white space around', () => {
  const text = fc.string({ minLength: 1 }).filter((answer) => answer.trim() !== '')
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), fc.nat(), (answers, pick) => {
      const answer = answers[pick % answers.length] ?? ''
      expect(right(answer, ...answers)).toBe(true)
      expect(right(` \t${answer}\n`, ...answers)).toBe(true)
    }),
  )
})

test('two whole numbers are equal only when they are the same, however they are written', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (a, b) => {
      expect(right(String(a), String(b))).toBe(a === b)
      expect(right(a.toLocaleString('en'), String(a))).toBe(true)
      expect(right(`${a}.00`, String(a))).toBe(true)
    }),
  )
})
