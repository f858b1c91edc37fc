import type { z } from 'zod'
import { bars } from './bars/draw.ts'
import { Bars } from './bars/schema.ts'
import { cards } from './cards/draw.ts'
import { Cards } from './cards/schema.ts'
import { chart } from './chart/draw.ts'
import { Chart } from './chart/schema.ts'
import { drawing } from './drawing/draw.ts'
import { Drawing } from './drawing/schema.ts'
import { EXAMPLES, type FigureName } from './examples.ts'
import { type DataTable, type Drawer, type Drawn, type FigureSound, type Slider, valuesOf } from './figure.ts'
import { graph } from './graph/draw.ts'
import { Graph } from './graph/schema.ts'
import { music } from './music/draw.ts'
import { Music } from './music/schema.ts'
import { numberline } from './numberline/draw.ts'
import { NumberLine } from './numberline/schema.ts'
import { plot } from './plot/draw.ts'
import { Plot } from './plot/schema.ts'
import { sequence } from './sequence/draw.ts'
import { Sequence } from './sequence/schema.ts'
import { sets } from './sets/draw.ts'
import { Sets } from './sets/schema.ts'
import { timeline } from './timeline/draw.ts'
import { Timeline } from './timeline/schema.ts'
import { trace } from './trace/draw.ts'
import { Trace } from './trace/schema.ts'
import { truth } from './truth/draw.ts'
import { Truth } from './truth/schema.ts'
import { vectors } from './vectors/draw.ts'
import { Vectors } from './vectors/schema.ts'

type Fields = { alt: string; caption?: string | undefined; sliders?: Slider[] | undefined }

/** What a browser needs to draw a figure again when its sliders are moved. */
export type Movable = { data: unknown; sliders: Slider[] }

/** A figure whose data is valid, ready to be drawn. */
export type Readied = Pick<Fields, 'alt' | 'caption'> & {
  draw: () => Drawn
  table: () => DataTable | null
  movable: Movable | null
  sound: () => FigureSound | null
}

type FigureKind = {
  schema: z.ZodType
  parse: (given: unknown) => { figure: Readied } | { error: z.ZodError }
}

function kindOf<Data extends Fields>(schema: z.ZodType<Data>, drawer: Drawer<Data>): FigureKind {
  return {
    schema,
    parse(given) {
      const { data, error } = schema.safeParse(given)
      if (error) return { error }
      const { alt, caption, sliders } = data
      return {
        figure: {
          alt,
          caption,
          draw: () => drawer.draw(data, valuesOf(sliders)),
          table: () => drawer.table?.(data) ?? null,
          movable: sliders?.length ? { data, sliders } : null,
          sound: () => drawer.sound?.(data) ?? null,
        },
      }
    },
  }
}

const BY_NAME: Readonly<Record<FigureName, FigureKind>> = {
  bars: kindOf(Bars, bars),
  cards: kindOf(Cards, cards),
  chart: kindOf(Chart, chart),
  drawing: kindOf(Drawing, drawing),
  graph: kindOf(Graph, graph),
  music: kindOf(Music, music),
  numberline: kindOf(NumberLine, numberline),
  plot: kindOf(Plot, plot),
  sequence: kindOf(Sequence, sequence),
  sets: kindOf(Sets, sets),
  timeline: kindOf(Timeline, timeline),
  trace: kindOf(Trace, trace),
  truth: kindOf(Truth, truth),
  vectors: kindOf(Vectors, vectors),
}

/** Every kind of figure, by the word after `figure` in its fence. */
export const KINDS: Readonly<Record<string, FigureKind & { example: string }>> = Object.fromEntries(
  Object.entries(BY_NAME).map(([name, kind]) => [name, { ...kind, example: EXAMPLES[name as FigureName] }]),
)
