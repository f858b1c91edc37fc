import type { Drawer } from '../figure.ts'
import { WIDTH } from '../svg.ts'
import { readerOf, sayResults } from '../values.ts'
import { drawCircle, drawOrbits } from './circles.ts'
import { drawField } from './field.ts'
import { drawPlane } from './plane.ts'
import { drawScenes } from './scenes.ts'
import type { Vectors } from './schema.ts'

export const vectors: Drawer<Vectors> = {
  draw(data, values) {
    const reader = readerOf(values)
    const results = sayResults(data.results, reader, WIDTH)
    const top = results.height
    const { body, height } = data.plane
      ? drawPlane(data.plane, reader, top)
      : data.circle
        ? drawCircle(data.circle, reader, top)
        : data.orbits
          ? drawOrbits(data.orbits, reader, top)
          : data.charges
            ? drawField(data.charges, top, data.magnet ?? false)
            : drawScenes(data, reader, top)
    return { still: { width: WIDTH, height, body: [...body, ...results.body] } }
  },
}
