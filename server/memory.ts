import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** By default, V8 lets garbage grow to three times the live memory before it collects (docs/decisions/0026). */
const GARBAGE_PERCENT = 50

/** Call this after the start: while the server loads, memory grows without garbage, so collections would be useless. */
export function holdMemoryDown() {
  setFlagsFromString(`--heap-growing-percent=${GARBAGE_PERCENT}`)
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')({ type: 'major', flavor: 'last-resort' })
}
