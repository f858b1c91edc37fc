import { expect, test } from 'vitest'
import * as catalog from '#contract/catalog.ts'
import * as errors from '#contract/errors.ts'
import * as generation from '#contract/generation.ts'
import { dataOfModule } from './contractWithoutZod.ts'

test('an endpoint keeps how it is called and loses its schemas', () => {
  expect(dataOfModule(catalog).getTopic).toEqual({
    method: 'GET',
    path: '/topics/id/:id',
    access: 'user',
    failure: 'Error fetching topic: ',
    about: ['topics'],
  })
})

test('an event keeps its name', () => {
  const data = dataOfModule(generation)
  expect(data.topicDetected).toEqual({ event: 'topicDetected' })
  expect(data.detectTopic).toEqual({ event: 'detectTopic', access: 'user' })
  expect(data.jobEvents).toHaveLength(generation.jobEvents.length)
})

test('constants and messages stay as they are', () => {
  const data = dataOfModule(generation)
  expect(data.PROGRESS_MESSAGES).toEqual(generation.PROGRESS_MESSAGES)
  expect(data.PROGRESS_INTERVAL_MS).toBe(3_500)
  expect(dataOfModule(errors).messages).toEqual(errors.messages)
  expect(dataOfModule(errors).errorStatus).toEqual(errors.errorStatus)
})

test('schemas and functions are left out', () => {
  expect(dataOfModule(catalog)).not.toHaveProperty('Topic')
  expect(dataOfModule(generation)).not.toHaveProperty('Prompt')
  expect(dataOfModule({ f: () => 1, list: [() => 1], deep: { f: () => 1 } })).toEqual({})
})
