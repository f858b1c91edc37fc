import { z } from 'zod'
import { say } from '../words.ts'
import { idAt, Markdown, PartId } from './parts.ts'
import type { Shuffle } from './random.ts'

/** What is chosen among: the options of a question, or the reasons for a statement. */
export const Option = z.object({
  id: PartId,
  text: Markdown,
  correct: z.boolean(),
  /** What is right or wrong with this very option. */
  why: Markdown,
  /** Which misconception of the lesson (1 = first) the option comes from. */
  misconception: z.number().int().positive().nullable(),
})
export type Option = z.infer<typeof Option>

export type ToldOption = { id: string; correct: boolean; why: string }

type Given = { text: string; correct?: boolean | undefined; why: string; misconception?: number | undefined }

export const optionAt = ({ text, correct, why, misconception }: Given, index: number) => ({
  id: String(index),
  text,
  correct: correct === true,
  why,
  misconception: misconception ?? null,
})

export const shuffled = (options: Option[], shuffle: Shuffle) =>
  shuffle(options).map((option, place) => ({ ...option, id: idAt(place) }))

export const isRight = ({ correct }: { correct: boolean }) => correct
export const textsOf = (options: Option[]) => options.map(({ text }) => text)
export const whysOf = (options: Option[]) => options.map(({ why }) => why)
export const judged = (options: { text: string; correct?: boolean | undefined }[]) =>
  options.map(({ text, correct }) => [text, correct])

export const shown = (options: Option[]) => options.map(({ id, text }) => ({ id, text }))
export const told = (options: Option[]): ToldOption[] => options.map(({ id, correct, why }) => ({ id, correct, why }))
export const toldInHtml = (options: ToldOption[], html: (markdown: string) => string) =>
  options.map(({ id, correct, why }) => ({ id, correct, whyHtml: html(why) }))
export const shownInHtml = (parts: { id: string; text: string }[], html: (markdown: string) => string) =>
  parts.map(({ id, text }) => ({ id, html: html(text) }))

/** One that is not so, with its own reason; a reason that speaks of the key is left out. */
export function struckOut(options: Option[]): string[] {
  const wrong = options.filter(({ correct }) => !correct)
  // The slip that is made most is the one worth taking away: those that come from a misconception.
  wrong.sort((a, b) => Number(b.misconception !== null) - Number(a.misconception !== null))
  const struck = ({ text }: { text: string }) => say(({ answers }) => answers.thisIsOut(crossed(text)))
  return [...wrong.map((option) => `${struck(option)}\n\n${option.why}`), ...wrong.map(struck)]
}

/** Code and math cannot be crossed out in Markdown without a space around. */
const crossed = (text: string) => (/^[`$]|[`$]$|\n|~/.test(text) ? text : `~~${text}~~`)
