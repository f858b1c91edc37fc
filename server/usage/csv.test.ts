import { expect, test } from 'vitest'
import { csvCell } from './csv.ts'

test.each([
  [null, ''],
  [0, '0'],
  [-3, '-3'],
  ['Knots', 'Knots'],
  ['a - b', 'a - b'],
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1', "'  =1"],
  ['\t=1', "'\t=1"],
  ['\n=1', '"\'\n=1"'],
  ['=a,"b"', '"\'=a,""b"""'],
  ['one, two', '"one, two"'],
  ['say "no"', '"say ""no"""'],
  ['two\nlines', '"two\nlines"'],
])('%j is written as %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell)
})
