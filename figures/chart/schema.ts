import { z } from 'zod'
import { Common, Label, Num, Range } from '../fields.ts'

const Scatter = z.strictObject({
  ...Common,
  type: z.literal('scatter'),
  x: Range,
  y: Range,
  xTitle: Label,
  yTitle: Label,
  points: z
    .array(z.tuple([Num, Num]))
    .min(2)
    .max(150),
  /** The least-squares line, and on request the distances of the points from it. */
  fit: z.enum(['line', 'residuals']).optional(),
})

const Dots = z.strictObject({
  ...Common,
  type: z.literal('dots'),
  of: z.number().int().min(1).max(400),
  coloured: z.number().int().min(0).max(400),
  label: Label,
})

/** Bars, several for each name if there are several series. An axis that doesn't begin at 0 is marked as cut. */
const Bars = z.strictObject({
  ...Common,
  type: z.literal('bars'),
  xTitle: Label,
  yTitle: Label,
  y: Range,
  names: z.array(Label).min(1).max(12),
  series: z
    .array(z.strictObject({ name: Label.optional(), values: z.array(Num).min(1).max(12) }))
    .min(1)
    .max(3),
})

/** Data as a picture. */
export const Chart = z.discriminatedUnion('type', [Scatter, Dots, Bars])
export type Chart = z.infer<typeof Chart>
