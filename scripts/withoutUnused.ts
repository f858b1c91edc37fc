import type { Plugin } from 'vite'

/** What libraries bring along for every page and this web app never reaches, with as much as they ask of it. */
const unused: { module: RegExp; stub: string }[] = [
  {
    // A write here is `call()` in an event handler: 0.9 KB of the 100 that a page may weigh.
    module: /query-core\/build\/modern\/mutationCache\.js$/,
    stub: `export class MutationCache {
      clear() {}
      getAll() { return [] }
      findAll() { return [] }
      resumePausedMutations() { return Promise.resolve() }
    }`,
  },
  {
    // router.tsx gives both ways of reading a search: 0.3 KB.
    module: /router-core\/dist\/esm\/searchParams\.js$/,
    stub: 'export let defaultParseSearch, defaultStringifySearch, parseSearchWith, stringifySearchWith',
  },
  {
    // The app is served from '/', and addresses are what they are: 0.2 KB.
    module: /router-core\/dist\/esm\/rewrite\.js$/,
    stub: `const same = (_rewrite, url) => url
      export let composeRewrites, rewriteBasepath
      export { same as executeRewriteInput, same as executeRewriteOutput }`,
  },
]

const MUTATION_OBSERVER = /query-core\/build\/modern\/mutationObserver\.js$/

export function withoutUnused(): Plugin {
  return {
    name: 'without-unused',
    enforce: 'pre',
    load: (id) => unused.find(({ module }) => module.test(id))?.stub ?? null,
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !Object.keys(chunk.modules).some((id) => MUTATION_OBSERVER.test(id))) continue
        this.error('useMutation is not in the web app: write with call() (scripts/withoutUnused.ts)')
      }
    },
  }
}
