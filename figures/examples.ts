import { barsExample } from './bars/example.ts'
import { cardsExample } from './cards/example.ts'
import { chartExample } from './chart/example.ts'
import { drawingExample } from './drawing/example.ts'
import { graphExample } from './graph/example.ts'
import { musicExample } from './music/example.ts'
import { numberlineExample } from './numberline/example.ts'
import { plotExample } from './plot/example.ts'
import { sequenceExample } from './sequence/example.ts'
import { setsExample } from './sets/example.ts'
import { timelineExample } from './timeline/example.ts'
import { traceExample } from './trace/example.ts'
import { truthExample } from './truth/example.ts'
import { vectorsExample } from './vectors/example.ts'

/** For each kind of figure, an example in YAML that authors start from. It can be drawn unchanged. */
export const EXAMPLES = {
  bars: barsExample,
  cards: cardsExample,
  chart: chartExample,
  drawing: drawingExample,
  graph: graphExample,
  music: musicExample,
  numberline: numberlineExample,
  plot: plotExample,
  sequence: sequenceExample,
  sets: setsExample,
  timeline: timelineExample,
  trace: traceExample,
  truth: truthExample,
  vectors: vectorsExample,
}
export type FigureName = keyof typeof EXAMPLES
