import type { Plugin } from 'vite'

const CACHE = /query-core\/build\/modern\/mutationCache\.js$/
const OBSERVER = /query-core\/build\/modern\/mutationObserver\.js$/

/** What a QueryClient asks of its mutation cache, of which there are none. */
const none = `export class MutationCache {
  clear() {}
  getAll() { return [] }
  findAll() { return [] }
  resumePausedMutations() { return Promise.resolve() }
}`

/**
 * Leaves TanStack Query's mutations out of the web app: a write here is `call()` in an event handler.
 * Every QueryClient brings them along otherwise, 0.9 of the 100 KB that a page may weigh.
 */
export function withoutMutations(): Plugin {
  return {
    name: 'without-mutations',
    enforce: 'pre',
    load: (id) => (CACHE.test(id) ? none : null),
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !Object.keys(chunk.modules).some((id) => OBSERVER.test(id))) continue
        this.error('useMutation is not in the web app: write with call() (scripts/withoutMutations.ts)')
      }
    },
  }
}
