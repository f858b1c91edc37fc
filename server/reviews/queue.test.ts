import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasNeighbours, interleave } from './queue.ts'

const cards = (skills: string) => [...skills].map((skillId, place) => ({ questionId: `${skillId}${place}`, skillId }))
const skillsOf = (list: { skillId: string }[]) => list.map(({ skillId }) => skillId).join('')

test.each([
  ['nothing', '', 5, ''],
  ['one', 'a', 5, 'a'],
  ['no neighbours: the order stays', 'abcab', 5, 'abcab'],
  ['the later one of two neighbours waits', 'aabc', 4, 'abac'],
  ['one skill alone', 'aaa', 3, 'aaa'],
  ['no more than asked for', 'abcabc', 2, 'ab'],
  ['a crowd at the end is spread', 'abccc', 5, 'cacbc'],
  ['a crowd that is too large stands together at the end', 'aaaab', 5, 'abaaa'],
  ['others from further down come between', 'aaaabcd', 4, 'abac'],
])('%s', (_name, given, length, arranged) => {
  expect(skillsOf(interleave(cards(given), length))).toBe(arranged)
})

test('nothing is lost, and where it can be done no skill comes twice in a row', () => {
  const skills = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 })
  fc.assert(
    fc.property(skills, (list) => {
      const given = cards(list.join(''))
      const arranged = interleave(given, given.length)
      expect(arranged.map(({ questionId }) => questionId).sort()).toEqual(
        given.map(({ questionId }) => questionId).sort(),
      )
      const most = Math.max(0, ...['a', 'b', 'c', 'd'].map((skill) => list.filter((one) => one === skill).length))
      expect(hasNeighbours(arranged)).toBe(most > Math.ceil(list.length / 2))
    }),
  )
})
