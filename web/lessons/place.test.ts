import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginning, findPlace, isBeginning, placeAt } from './place.ts'

const texts = ['Summary', 'A rope holds.', 'Why it does', 'Friction', 'It slips when wet.']
const blocks = texts.map((text, i) => ({
  id: i % 2 === 0 && i < 4 ? `s-${i}` : '',
  text,
  top: i * 100 - 150,
  bottom: i * 100 - 50,
}))

test('the place is the block at the reading line, and how far it is read', () => {
  expect(placeAt(blocks, 160)).toEqual({ block: 3, opening: 'Friction', share: 0.1, headingId: 's-2' })
  expect(placeAt(blocks, 5_000)).toMatchObject({ block: 4, share: 1 })
})

test('above the first block, and in no text at all, it is the beginning', () => {
  expect(placeAt(blocks, -151)).toEqual(beginning)
  expect(placeAt([], 160)).toEqual(beginning)
  expect(isBeginning(beginning)).toBe(true)
})

test('half a character opens no block', () => {
  const text = `${'x'.repeat(59)}🪢`
  expect(placeAt([{ id: '', text, top: 0, bottom: 10 }], 5).opening).toBe('x'.repeat(59))
})

test('a block is found again whatever is added or taken away around it', () => {
  const others = fc.array(fc.record({ id: fc.constant(''), text: fc.string() }), { maxLength: 20 })
  fc.assert(
    fc.property(others, others, fc.nat(4), (before, after, block) => {
      const place = { ...placeAt(blocks, -150 + block * 100), block }
      const kept = blocks[block]
      fc.pre(![...before, ...after].some(({ text }) => text.trim() === kept?.text))
      expect(findPlace([...before, kept ?? { id: '', text: '' }, ...after], place)?.block).toBe(before.length)
    }),
  )
})

test('of blocks that begin alike the nearest is taken', () => {
  const same = Array.from({ length: 9 }, () => ({ id: '', text: 'Then' }))
  expect(findPlace(same, { block: 6, opening: 'Then', share: 0.5, headingId: null })).toEqual({ block: 6, share: 0.5 })
})

test('where the block is gone its heading is the place, and where that is gone too there is none', () => {
  const gone = { block: 3, opening: 'Magnets', share: 0.5, headingId: 's-2' }
  expect(findPlace(blocks, gone)).toEqual({ block: 2, share: 0 })
  expect(findPlace(blocks, { ...gone, headingId: 's-9' })).toBeNull()
  expect(findPlace([], gone)).toBeNull()
})
