import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RunRecord } from '#contract/compilations.ts'
import { codeDrafts } from './codeDrafts.ts'
import { departure, differenceOf, spread } from './difference.ts'
import { runnableLanguage } from './languages.ts'
import { duration, endedAs, endedWell, measured, memoryWords } from './runWords.ts'

const well = { status: null, code: 0, signal: null } as const

test.each([
  [well, 'Finished without errors', true],
  [{ ...well, code: 3 }, 'Ended with exit code 3', false],
  [{ ...well, code: 1, status: 'RE' }, 'Ended with an error (exit code 1)', false],
  [{ code: null, signal: 'SIGKILL', status: 'SG' }, 'Stopped by signal SIGKILL', false],
  [{ code: null, signal: null, status: 'TO' }, 'Ran out of time', false],
  [{ code: null, signal: null, status: 'OL' }, 'Too much output', false],
] as const)('%j is said as %j', (record, words, isWell) => {
  expect([endedAs(record), endedWell(record)]).toEqual([words, isWell])
})

test.each([
  [0.04, '0.0 ms'],
  [3.21, '3.2 ms'],
  [9.97, '10 ms'],
  [45.4, '45 ms'],
  [1_240, '1.2 s'],
])('%d ms are shown as %s', (ms, words) => expect(duration(ms)).toBe(words))

test('memory is shown in KB and MB, and what is not known is left out', () => {
  expect([memoryWords(2_000), memoryWords(13_000_000)]).toEqual(['2 KB', '12.4 MB'])
  const record: RunRecord = {
    ...well,
    stdout: '',
    stderr: '',
    output: '',
    message: null,
    cpu_time: null,
    wall_time: 12,
    memory: null,
  }
  expect(measured(record)).toEqual([
    ['Exit code', '0'],
    ['Elapsed time', '12 ms'],
  ])
  expect(measured({ ...record, code: null, cpu_time: 2, memory: 1_048_576 }).map(([name]) => name)).toEqual([
    'CPU time',
    'Elapsed time',
    'Memory',
  ])
})

test.each([
  ['py', 'python'],
  ['js', 'javascript'],
  ['typescript', 'typescript'],
  ['sql', 'sql'],
  ['constructor', null],
  ['output', null],
])('a fence of %s runs as %s', (name, language) => expect(runnableLanguage(name)).toBe(language))

test('a difference names the lines that are missing and those that are too many', () => {
  expect(differenceOf('a\nb\nc', 'a\nx\nc\nd')).toEqual([
    { kind: 'same', text: 'a' },
    { kind: 'missing', text: 'b' },
    { kind: 'extra', text: 'x' },
    { kind: 'same', text: 'c' },
    { kind: 'extra', text: 'd' },
  ])
})

const text = fc
  .array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 12 })
  .map((lines) => lines.join('\n'))

test('without what is extra a difference is what was expected, without what is missing what came', () => {
  fc.assert(
    fc.property(text, text, (expected, got) => {
      const lines = differenceOf(expected, got)
      const without = (kind: string) => lines.filter((line) => line.kind !== kind).map((line) => line.text)
      expect([without('extra').join('\n'), without('missing').join('\n')]).toEqual([expected, got])
      if (expected === got) expect(lines.every(({ kind }) => kind === 'same')).toBe(true)
    }),
  )
})

test('a departure is all of the line, and marks only what differs', () => {
  expect(departure('[0, 2]', '[0, 1]')).toEqual({ before: '[0, ', differs: '2', after: ']' })
  expect(departure('aa', 'a')).toEqual({ before: 'a', differs: 'a', after: '' })
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const { before, differs, after } = departure(one, other)
      expect(before + differs + after).toBe(one)
      if (one === other) expect(differs).toBe('')
    }),
  )
})

test('a long list is spread over lines; short ones, words and broken JSON are not', () => {
  expect(spread('[1, 2]')).toBe('[1, 2]')
  const long = JSON.stringify(Array.from({ length: 9 }, (_, i) => ({ at: i })))
  expect(spread(long).split('\n').slice(0, 2)).toEqual(['[', '  {"at":0},'])
  expect(spread(JSON.stringify({ first: 'x'.repeat(60) })).split('\n')).toHaveLength(3)
  expect(spread(`[${'x'.repeat(60)}`)).toBe(`[${'x'.repeat(60)}`)
})

test('what a visitor wrote is theirs after signing in, and nobody else’s; where storage is off nothing breaks', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const drafts = codeDrafts(() => storage)
  const at = { uid: null, place: 'two-sum', language: 'python' }
  drafts.write(at, 'visitor')
  expect(drafts.read({ ...at, language: 'sql' })).toBeNull()
  expect(drafts.read({ ...at, uid: 'ann' })).toBe('visitor')
  expect(drafts.read(at)).toBeNull()
  drafts.write(at, 'another')
  expect(drafts.read({ ...at, uid: 'ann' })).toBe('visitor')
  drafts.clear({ ...at, uid: 'ann' })
  expect(drafts.read({ ...at, uid: 'ann' })).toBe('another')

  const off = codeDrafts(() => {
    throw new Error('off')
  })
  off.write(at, 'x')
  expect([off.read(at), off.language()]).toEqual([null, null])
})
