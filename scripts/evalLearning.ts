import { parseArgs } from 'node:util'
import { evaluate, NO_RISE } from '../eval/learning/evaluate.ts'
import { LEARNERS, POPULATIONS, SEEDS } from '../eval/learning/parameters.ts'
import { tune } from '../eval/learning/tune.ts'

const { values } = parseArgs({
  options: {
    learners: { type: 'string', default: String(LEARNERS.reported) },
    tune: { type: 'string' },
    training: { type: 'boolean', default: false },
  },
})
const learners = Number(values.learners)
const iterations = Number(values.tune ?? 0)
if (!Number.isInteger(learners) || learners < 1 || !Number.isInteger(iterations) || iterations < 0) {
  console.error('Usage: npm run eval:learning -- [--learners <of each population>] [--training] [--tune <iterations>]')
  process.exit(2)
}

const started = performance.now()
if (values.tune !== undefined) {
  console.log(JSON.stringify(tune({ iterations, recall: 'multiplied' }), null, 2))
} else {
  const seeds = values.training ? SEEDS.training : SEEDS.heldOut
  console.log(
    `Simulated learners: seeds ${seeds.join(', ')}; ${POPULATIONS.length} populations of ${learners} to fit on, ` +
      `${learners} to predict and ${learners} to practise, for each seed.`,
  )
  const { goals } = evaluate({ seeds, learners, print: console.log })
  if (goals.some(({ name, met }) => name === NO_RISE && !met)) process.exitCode = 1
}
console.log(`\n${((performance.now() - started) / 1000).toFixed(0)} s`)
