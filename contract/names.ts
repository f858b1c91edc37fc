import { z } from 'zod'
import { said } from './said.ts'

/** Embeddings, overrides and isolates: they turn round what follows them, also what somebody else has written. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g
/** A letter, digit or sign that is drawn. Fillers and the empty Braille pattern are letters and signs that are not. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

type Said = ReturnType<typeof said>
type Rules = { min?: number; max: number; missing?: Said; long?: Said }

/** Text that people write and others read in a line of their own, such as in lists. */
export const line = () => z.string().overwrite((text) => text.replace(DIRECTIONS, ''))

/**
 * What people call something: themselves, a course, a lesson, a problem. Some of it can be seen, so that nobody passes
 * for nobody, and it leaves the direction of the text around it alone (decision 0030).
 */
export const nameOf = ({ min = 1, max, missing, long }: Rules) =>
  line()
    .trim()
    .min(min, missing)
    .max(max, long)
    .refine(isVisible, missing ?? said((words) => words.nameInvisible))

/** Whether anything of it can be seen. */
export const isVisible = (text: string) => VISIBLE.test(text)
