import { expect, test } from 'vitest'
import { splitSentences, spokenMath } from './speech.ts'

test.each([
  ['A rope holds. Does it?  It does!', ['A rope holds.', 'Does it?', 'It does!']],
  ['It costs 3.5 units and\nno more.', ['It costs 3.5 units and no more.']],
  ['繩結。它不會鬆開。', ['繩結。', '它不會鬆開。']],
  ['— … —', []],
  ['', []],
])('%j is read as %j', (text, sentences) => expect(splitSentences(text)).toEqual(sentences))

test.each([
  ['x', 'x'],
  ['42', '42'],
  ['𝑛', '𝑛'],
  ['x+1', 'formula'],
  ['', 'formula'],
])('the formula %j is read as %j', (math, spoken) => expect(spokenMath(math)).toBe(spoken))
