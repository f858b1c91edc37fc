import { expect, test } from 'vitest'
import { endpoints } from '#contract/api.ts'
import { sampleOf } from './sample.ts'

test.each([{ bare: false }, { bare: true }])('every answer of the contract has a sample that it allows (%j)', (how) => {
  const refused = Object.entries(endpoints).flatMap(([name, { output }]) => {
    const { error } = output.safeParse(sampleOf(output, how))
    return error ? [`${name}: ${error.message}`] : []
  })
  expect(refused).toEqual([])
})
