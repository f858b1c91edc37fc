import { readFileSync } from 'node:fs'
import path from 'word-list'

const NEWLINE = 10

/** The list of 274,000 words, sorted, one a line. It's read when it's first needed, and searched without unpacking. */
let list: Buffer | undefined

/** Whether a word in lower case is an English word. Names, and words with accents or hyphens, aren't on the list. */
export function isEnglishWord(word: string): boolean {
  if (!/^[a-z]+$/.test(word)) return false
  list ??= readFileSync(path)
  const wanted = Buffer.from(word)
  let [from, to] = [0, list.length]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    const start = list.lastIndexOf(NEWLINE, middle - 1) + 1
    const newline = list.indexOf(NEWLINE, start)
    const end = newline < 0 ? list.length : newline
    const order = list.subarray(start, end).compare(wanted)
    if (order === 0) return true
    if (order < 0) from = end + 1
    else to = start
  }
  return false
}
