import { z } from 'zod'

/** Schemas that several kinds of figures share. Texts are plain text, apart from the caption. */
export const Label = z.string().trim().min(1).max(60)
export const Sentence = z.string().trim().min(1).max(200)
export const Formula = z.coerce.string().trim().min(1).max(200)
export const Num = z.number().finite().min(-1e9).max(1e9)
export const Range = z.tuple([Num, Num]).refine(([from, to]) => from < to, 'Must go from a smaller to a larger number.')
export const Pair = z.tuple([Num, Num])
/** The number of one of the six colours of figures. */
export const Colour = z.number().int().min(1).max(6)

/** A named quantity that formulas can use, such as an angle or a price. */
const Slider = z
  .strictObject({
    name: z.string().regex(/^[a-zA-Z]\w{0,9}$/, 'Must be a short name such as h.'),
    label: Label,
    from: Num,
    to: Num,
    step: Num.positive(),
    value: Num,
  })
  .refine(({ from, to }) => from < to, 'from must be smaller than to.')
  .refine(({ from, to, value }) => from <= value && value <= to, 'value must be between from and to.')
  .refine(({ from, to, step }) => (to - from) / step <= 500, 'A slider may have 500 steps.')
export const Sliders = z.array(Slider).max(3).optional()

const sentences = (text: string) => text.match(/[.!?](?=\s|$)/g)?.length ?? 0

/** The fields of every figure. */
export const Common = {
  /** What a screen reader says instead of the picture. */
  alt: z
    .string()
    .trim()
    .min(20)
    .max(500)
    .refine((alt) => sentences(alt) >= 1 && sentences(alt) <= 4, 'Must be one to four sentences.'),
  /** The caption in Markdown. */
  caption: z.string().trim().min(1).max(300).optional(),
}

/** A number that can be calculated from the sliders. */
export const Coordinate = z.union([Num, Formula])
/** Results that change with the sliders, each with a formula. */
export const Results = z
  .array(z.strictObject({ label: Label, value: Coordinate, decimals: z.number().int().min(0).max(6).optional() }))
  .max(4)
  .optional()
