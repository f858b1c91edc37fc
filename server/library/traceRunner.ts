import { type Runtime, Session } from 'node:inspector'
import { createContext, Script } from 'node:vm'
import { z } from 'zod'
import type { Pause } from './traceMoments.ts'

// Runs a JavaScript program line by line with the debugger of its own process, and prints what it recorded as JSON.
// This is a separate process (traceProgram.ts); nothing that the server needs imports this file.

const MOST_PAUSES = 3_000
const Task = z.strictObject({ code: z.string(), names: z.array(z.string()) })

/**
 * Runs inside the program's own context. No object of this process is passed into that context, so that the program
 * can't reach the process.
 */
const PLAIN = `globalThis.__printed = ''
globalThis.console = { log: (...said) => { __printed += said.map(String).join(' ') + '\\n' } }
globalThis.__plain = (value) => {
  if (value === undefined) return { is: 'undefined' }
  if (typeof value === 'function') return { is: 'function' }
  if (typeof value === 'number' && !Number.isFinite(value)) return { is: String(value) }
  if (Array.isArray(value)) return value.map(__plain)
  if (value instanceof Map) return Object.fromEntries([...value].map(([key, item]) => [key, __plain(item)]))
  if (typeof value !== 'object' || value === null) return value
  const is = value.constructor === Object ? {} : { is: value.constructor?.name }
  return { ...is, ...Object.fromEntries(Object.entries(value).map(([key, item]) => [key, __plain(item)])) }
}`

let input = ''
for await (const text of process.stdin.setEncoding('utf8')) input += text
const { code, names } = Task.parse(JSON.parse(input))
const look = `({ ${names
  .map((name) => `get ${JSON.stringify(name)}() { try { return [__plain(${name})] } catch { return [] } }`)
  .join(', ')} })`

const context = createContext(Object.create(null))
new Script(PLAIN).runInContext(context)

const printed = () => String(context.__printed)

const pauses: Pause[] = []
const session = new Session()
session.connect()
const ask = (method: string, given: object = {}) => {
  let answer: { result?: { value?: unknown } } = {}
  session.post(method, given, (_error: Error | null, result?: object) => {
    answer = result ?? {}
  })
  return answer.result?.value
}
let script: string | undefined
session.on('Debugger.paused', ({ params: { callFrames } }) => {
  script ??= callFrames[0]?.location.scriptId
  const own = callFrames.filter(({ location }) => location.scriptId === script)
  const [top] = own
  if (!top || pauses.length >= MOST_PAUSES) {
    session.post(pauses.length >= MOST_PAUSES ? 'Debugger.resume' : 'Debugger.stepOut')
    return
  }
  const looked = own.map(({ callFrameId }) =>
    ask('Debugger.evaluateOnCallFrame', {
      callFrameId,
      expression: `JSON.stringify(${look})`,
      returnByValue: true,
      silent: true,
    }),
  )
  const value = top.returnValue && returnedBy(top.returnValue)
  pauses.push({
    line: top.location.lineNumber + 1,
    frames: own
      .map((frame, at) => ({
        name: frame.functionName,
        first: (frame.functionLocation?.lineNumber ?? 0) + 1,
        values: valuesIn(looked[at]),
      }))
      .reverse(),
    ...(top.returnValue && own.length > 1 && { returned: { value } }),
    printed: printed().length,
  })
  session.post('Debugger.stepInto')
})

/** A value from the debugger as plain data. Objects are converted to JSON inside the program's own context. */
function returnedBy({ type, value, objectId }: Runtime.RemoteObject): unknown {
  if (objectId === undefined) return type === 'undefined' ? { is: 'undefined' } : value
  const functionDeclaration = 'function () { return JSON.stringify([__plain(this)]) }'
  const said = ask('Runtime.callFunctionOn', { objectId, functionDeclaration, returnByValue: true })
  return typeof said === 'string' ? JSON.parse(said)[0] : null
}

function valuesIn(looked: unknown): Record<string, unknown> {
  const all: Record<string, unknown[]> = typeof looked === 'string' ? JSON.parse(looked) : {}
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, found]) => (found.length > 0 ? [[name, found[0]]] : [])),
  )
}

session.post('Debugger.enable')
try {
  new Script(`debugger;${code}\n;0`, { filename: 'sample.js' }).runInContext(context, { timeout: 4_000 })
  session.post('Debugger.disable')
  console.log(JSON.stringify({ pauses, output: printed() }))
} catch (error) {
  session.post('Debugger.disable')
  console.log(JSON.stringify({ problem: String(error) }))
}
