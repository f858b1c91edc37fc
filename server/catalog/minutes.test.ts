import { expect, test } from 'vitest'
import { minutesOf } from './minutes.ts'

const words = (count: number, word: string) => Array.from({ length: count }, () => word).join(' ')
const FIGURE = '```figure timeline\nalt: Two events.\nevents:\n  - { at: 1789, text: A long description }\n```'

test.each([
  ['nothing', { markdown: '', questions: 0 }, 1],
  ['600 words', { markdown: words(600, '**loom**'), questions: 0 }, 3],
  ['600 words and eight questions', { markdown: words(600, 'loom'), questions: 8 }, 11],
  ['questions alone', { markdown: '', questions: 12 }, 12],
  ['Chinese, which has no spaces', { markdown: '学习编织'.repeat(300), questions: 0 }, 3],
  ['figures, by their alternative text', { markdown: `${FIGURE}\n\n`.repeat(60), questions: 0 }, 1],
])('the minutes of %s', (_, lesson, minutes) => {
  expect(minutesOf(lesson)).toBe(minutes)
})
