import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/**
 * Before a lazy page is shown its style sheet has to be there. Vite's own helper does that and much more, for
 * browsers that we do not serve, in 600 bytes; this one does that alone. The server puts the styles of the first
 * page into the document and names them there (`data-css`), so that they are not asked for again.
 */
const helper = `
const here = () => document.querySelector('style[data-css]')?.dataset.css ?? ''
const known = {}
const styled = (file) => known[file] ??= here().includes(file) ? Promise.resolve() : new Promise((done) => {
  document.head.append(Object.assign(document.createElement('link'), {
    rel: 'stylesheet', href: '/' + file, onload: done, onerror: done,
  }))
})
export const __vitePreload = (load, files = []) =>
  Promise.all([load(), ...files.filter((file) => file.endsWith('.css')).map(styled)]).then(([module]) => module)
`

export function lazyImports(): Plugin {
  return {
    name: 'lazy-imports',
    enforce: 'pre',
    load: (id) => (id === HELPER ? { code: helper, moduleSideEffects: false } : null),
  }
}
