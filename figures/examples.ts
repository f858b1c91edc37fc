import { barsExample } from './bars/schema.ts'
import { cardsExample } from './cards/schema.ts'
import { chartExample } from './chart/schema.ts'
import { musicExample } from './music/schema.ts'
import { numberlineExample } from './numberline/schema.ts'
import { plotExample } from './plot/schema.ts'
import { sequenceExample } from './sequence/schema.ts'
import { setsExample } from './sets/schema.ts'
import { timelineExample } from './timeline/schema.ts'
import { truthExample } from './truth/schema.ts'
import { vectorsExample } from './vectors/schema.ts'

/** For each kind of figure, the YAML that an author starts from. It's drawn as it stands. */
export const EXAMPLES = {
  bars: barsExample,
  cards: cardsExample,
  chart: chartExample,
  music: musicExample,
  numberline: numberlineExample,
  plot: plotExample,
  sequence: sequenceExample,
  sets: setsExample,
  timeline: timelineExample,
  truth: truthExample,
  vectors: vectorsExample,
}
export type FigureName = keyof typeof EXAMPLES
