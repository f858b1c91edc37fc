import { type Called, literal } from './python.ts'

/**
 * Adds code (the harness) to the learner's program that calls the function and prints its result after the mark. The
 * part before the program is on the program's first line, so that line numbers don't change. It is `ahead` columns
 * long. Errors of the function are rethrown, so that the runner reports them as for any other program.
 */
export function javascriptProgram({ source, name, argumentsJson, mark }: Called) {
  const own = `$${mark.replace(/\W/g, '').slice(0, 24)}`
  // The runner recognises modules by lines that start with import or export, but the harness changes the first line.
  const module = /^\s*(?:import|export)\b(?!\s*\()/m.test(source) ? 'export {};' : ''
  const ahead = `${module}const ${own}={a:JSON.parse(${literal(argumentsJson)}),m:${JSON.stringify(mark)},q:JSON.stringify,l:console.log,o:Object,r:Array,n:Number,s:String,p:typeof Promise==='function'?Promise:undefined};`
  const code = `${ahead}${source}\n;${AFTER.replaceAll('$OWN', own).replaceAll('$NAME', name)}\n`
  return { code, ahead: ahead.length }
}

const AFTER = `(() => {
  const { a, m, q, l, o, r, n, s, p } = $OWN
  const send = (text) => l('%s', '\\n' + m + text.replace(/[\\u007f-\\uffff]/g, (c) => '\\\\u' + c.charCodeAt(0).toString(16).padStart(4, '0')))
  const unwritable = (what) => ({ unwritable: what })
  const written = (value, depth) => {
    if (depth > 100) throw unwritable('a value that is nested too deeply, or holds itself')
    if (value === null) return 'null'
    const kind = typeof value
    if (kind === 'boolean' || kind === 'string') return q(value)
    if (kind === 'bigint') return s(value)
    if (kind === 'number') {
      if (!n.isFinite(value)) throw unwritable(s(value) + ', which is no number')
      return q(value)
    }
    if (r.isArray(value)) {
      let text = ''
      for (let i = 0; i < value.length; i++) text += (i ? ',' : '') + written(value[i], depth + 1)
      return '[' + text + ']'
    }
    if (kind !== 'object') throw unwritable(kind === 'undefined' ? 'a value with undefined in it' : 'a ' + kind)
    const proto = o.getPrototypeOf(value)
    if (proto !== null && proto !== o.prototype) throw unwritable('a value of type ' + s(value.constructor && value.constructor.name))
    return '{' + o.entries(value).map(([key, part]) => q(key) + ':' + written(part, depth + 1)).join(',') + '}'
  }
  const failed = (error) => {
    const said = error instanceof Error ? error.name + (error.message ? ': ' + error.message : '') : 'It threw ' + s(error)
    send(q({ kind: 'error', error: said.slice(0, 500), line: null }))
    throw error
  }
  if (typeof $NAME !== 'function') return send('{"kind":"missing"}')
  const least = $NAME.length
  const whole = s($NAME)
  const isOpen = /[.=]|\\barguments\\b/.test(whole.slice(0, whole.indexOf(')') + 1) + (/\\barguments\\b/.exec(whole) || ''))
  if (a.length < least || (a.length > least && !isOpen)) return send('{"kind":"parameters","takes":' + least + '}')
  let result
  try {
    result = $NAME(...a)
  } catch (error) {
    return failed(error)
  }
  if (result === undefined) return send('{"kind":"nothing"}')
  if (p && result instanceof p) return send('{"kind":"promise"}')
  let text
  try {
    text = written(result, 0)
  } catch (problem) {
    return problem && problem.unwritable ? send(q({ kind: 'unwritable', what: problem.unwritable })) : failed(problem)
  }
  send('{"kind":"value","value":' + text + '}')
})()`
