import { z } from 'zod'
import { said } from './said.ts'

/** Bidi embeddings, overrides and isolates, which would change the direction of the text after the name. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g
/**
 * A visible letter, digit or sign. Fillers and the blank Braille pattern are invisible, although they are letters and
 * signs.
 */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

type Said = ReturnType<typeof said>
type Rules = { min?: number; max: number; missing?: Said; long?: Said }

/** A text that others see on a separate line, for example in a list. */
export const line = () => z.string().overwrite((text) => text.replace(DIRECTIONS, ''))

/**
 * A name that people choose: their own, or that of a course, lesson or problem. It must contain a visible character, so
 * that nobody can appear to have no name, and it can't change the direction of surrounding text (decision 0030).
 */
export const nameOf = ({ min = 1, max, missing, long }: Rules) =>
  line()
    .trim()
    .min(min, missing)
    .max(max, long)
    .refine(isVisible, missing ?? said((words) => words.nameInvisible))

/** Whether the text contains a visible character. */
export const isVisible = (text: string) => VISIBLE.test(text)
