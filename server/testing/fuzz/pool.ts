import type { Random } from '../../../content/template.ts'

/** The ids that an actor has seen in responses, grouped by the name of the input that takes them. */
export class Pool {
  readonly #known = new Map<string, Set<string>>()

  add(name: string, id: string) {
    const ids = this.#known.get(name) ?? new Set()
    this.#known.set(name, ids.add(id))
  }

  pick(name: string, random: Random): string | undefined {
    const ids = this.#known.get(name)
    return ids?.size ? random.pick([...ids]) : undefined
  }

  /**
   * Collects the ids in a response, such as `topicId`, the `id` of a lesson in `lessons`, or the `id` of an item of a
   * list at `/topics`.
   */
  harvest(body: unknown, path: string) {
    this.#walk(body, thingOf(path))
  }

  #walk(node: unknown, thing: string) {
    if (Array.isArray(node)) {
      for (const entry of node) this.#walk(entry, thing)
      return
    }
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'string' && value !== '') {
        if (key === 'path' && value.startsWith('/shared/courses/'))
          this.add('courseLink', value.slice('/shared/courses/'.length))
        else if (key === 'path' && value.startsWith('/shared/')) this.add('link', value.slice('/shared/'.length))
        else if (key === 'id') this.add(`${thing}Id`, value)
        else if (/Id$|^nextCursor$|^slug$|^token$/.test(key))
          this.add(key === 'nextCursor' ? `${thing}Cursor` : key, value)
      } else {
        this.#walk(value, key === 'items' || !isPlural(key) ? thing : singular(key))
      }
    }
  }
}

const isPlural = (key: string) => key.endsWith('s')
const singular = (key: string) =>
  key.endsWith('zes') ? key.slice(0, -3) : key.endsWith('ies') ? `${key.slice(0, -3)}y` : key.slice(0, -1)

const NO_THINGS = new Set(['progress', 'status'])

/**
 * The kind of thing that a path returns. For example, `/server/info/recent-topics` and `/server/topics/id/{id}` return
 * topics.
 */
export function thingOf(path: string): string {
  const part = path.split('/').findLast((piece) => /^(?:recent-)?[a-z]+s$/.test(piece) && !NO_THINGS.has(piece))
  return part ? singular(part.replace(/^recent-/, '')) : 'thing'
}
