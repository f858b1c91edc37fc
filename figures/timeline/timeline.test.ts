import { expect, test } from 'vitest'
import { renderFigure } from '../../server/figures/service.ts'
import { timelineExample } from './example.ts'

const ALT = 'alt: A picture that a test looks at.\n'
const draw = (source: string) => renderFigure('figure timeline', source, async (caption) => caption)
const textsOf = (html: string) => [...html.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, said]) => said)

test('the example is drawn', async () => {
  const html = await draw(timelineExample)
  expect(html).toContain('<svg')
  expect(textsOf(html)).toEqual(expect.arrayContaining(['mean 13 ms', 'mean 7 ms']))
})

test('round robin lets each job run for a slice', async () => {
  const { schedule } = await import('./schedules.ts')
  const jobs = [
    { name: 'P', arrives: 0, needs: 5, colour: 1 },
    { name: 'Q', arrives: 1, needs: 3, colour: 2 },
    { name: 'R', arrives: 3, needs: 1, colour: 3 },
  ]
  expect(schedule(jobs, 'round-robin', 2).map(({ name, to }) => [name, to])).toEqual([
    ['P', 2],
    ['Q', 4],
    ['P', 6],
    ['R', 7],
    ['Q', 8],
    ['P', 9],
  ])
  expect(schedule(jobs, 'first-come', 2).map(({ name, to }) => [name, to])).toEqual([
    ['P', 5],
    ['Q', 8],
    ['R', 9],
  ])
  expect(schedule(jobs, 'shortest-first', 2).map(({ name, to }) => [name, to])).toEqual([
    ['P', 5],
    ['R', 6],
    ['Q', 9],
  ])
})

test('a processor with nothing to do waits for the next job', async () => {
  const { schedule } = await import('./schedules.ts')
  expect(schedule([{ name: 'A', arrives: 4, needs: 1, colour: 1 }], 'first-come', 1)).toEqual([
    { name: 'A', from: 4, to: 5 },
  ])
})

test('rows of a waterfall follow one another, and say when they end', async () => {
  const html = await draw(
    `${ALT}title: ms\nwaterfall:\n  - { name: page, parts: [{ lasts: 80 }, { lasts: 8 }] }\n  - { name: script, parts: [{ lasts: 88 }] }\n  - { name: style, after: page, parts: [{ lasts: 20 }] }\n`,
  )
  expect(textsOf(html)).toEqual(expect.arrayContaining(['until 88 ms', 'until 176 ms', 'until 108 ms']))
})

test('a job that is alone runs to its end, however short the slices are', async () => {
  const html = await draw(
    `${ALT}jobs: [{ name: A, needs: 1000000000 }]\nschedules: [{ order: round-robin, slice: 0.001 }]\n`,
  )
  expect(html).toContain('<svg')
})

test('years before 1 are BCE', async () => {
  const html = await draw(
    `${ALT}from: -600\nto: 600\nyears: true\nstrands: [{ events: [{ at: -490, label: Marathon }] }]\n`,
  )
  expect(textsOf(html)).toEqual(expect.arrayContaining(['Marathon', '200 BCE', '1 CE']))
})

test.each<[string, RegExp, number]>([
  [`${ALT}caption: none\n`, /either strands, or jobs/, 1],
  [`${ALT}jobs: [{ name: A, needs: 1 }]\n`, /Say how the jobs are scheduled/, 1],
  [`${ALT}jobs: [{ name: A, needs: 0 }]\nschedules: [{ order: first-come }]\n`, /needs some time/, 2],
  [`${ALT}jobs: [{ name: A, needs: 9 }]\nschedules:\n  - { order: round-robin, slice: 0 }\n`, /longer than 0/, 4],
  [
    `${ALT}jobs: [{ name: A, needs: 1000000000 }, { name: B, arrives: 1000000000, needs: 1 }]\nschedules: [{ order: round-robin }]\n`,
    /slices are too short/,
    3,
  ],
  [`${ALT}from: 0\nto: 9\nstrands:\n  - events:\n      - { at: 10, label: late }\n`, /outside the axis from 0 to 9/, 6],
  [`${ALT}from: 0\nto: 9\nstrands:\n  - events:\n      - { from: 1, label: half }\n`, /a span has from and to/, 6],
  [`${ALT}waterfall:\n  - { name: a, after: b, parts: [{ lasts: 1 }] }\n`, /no row 'b'/, 3],
])('refuses %j', async (source, why, line) => {
  const error = await draw(source).catch((thrown: unknown) => thrown)
  expect(error).toHaveProperty('message', expect.stringMatching(why))
  expect(error).toHaveProperty('line', line)
})
