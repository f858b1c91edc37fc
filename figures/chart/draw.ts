import { type Drawer, valuesOf } from '../figure.ts'
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
import type { Chart } from './schema.ts'
import { spread } from './spread.ts'

export const chart: Drawer<Chart> = {
  draw: (data, values) => ({ still: formOf(data, readerOf(values)).draw() }),
  table: (data) => formOf(data, readerOf(valuesOf(data.sliders))).table(),
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
