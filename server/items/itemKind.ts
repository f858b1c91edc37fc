import type { z } from 'zod'
import type { Answer, Question, Verdict } from '#contract/quizzes.ts'
import type { Exercise } from '../../content/template.ts'
import type { Solved, Written } from './byModel.ts'
import type { Option } from './options.ts'
import type { Shuffle } from './random.ts'
import type { Flaw } from './rule.ts'

export type KindName = Question['kind']
type Named = { kind: KindName }
type Of<Union extends Named, Kind extends KindName> = Extract<Union, { kind: Kind }>
type Without<Union, Fields extends string> = Union extends unknown ? Omit<Union, Fields> : never

/** Safe HTML of one of an item's own Markdown texts. */
export type Html = (markdown: string) => string

export type Program = { language: 'python' | 'javascript' | 'sql'; code: string; prints: string }

/**
 * All that the server knows of one kind of question; `kinds.ts` lists them. `Open` is what a learner may see before
 * answering, `Key` what is right; their texts are Markdown. These are methods, so that the registry may hold
 * the kinds side by side: `kindOf` brings each item to its own.
 */
export type ItemKind<I extends Named, Open extends Named, Key extends Named> = {
  schema: z.ZodType<I>
  /** A question as it is written in the library (docs/content.md). */
  authored: z.ZodType<Of<Exercise, I['kind']>>
  /** What is particular to the kind. Ids are given in any order here: shuffling gives the ones that stay. */
  partsOf(exercise: Of<Exercise, I['kind']>): object
  /** All that can be answered: an id never stands for two sets of it. */
  answersOf(exercise: Of<Exercise, I['kind']>): unknown
  /** With what is shown in any order, named `a`, `b`, … by that order. Absent if nothing is. */
  shuffled?(item: I, shuffle: Shuffle): I

  /** Picked field by field: what is added to an item later stays on the server unless named here. */
  open(item: I): Open
  /** It as it is sent. */
  asked(open: Open, html: Html): Without<Of<Question, I['kind']>, 'id' | 'skill' | 'stemHtml'>
  /** What is right, and what of it an answer of several parts has. */
  key(item: I, answer: Of<Answer, I['kind']>): Key
  /** The key as it is sent after an answer. */
  told(key: Key, html: Html): Of<Verdict['key'], I['kind']>

  /** Why an answer cannot be given to a question, in a sentence; null if it can. */
  whatIsWrong(item: I, answer: Of<Answer, I['kind']>): string | null
  /** `why` says why the key is right, or why the given answer is not. */
  score(item: I, answer: Of<Answer, I['kind']>): { correct: boolean; why: string }
  rightAnswer(item: I): Of<Answer, I['kind']>
  /** The chance (0–1) of giving the right answer without knowing anything, by the number of answers that can be given. */
  guess(item: I): number

  /** The Markdown texts that are shown beside the stem and the reasons. */
  texts(item: I): string[]
  /** The reasons, each of which has to be its own. */
  whys(item: I): string[]
  /** What is chosen among, each of it right or wrong. */
  options?(item: I): Option[]
  keyInWords(item: I): string[]
  answerInWords(item: I, answer: Of<Answer, I['kind']>): string
  /** A program whose output is the key: what it prints is proven. */
  program?(item: I): Program

  /** The texts that answer a question when they are said. */
  keyTexts(item: I): string[]
  /** Whether plain words say the key in another way than by its texts. */
  isSaidBy?(said: string, item: I): boolean
  /** Why what is right is right. */
  keyWhys(item: I): string[]
  /** Hints that leave fewer answers, the most telling first. Some may say the key: their reader sorts out. */
  narrowing(item: I): string[]

  /** What only this kind may break. */
  findFlaws(item: I, lesson: string): Flaw[]
  /** Where a rule's complaint belongs in the form of an item. */
  fields: Record<string, string>
  /** The stem is no question: the screen asks. */
  isStatement?: boolean

  /** How a language model writes it; absent if it writes none. */
  writing?: {
    /** What keeps it from being one, in a sentence. */
    missing?(written: Written): string | null
    exercise(written: Written): Of<Exercise, I['kind']>
  }
  /** What a model that solves it is shown after the stem: lists, whose parts it names by letters, and lines. */
  sheet(item: I): { lists?: { id: string; text: string }[][]; lines?: string[] }
  /** The answer of a model; null if it gave none. */
  solved(item: I, solved: Solved): Of<Answer, I['kind']> | null
}
