import type { Random } from '../../../content/template.ts'
import type { Schema } from './operations.ts'

const WORDS = ['reef', 'knot', 'rope', 'why', '数学', 'naïve', 'C++', '“quoted”', 'a b', 'x']

/** A random value that the schema allows. */
export function valid(schema: Schema, random: Random): unknown {
  if (schema.const !== undefined) return schema.const
  if (Array.isArray(schema.enum)) return random.pick(schema.enum)
  const options = (schema.anyOf ?? schema.oneOf ?? schema.allOf) as Schema[] | undefined
  if (options) return valid(random.pick(options), random)
  if (Array.isArray(schema.type)) return valid({ ...schema, type: random.pick(schema.type) }, random)
  switch (schema.type) {
    case 'null':
      return null
    case 'boolean':
      return random.pick([true, false])
    case 'integer':
    case 'number':
      return random.int(Number(schema.minimum ?? 0), Math.min(Number(schema.maximum ?? 100), 10_000))
    case 'array': {
      const length = random.int(Number(schema.minItems ?? 0), Math.min(Number(schema.maxItems ?? 3), 5))
      return Array.from({ length }, () => valid((schema.items ?? {}) as Schema, random))
    }
    case 'object': {
      const required = (schema.required ?? []) as string[]
      const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
      const given = properties.filter(([name]) => required.includes(name) || random.int(0, 1) === 1)
      return Object.fromEntries(given.map(([name, property]) => [name, valid(property, random)]))
    }
    default:
      return text(schema, random)
  }
}

function text(schema: Schema, random: Random): string {
  if (schema.format === 'uuid') return uuid(random)
  if (schema.format === 'email') return `p${random.int(0, 1e9)}@example.org`
  if (schema.format === 'date') return `2026-0${random.int(1, 9)}-1${random.int(0, 9)}`
  const [low, high] = [Number(schema.minLength ?? 0), Math.min(Number(schema.maxLength ?? 40), 200)]
  let made = ''
  const wanted = random.int(low, Math.max(low, Math.min(high, low + 20)))
  while (made.length < wanted) made += (made && ' ') + random.pick(WORDS)
  return made.slice(0, Math.max(wanted, low))
}

export function uuid(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.int(0, 15).toString(16))
  hex[12] = '4'
  hex[16] = random.pick(['8', '9', 'a', 'b'])
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

const WILD: unknown[] = [
  '',
  ' ',
  '\u0000',
  '\uD800',
  'x'.repeat(300),
  'x'.repeat(20_000),
  "' or 1=1 --",
  '%',
  '*"(',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '🙂'.repeat(50),
  '\u202Eabc',
  0,
  -1,
  1e308,
  2 ** 53,
  0.5,
  true,
  null,
  [],
  {},
  ['x'],
  { $ne: null },
  [[[[[[]]]]]],
]

/** A random value that our client would never send. */
export const wild = (random: Random): unknown => random.pick(WILD)
