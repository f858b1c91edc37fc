import { registerHooks } from 'node:module'
import { isMainThread, workerData } from 'node:worker_threads'

// Where the runner begins, and each of its threads: the sources come without their types. Were they taken off here,
// each thread would hold 10 MB for what does it.

const sources = isMainThread ? await new Promise((resolve) => process.once('message', resolve)) : workerData.sources
registerHooks({
  load: (url, context, next) =>
    Object.hasOwn(sources, url) ? { format: 'module', source: sources[url], shortCircuit: true } : next(url, context),
})
if (isMainThread) (await import('./main.ts')).serve(sources)
else await import('./thread.ts')
