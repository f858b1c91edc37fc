import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Left to itself, V8 lets garbage grow to three times what is alive before it collects (docs/decisions/0026). */
const GARBAGE_PERCENT = 50

/** For a server that has started, and not before: while it loads, what grows is no garbage. */
export function holdMemoryDown() {
  setFlagsFromString(`--heap-growing-percent=${GARBAGE_PERCENT}`)
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')({ type: 'major', flavor: 'last-resort' })
}
