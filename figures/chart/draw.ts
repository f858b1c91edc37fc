import { type DataTable, type Drawer, valuesOf } from '../figure.ts'
import { type Reader, readerOf } from '../values.ts'
import { bars } from './bars.ts'
import { boxes, dotPlot } from './distributions.ts'
import { dots } from './dots.ts'
import { draws } from './draws.ts'
import { grid } from './grid.ts'
import { histogram } from './histogram.ts'
import { intervals } from './intervals.ts'
import { lines } from './lines.ts'
import type { Form } from './parts.ts'
import { scatter } from './scatter.ts'
import type { Chart, ChartOf } from './schema.ts'
import { spread } from './spread.ts'

export const chart: Drawer<Chart> = {
  draw(data, values) {
    const reader = readerOf(values)
    if (data.type !== 'scatter' || !data.sets) return { still: formOf(data, reader).draw() }
    return {
      steps: data.sets.map(({ text, points = data.points, degree = data.degree }) => ({
        text,
        still: scatter({ ...data, points, degree }, reader).draw(),
      })),
    }
  },
  table(data) {
    const reader = readerOf(valuesOf(data.sliders))
    return data.type === 'scatter' && data.sets?.some(({ points }) => points)
      ? tableOfSets(data)
      : formOf(data, reader).table()
  },
}

/** A table of all sets, one below the other. Each point has the number of its set. */
function tableOfSets({ sets = [], points: all = [], xTitle, yTitle }: ChartOf<'scatter'>): DataTable {
  const rows = sets.flatMap(({ points = all }, at) => points.map(([x, y]) => [`${at + 1}`, `${x}`, `${y}`]))
  return { head: ['Set', xTitle, yTitle], rows }
}

function formOf(data: Chart, reader: Reader): Form {
  switch (data.type) {
    case 'scatter':
      return scatter(data, reader)
    case 'dots':
      return dots(data, reader)
    case 'bars':
      return bars(data, reader)
    case 'lines':
      return lines(data, reader)
    case 'histogram':
      return histogram(data, reader)
    case 'dotplot':
      return dotPlot(data, reader)
    case 'boxes':
      return boxes(data, reader)
    case 'intervals':
      return intervals(data, reader)
    case 'spread':
      return spread(data, reader)
    case 'draws':
      return draws(data, reader)
    case 'grid':
      return grid(data, reader)
  }
}
