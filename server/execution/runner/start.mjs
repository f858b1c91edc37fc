import { registerHooks } from 'node:module'
import { isMainThread, workerData } from 'node:worker_threads'

// Entry point of the runner and of each of its threads. It receives sources whose types are already stripped, because a
// thread that strips types itself holds 10 MB for that.

const sources = isMainThread ? await new Promise((resolve) => process.once('message', resolve)) : workerData.sources
registerHooks({
  load: (url, context, next) =>
    Object.hasOwn(sources, url) ? { format: 'module', source: sources[url], shortCircuit: true } : next(url, context),
})
if (isMainThread) (await import('./main.ts')).serve(sources)
else await import('./thread.ts')
