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
 * Everything the server implements for one kind of question; `kinds.ts` lists the kinds. `Open` is what a learner may
 * see before answering, `Key` the right answer; their texts are Markdown. The members are methods, because TypeScript
 * then lets the registry hold kinds with different types; `kindOf` looks up the one that fits an item.
 */
export type ItemKind<I extends Named, Open extends Named, Key extends Named> = {
  schema: z.ZodType<I>
  /** The schema of a question as it is written in the library (docs/content.md). */
  authored: z.ZodType<Of<Exercise, I['kind']>>
  /** The kind's own fields of an item. Ids of parts are provisional here; shuffling assigns the final ones. */
  partsOf(exercise: Of<Exercise, I['kind']>): object
  /** The content to answer; ids of generated exercises are hashed from it, so that they differ whenever it does. */
  answersOf(exercise: Of<Exercise, I['kind']>): unknown
  /** Shuffles the parts and names them `a`, `b`, … in their new order. Absent if nothing is shuffled. */
  shuffled?(item: I, shuffle: Shuffle): I

  /** Copied field by field, so that a field added to items later is not sent unless it is named here. */
  open(item: I): Open
  /** The question as it is sent to a learner. */
  asked(open: Open, html: Html): Without<Of<Question, I['kind']>, 'id' | 'skill' | 'stemHtml'>
  /** The right answer; for a table, also which cells the given answer got right. */
  key(item: I, answer: Of<Answer, I['kind']>): Key
  /** The key as it is sent after an answer. */
  told(key: Key, html: Html): Of<Verdict['key'], I['kind']>

  /** A sentence that says why the answer is invalid for the question; null if it is valid. */
  whatIsWrong(item: I, answer: Of<Answer, I['kind']>): string | null
  /** `why` explains why the key is right, or why the given answer is wrong. */
  score(item: I, answer: Of<Answer, I['kind']>): { correct: boolean; why: string }
  rightAnswer(item: I): Of<Answer, I['kind']>
  /** The chance (0–1) of guessing the right answer, computed from the number of possible answers. */
  guess(item: I): number

  /** The Markdown texts that are shown besides the stem and the explanations. */
  texts(item: I): string[]
  /** The explanations; no two may be the same. */
  whys(item: I): string[]
  /** The options to choose from, right and wrong, for kinds that have options. */
  options?(item: I): Option[]
  keyInWords(item: I): string[]
  answerInWords(item: I, answer: Of<Answer, I['kind']>): string
  /** A program that must print the key, so that the key can be verified by running it. */
  program?(item: I): Program

  /** Texts that give the key away if a hint contains them. */
  keyTexts(item: I): string[]
  /** Whether a plain text gives the key away without containing a key text, for example by an equal number. */
  isSaidBy?(said: string, item: I): boolean
  /** Explanations of why the key is right. */
  keyWhys(item: I): string[]
  /** Hints that rule out answers, the most helpful first. Some may give the key away; the caller filters those out. */
  narrowing(item: I): string[]

  /** Flaws by the rules that apply only to this kind. */
  findFlaws(item: I, lesson: string): Flaw[]
  /** The form field at which each rule's message is shown. */
  fields: Record<string, string>
  /** True if the stem is a statement rather than a question, because the page itself asks whether it is true. */
  isStatement?: boolean

  /** How a language model writes questions of this kind; absent if it writes none. */
  writing?: {
    /** A sentence that says what the model left out; null if nothing is missing. */
    missing?(written: Written): string | null
    exercise(written: Written): Of<Exercise, I['kind']>
  }
  /**
   * What to show a model that solves the question, after the stem: lists whose parts it names by letters, and lines.
   */
  sheet(item: I): { lists?: { id: string; text: string }[][]; lines?: string[] }
  /** Converts a model's answer; null if it gave none. */
  solved(item: I, solved: Solved): Of<Answer, I['kind']> | null
}
