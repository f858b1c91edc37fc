import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** By default, V8 only collects garbage when it is three times as large as the live memory (docs/decisions/0026). */
const GARBAGE_PERCENT = 50

/**
 * Call this after the server has started. While it is loading, memory grows without garbage, so collecting would be
 * useless.
 */
export function holdMemoryDown() {
  setFlagsFromString(`--heap-growing-percent=${GARBAGE_PERCENT}`)
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')({ type: 'major', flavor: 'last-resort' })
}
