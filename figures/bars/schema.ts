import { z } from 'zod'
import { Colour, Common, Coordinate, Label, Num, Results, Sentence, Sliders } from '../fields.ts'

const Bar = z.strictObject({
  label: Label.optional(),
  pieces: z
    .array(
      z.strictObject({
        /** How long it is. All bars of a figure have the same scale. */
        size: Coordinate,
        /** Into how many equal parts it is cut. */
        cut: Coordinate.optional(),
        /** How many of these parts are coloured. All, if it isn't given. */
        shaded: Coordinate.optional(),
        label: Label.optional(),
        colour: Colour.optional(),
        /** A colour for each part, in place of one for all. */
        colours: z.array(Colour).min(1).max(12).optional(),
      }),
    )
    .min(1)
    .max(8),
  /** An outline of this length, such as one whole. */
  whole: Coordinate.optional(),
})

const Side = z.array(
  z.strictObject({
    label: Label,
    /** How much one of it weighs. */
    weight: Coordinate,
    count: Coordinate.optional(),
    /** Bags hold what isn't known. */
    bag: z.boolean().optional(),
  }),
)

const Edge = z
  .array(
    z.strictObject({
      size: Coordinate,
      label: Label.optional(),
      cut: Coordinate.optional(),
      shaded: Coordinate.optional(),
    }),
  )
  .min(1)
  .max(4)

/** Bars that are cut into parts, areas, or a pair of scales. */
export const Bars = z
  .strictObject({
    ...Common,
    bars: z.array(Bar).min(1).max(8).optional(),
    /** What all bars are measured against: this length is as wide as the picture. */
    longest: Num.positive().optional(),
    /** A rectangle of columns and rows. Parts that are shaded both ways are where they overlap. */
    area: z
      .strictObject({
        columns: Edge,
        rows: Edge,
        /** What stands in each field, row by row. */
        fields: z.array(z.array(Label).max(4)).max(4).optional(),
      })
      .optional(),
    /** A pair of scales. It tilts if the two sides don't weigh the same. */
    scales: z.strictObject({ left: Side.max(4), right: Side.max(4) }).optional(),
    /** The pair of scales after each step. */
    steps: z
      .array(z.strictObject({ left: Side.max(4), right: Side.max(4), text: Sentence }))
      .min(2)
      .max(8)
      .optional(),
    sliders: Sliders,
    results: Results,
  })
  .refine(({ bars, area, scales, steps }) => [bars, area, scales, steps].filter(Boolean).length === 1, {
    message: 'A figure has either bars, or an area, or scales, or steps of scales.',
  })
export type Bars = z.infer<typeof Bars>
