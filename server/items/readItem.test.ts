import { expect, test } from 'vitest'
import { readItem } from './readItem.ts'

const asked = { id: 'u/q', skillId: 's', bloom: 'apply', evidence: null }
const option = (id: string, text: string, correct = false) => ({
  id,
  text,
  correct,
  why: `Why ${id}.`,
  misconception: null,
})

const LONG = 'Uneven fibres rub on each other much more than smooth ones ever could'
const reasons = [option('a', LONG, true), option('b', 'Turns press'), option('c', 'Rope is light')]
const blank = (id: string) => ({ given: null, blank: { id, answers: [id], tolerance: null, why: `Why ${id}.` } })
const rows = ['reef', 'reef'].map((head, at) => ({ head, cells: [blank(`${at}`)] }))

test.each<[string, object, string]>([
  ['options', { kind: 'single', stem: 'Which of these makes a knot hold?', options: reasons }, 'options'],
  ['reasons', { kind: 'true-false', stem: 'A knot in a rough rope holds better.', truth: true, reasons }, 'reasons'],
  ['rows', { kind: 'table', stem: 'Fill in the turns of each knot.', columns: ['Knot', 'Turns'], rows }, 'rows'],
])('what is wrong with the %s is told there', (_, given, field) => {
  const { item, flaws } = readItem({ ...asked, ...given }, '')
  expect(item).not.toBeNull()
  expect(flaws.filter(({ hard }) => hard).map((flaw) => flaw.field)).toEqual([field])
})
