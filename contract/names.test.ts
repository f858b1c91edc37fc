import { describe, expect, test } from 'vitest'
import { DisplayName, register } from './auth.ts'
import { createCustomCourse } from './courses.ts'
import { saveLesson } from './editing.ts'
import { detectTopic, Prompt } from './generation.ts'
import { sendOwnMessage } from './messages.ts'
import { WrittenProblem } from './writtenProblems.ts'

/** The schema of every name that people can choose. */
const named = {
  'a person': DisplayName,
  'a person who registers': register.input.shape.displayName,
  'a course': createCustomCourse.input.shape.title,
  'a lesson': saveLesson.input.shape.title,
  'a problem': WrittenProblem.shape.title,
  'a test of a problem': WrittenProblem.shape.tests.element.shape.name,
  'a message': sendOwnMessage.input.shape.subject,
  'a topic': Prompt,
  'a topic over a socket': detectTopic.input.shape.prompt,
}

describe.each(Object.entries(named))('what names %s', (_what, schema) => {
  test.each([
    ['spaces of no width', '\u200B\u200B\u200B'],
    ['joiners', '\u200C\u200D\u2060'],
    ['the mark of a byte order', '\uFEFF\uFEFF\uFEFF'],
    ['Hangul fillers', '\u3164\u115F\u1160'],
    ['empty Braille', '\u2800\u2800\u2800'],
    ['soft hyphens', '\u00AD\u00AD\u00AD'],
    ['directions alone', '\u202E\u2066\u2069'],
    ['selectors of variants', '\uFE0F\uFE0F\uFE0F'],
    ['tags', '\u{E0041}\u{E0042}\u{E0043}'],
    ['accents without a letter', '\u0301\u0301\u0301'],
  ])('is not %s', (_kind, text) => {
    expect(schema.safeParse(text).success).toBe(false)
    expect(schema.safeParse(`  ${text} `).success).toBe(false)
  })

  test('does not turn round the text after it', () => {
    expect(schema.parse('\u202Etxe\u2066t\u2069 Ann\u202C')).toBe('txet Ann')
  })

  test.each(['Ann', '数学 A', 'نستعلیق', 'می\u200Cخواهم', '👩\u200D👩\u200D👧 us', 'C++', '...', 'é\u0301t'])(
    'may be %s',
    (text) => {
      expect(schema.parse(text)).toBe(
        text.normalize(schema === Prompt || schema === named['a topic over a socket'] ? 'NFKC' : undefined),
      )
    },
  )
})
