import { rmSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { build, type Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..')
/** Modules that run in processes of their own. The server finds what was built from them with `childModule`. */
export const CHILDREN = [
  'server/guard/work.ts',
  'server/markdown/render.ts',
  'server/material/reading/read.ts',
  'server/material/wikipedia/read.ts',
  'server/publicPages/raster.ts',
  'server/seeding/seeder.ts',
]

/**
 * Bundles modules of the server together with the packages that they use, because finding and loading about 1,700 files
 * takes most of the time in which the server starts (docs/decisions/0056). From `server/main.ts`, `<outDir>/main.js` is
 * built.
 */
export async function buildServer(entries: readonly string[], outDir: string) {
  rmSync(outDir, { recursive: true, force: true })
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILT_SERVER: JSON.stringify(outDir) },
    plugins: [sourceLocations()],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node24',
      outDir,
      emptyOutDir: false,
      // Names and line breaks are kept, so that stack traces can be read.
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries([...entries, ...CHILDREN].map((path) => [builtName(path), resolve(ROOT, path)])),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          intro: ({ fileName }) => rootSeenFrom(join(outDir, fileName)),
        },
        checks: { ineffectiveDynamicImport: false },
      },
    },
  })
}

const builtName = (path: string) => path.replace(/^server\//, '').replace(/\.ts$/, '')

/** Declares two constants in a built file: the path and the URL of the project's root. */
function rootSeenFrom(builtFile: string) {
  const up = JSON.stringify(`${relative(dirname(builtFile), '.')}/`)
  return `const SOURCES_PATH = import.meta.dirname + "/" + ${up}, SOURCES_URL = new URL(${up}, import.meta.url).href`
}

/**
 * In built modules, `import.meta.dirname` and `import.meta.url` stay those of the source, because other files lie next
 * to it, such as prompts.
 */
function sourceLocations(): Plugin {
  return {
    name: 'source-locations',
    transform: {
      // The bundler's own modules have no files, and their ids start with a null character.
      filter: { id: { exclude: /^\0/ }, code: /import\.meta\.(?:dirname|url)/ },
      handler(code, id) {
        const path = relative(ROOT, id)
        return {
          code: code
            .replaceAll('import.meta.dirname', `(SOURCES_PATH + ${JSON.stringify(dirname(path))})`)
            .replaceAll('import.meta.url', `(SOURCES_URL + ${JSON.stringify(path)})`),
          map: null,
        }
      },
    },
  }
}
