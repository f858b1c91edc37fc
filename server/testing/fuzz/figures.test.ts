import { expect, test } from 'vitest'
import { FIGURE_KINDS, fuzzFigure } from './figures.ts'

// A small version of `npm run fuzz`, which makes ten thousand draws of each kind.
test.each(FIGURE_KINDS)(
  '200 random figures of the kind %s are drawn or refused in words',
  (kind) => {
    const { draws, drawn, violations } = fuzzFigure(kind, { draws: 200, seed: 'figures' })
    expect(violations).toEqual([])
    expect(drawn / draws).toBeGreaterThan(0.1)
  },
  60_000,
)
