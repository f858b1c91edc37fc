import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/api.ts'
import { detectTopic, PROMPT_MAX_LENGTH } from '#contract/generation.ts'
import { longestBlock } from '../server/testing/blocking.ts'
import { hostileOf, hostileTexts, requestWith, textPlaces } from '../server/testing/fuzz/longest.ts'
import { makePeople, type People } from './people.ts'

/** CPU time. The server has a single thread, so other users have to wait during that time. */
const BUDGET_MS = 250

let people: People
beforeAll(async () => {
  people = await makePeople()
})
afterAll(() => people.server.stop())

describe('no text, as long as a call takes it, keeps everybody else waiting', () => {
  test.each(Object.entries(endpoints).map(([name, { access }]) => ({ name, access })))(
    '$name',
    { timeout: 120_000 },
    async ({ name, access }) => {
      const { world, server } = people
      const operation = people.operations.find((one) => one.name === name)
      if (!operation) throw new Error(`${name} is not in OpenAPI.`)
      const actor = people.actor(access === 'admin' ? 'ada' : 'ann')
      const slow: string[] = []
      for (const place of textPlaces(operation)) {
        for (const { name: text, text: given } of hostileTexts(place, { all: false })) {
          const request = await requestWith({ world, operation, actor, place, text: given })
          const { value, blockedMs } = await longestBlock(() => server.app.inject(request))
          expect(value.statusCode, `${place.input}: ${text}`).toBeLessThan(500)
          if (blockedMs > BUDGET_MS) slow.push(`${place.input}: ${text} blocked ${Math.round(blockedMs)} ms`)
        }
      }
      expect(slow).toEqual([])
    },
  )

  test('detectTopic', { timeout: 120_000 }, async () => {
    const { server } = people
    const ann = await server.signedIn('Prompter')
    const socket = await server.connect(ann.token)
    const slow: string[] = []
    for (const { name, text } of hostileOf(PROMPT_MAX_LENGTH)) {
      const { blockedMs } = await longestBlock(
        () =>
          new Promise((resolve) => {
            const request = { prompt: text, generationOption: 'both', userId: ann.uid }
            socket.emit(detectTopic.event, request, resolve)
          }),
      )
      if (blockedMs > BUDGET_MS) slow.push(`${name} blocked ${Math.round(blockedMs)} ms`)
    }
    expect(slow).toEqual([])
  })
})
