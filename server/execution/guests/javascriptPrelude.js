// Runs once inside the guest. Defines the globals that programs get in addition to the language itself, and returns the
// functions that the host calls. If a program changes built-in objects, this only affects the program itself.
;(write, read, sleep, maxLength) => {
  // References to built-in objects, so that printing still works if a program replaces or deletes them.
  const { Array, ArrayBuffer, Boolean, DataView, Date, Error, Function, JSON, Map, Math, Number } = globalThis
  const { Object, Promise, Reflect, RegExp, Set, String, TypeError, performance: engine } = globalThis
  const { getOwnPropertyDescriptor, getPrototypeOf, defineProperty } = Object
  const { ownKeys } = Reflect
  const DEPTH = 2
  const ITEMS = 100
  const LINE = 72
  const IDENTIFIER = /^[A-Za-z_$][\w$]*$/

  const quoted = (text) => {
    const mark = !text.includes("'") ? "'" : !text.includes('"') ? '"' : !text.includes('`') ? '`' : "'"
    const escaped = text.replace(/[\\\n\r\t]/g, (c) => ({ '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' })[c])
    return mark + (mark === "'" ? escaped.replaceAll("'", "\\'") : escaped) + mark
  }
  const nameOf = (object) => {
    for (let at = object; at; at = getPrototypeOf(at)) {
      const made = getOwnPropertyDescriptor(at, 'constructor')?.value
      if (typeof made === 'function' && typeof made.name === 'string' && made.name) return made.name
    }
    return null
  }
  // Positions in a text that was parsed as JSON are not positions in the program.
  const framesOf = (stack) =>
    stack
      .replaceAll(/^ +at <input>.*\n/gm, '')
      .trimEnd()
      .replaceAll(/<eval> \((.*)\)/g, '$1')
  const errorText = (error) => {
    const stack = typeof error.stack === 'string' ? framesOf(error.stack) : ''
    const name = error.name === undefined ? 'Error' : String(error.name)
    const message = error.message === undefined ? '' : String(error.message)
    const cause = getOwnPropertyDescriptor(error, 'cause')
    return (
      `${name}${message && ': '}${message}${stack && `\n${stack}`}` +
      (cause && cause.value !== undefined ? `\n  [cause]: ${shown(cause.value, 1, [error])}` : '')
    )
  }
  const functionText = (value) => {
    const source = Function.prototype.toString.call(value)
    if (source.startsWith('class')) return `[class ${value.name || '(anonymous)'}]`
    return value.name ? `[Function: ${value.name}]` : '[Function (anonymous)]'
  }
  const laidOut = (open, parts, close, list) => {
    if (parts.length === 0) return `${open}${close}`
    const total = parts.reduce((sum, part) => sum + part.length + 2, open.length)
    if (total <= LINE && !parts.some((part) => part.includes('\n'))) return `${open} ${parts.join(', ')} ${close}`
    const inner = list && parts.every((part) => part.length <= 6) ? rows(parts) : parts
    return `${open}\n${inner.map((part) => `  ${part.replaceAll('\n', '\n  ')}`).join(',\n')}\n${close}`
  }
  const rows = (parts) => {
    const width = Math.max(...parts.map((part) => part.length))
    const columns = Math.max(1, Math.floor(LINE / (width + 2)))
    const out = []
    for (let at = 0; at < parts.length; at += columns)
      out.push(
        parts
          .slice(at, at + columns)
          .map((part) => part.padStart(width))
          .join(', '),
      )
    return out
  }
  const keyText = (key) => (typeof key === 'symbol' ? `[${String(key)}]` : IDENTIFIER.test(key) ? key : quoted(key))
  const propertyText = (object, key, depth, above) => {
    const { value, get, set } = getOwnPropertyDescriptor(object, key) ?? {}
    if (get || set) return get && set ? '[Getter/Setter]' : get ? '[Getter]' : '[Setter]'
    return shown(value, depth + 1, above)
  }

  const shown = (value, depth, above) => {
    if (typeof value === 'string') return quoted(value)
    if (typeof value === 'bigint') return `${value}n`
    if (Object.is(value, -0)) return '-0'
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return String(value)
    if (above.includes(value)) return '[Circular]'
    const within = [...above, value]
    const own = ownKeys(value).filter((key) => getOwnPropertyDescriptor(value, key)?.enumerable)
    const pairs = (keys) => keys.map((key) => `${keyText(key)}: ${propertyText(value, key, depth, within)}`)
    if (typeof value === 'function') {
      return own.length === 0 || depth > DEPTH
        ? functionText(value)
        : laidOut(`${functionText(value)} {`, pairs(own), '}')
    }
    if (value instanceof Error) return depth > 0 ? `[${errorText(value).replaceAll('\n', '\n    ')}]` : errorText(value)
    if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString()
    if (value instanceof RegExp) return RegExp.prototype.toString.call(value)
    const name = nameOf(value)
    const list = Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView))
    if (depth > DEPTH) return list ? '[Array]' : `[${name ?? 'Object: null prototype'}]`
    if (list) {
      const items = []
      for (let at = 0; at < value.length && items.length < ITEMS; at++) {
        let empty = at
        while (empty < value.length && !(empty in value)) empty++
        if (empty > at) {
          items.push(`<${empty - at} empty item${empty - at > 1 ? 's' : ''}>`)
          at = empty - 1
        } else items.push(propertyText(value, String(at), depth, within))
      }
      const more = value.length > ITEMS ? [`... ${value.length - ITEMS} more items`] : []
      const named = own.filter((key) => typeof key === 'symbol' || !/^\d+$/.test(key))
      const open = name === 'Array' ? '[' : `${name}(${value.length}) [`
      return laidOut(open, [...items, ...more, ...pairs(named)], ']', true)
    }
    if (value instanceof Map) {
      const entries = [...value].slice(0, ITEMS)
      const parts = entries.map(([k, v]) => `${shown(k, depth + 1, within)} => ${shown(v, depth + 1, within)}`)
      return laidOut(`${name}(${value.size}) {`, [...parts, ...pairs(own)], '}')
    }
    if (value instanceof Set) {
      const parts = [...value].slice(0, ITEMS).map((item) => shown(item, depth + 1, within))
      return laidOut(`${name}(${value.size}) {`, [...parts, ...pairs(own)], '}')
    }
    if (value instanceof Promise) return 'Promise {}'
    for (const Boxed of [Number, String, Boolean])
      if (value instanceof Boxed) return `[${Boxed.name}: ${shown(value.valueOf(), depth + 1, within)}]`
    const open = name === null ? '[Object: null prototype] {' : name === 'Object' ? '{' : `${name} {`
    const kept = pairs(own.slice(0, ITEMS))
    return laidOut(open, own.length > ITEMS ? [...kept, `... ${own.length - ITEMS} more`] : kept, '}')
  }

  const plain = (value) => (typeof value === 'string' ? value : shown(value, 0, []))
  const formatted = (values) => {
    if (typeof values[0] !== 'string' || !values[0].includes('%')) return values.map(plain).join(' ')
    const rest = values.slice(1)
    const head = values[0].replace(/%[sdifjoOc%]/g, (mark) => {
      if (mark === '%%') return '%'
      if (rest.length === 0) return mark
      const value = rest.shift()
      if (mark === '%c') return ''
      if (mark === '%d') return String(typeof value === 'object' ? Number.NaN : Number(value))
      if (mark === '%i') return String(Number.parseInt(value, 10))
      if (mark === '%f') return String(Number.parseFloat(value))
      if (mark === '%j') return JSON.stringify(value)
      return mark === '%s' && typeof value !== 'object' ? String(value) : plain(value)
    })
    return [head, ...rest.map(plain)].join(' ')
  }

  let margin = ''
  const line = (stream, values) => {
    const text = formatted(values)
    const short = text.length > maxLength ? text.slice(0, maxLength) : text
    write(stream, `${margin}${margin ? short.replaceAll('\n', `\n${margin}`) : short}\n`)
  }
  const add = (object, members) => {
    for (const [name, value] of Object.entries(members))
      defineProperty(object, name, { value, writable: true, configurable: true, enumerable: object !== globalThis })
  }

  // `now` is in milliseconds since the engine started. A program's own time begins with the program.
  const { now } = engine
  let begun = 0
  const performance = { now: () => now() - begun }
  defineProperty(globalThis, 'performance', {
    value: performance,
    writable: true,
    configurable: true,
    enumerable: true,
  })
  const begin = () => {
    begun = now()
    defineProperty(performance, 'timeOrigin', { value: engine.timeOrigin + begun, enumerable: true })
  }

  const counts = new Map()
  const times = new Map()
  const out = (...values) => line(1, values)
  const err = (...values) => line(2, values)
  const console = {}
  add(console, {
    log: out,
    info: out,
    debug: out,
    dir: (value) => out(value),
    table: out,
    warn: err,
    error: err,
    trace: (...values) => err('Trace:', ...values),
    assert: (holds, ...values) => holds || err('Assertion failed', ...(values.length > 0 ? [':', ...values] : [])),
    group: (...values) => {
      if (values.length > 0) line(1, values)
      margin += '  '
    },
    groupEnd: () => {
      margin = margin.slice(2)
    },
    count: (name = 'default') => {
      counts.set(name, (counts.get(name) ?? 0) + 1)
      out(`${name}: ${counts.get(name)}`)
    },
    time: (name = 'default') => {
      times.set(name, now())
    },
    timeEnd: (name = 'default') => {
      if (times.has(name)) out(`${name}: ${(now() - times.get(name)).toFixed(3)}ms`)
      times.delete(name)
    },
  })

  let input
  let inputAt = 0
  const readAll = () => {
    input ??= read()
    const rest = input.slice(inputAt)
    inputAt = input.length
    return rest
  }
  const readLine = () => {
    input ??= read()
    if (inputAt >= input.length) return null
    const end = input.indexOf('\n', inputAt)
    const text = input.slice(inputAt, end < 0 ? input.length : end)
    inputAt = end < 0 ? input.length : end + 1
    return text.endsWith('\r') ? text.slice(0, -1) : text
  }

  const timers = new Map()
  let lastTimer = 0
  const addTimer =
    (again) =>
    (call, wait, ...values) => {
      if (typeof call !== 'function') throw new TypeError('A timer needs a function to call.')
      const after = Math.max(1, Math.trunc(Number(wait)) || 0)
      timers.set(++lastTimer, { call, values, due: now() + after, every: again ? after : undefined })
      return lastTimer
    }
  const clearTimer = (id) => {
    timers.delete(id)
  }
  /** Runs the next due timer. Instead of waiting, the guest's clock is advanced. Returns false if there is no timer. */
  const tick = () => {
    let next
    for (const [id, timer] of timers) if (!next || timer.due < next.timer.due) next = { id, timer }
    if (!next) return false
    const { id, timer } = next
    sleep(Math.max(0, Math.ceil(timer.due - now())))
    if (timer.every) timer.due += timer.every
    else timers.delete(id)
    timer.call(...timer.values)
    return true
  }

  add(globalThis, {
    console,
    print: out,
    readLine,
    readAll,
    setTimeout: addTimer(false),
    setInterval: addTimer(true),
    setImmediate: (call, ...values) => addTimer(false)(call, 0, ...values),
    clearTimeout: clearTimer,
    clearInterval: clearTimer,
    clearImmediate: clearTimer,
  })

  const describe = (thrown) => {
    try {
      const text = thrown instanceof Error ? errorText(thrown) : `Uncaught ${shown(thrown, 0, [])}`
      return text.slice(0, maxLength)
    } catch {
      return 'Uncaught error that cannot be shown.'
    }
  }
  return { begin, describe, tick }
}
