import { expect, test } from 'vitest'
import { type Growing, grown } from './growing.ts'

const known: Growing = { to: 20, pieces: ['<h2>A</h2>', '<p>b</p>'], tail: 'and' }

test.each<[string, Growing | undefined, Parameters<typeof grown>[1], Growing | undefined]>([
  ['the first', undefined, { from: 0, to: 9, html: 'a', tail: 'b' }, { to: 9, pieces: ['a'], tail: 'b' }],
  ['a longer tail', known, { from: 20, to: 20, html: '', tail: 'and so' }, { ...known, tail: 'and so' }],
  [
    'a block more',
    known,
    { from: 20, to: 31, html: '<p>c</p>', tail: '' },
    { to: 31, pieces: [...known.pieces, '<p>c</p>'], tail: '' },
  ],
  [
    'the whole, where all of it is known',
    known,
    { from: 0, to: 20, html: '<h2>A</h2><p>b</p>', tail: 'x' },
    { ...known, tail: 'x' },
  ],
  ['the whole, after a gap', known, { from: 0, to: 50, html: 'all', tail: '' }, { to: 50, pieces: ['all'], tail: '' }],
  ['begun anew', known, { from: 0, to: 0, html: '', tail: '#' }, { to: 0, pieces: [''], tail: '#' }],
  ['a gap', known, { from: 31, to: 40, html: 'd', tail: '' }, undefined],
  ['too late for the beginning', undefined, { from: 31, to: 40, html: 'd', tail: '' }, undefined],
])('%s', (_, now, told, then) => {
  expect(grown(now, told)).toEqual(then)
})
