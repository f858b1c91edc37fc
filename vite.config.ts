import { resolve } from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { LANGUAGES } from './contract/languages.ts'
import { contractWithoutZod } from './scripts/contractWithoutZod.ts'
import { oneByte } from './scripts/oneByte.ts'
import { precompress } from './scripts/precompress.ts'
import { PSEUDO, words } from './scripts/words.ts'

const SHARED =
  /web\/(entryClient|ui\/(Card|NotHere|Progress|Skeleton))\.tsx$|web\/(api\/whileWriting|ui\/topicLabels)\.ts$|words\/[\w-]+\/(common|language)\.ts(\?|$)|contract\/catalog\.ts\?export=(?!list(?:Public)?RelatedTopics|listTopics$)/
const languageOf = (mode: string) => (mode in LANGUAGES || PSEUDO.includes(mode) ? mode : 'en')

/** What pages with lists need, one file for all of them. */
const LISTS = /web\/(search\/SearchForm\.tsx|api\/cursorList\.ts|ui\/(Chips|EmptyState)\.tsx)$/

/**
 * Two builds of one web app for each language: for browsers, and (`ssr`) for the server that renders its pages. The mode is
 * the language, English where it is none of ours.
 */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [words(languageOf(mode)), contractWithoutZod(), react(), tailwind(), oneByte(), precompress()],
  publicDir: 'web/public',
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': resolve(import.meta.dirname, 'web/app/withSelector.ts') },
  },
  // React chooses its fast build by this, also in the bundle for the server.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  // The server bundle stands alone, so that it starts without resolving a package.
  ssr: { noExternal: command === 'build' || [] },
  // Where a page begins, so that Vite has its packages ready before the first one is shown.
  optimizeDeps: { entries: ['web/entryClient.tsx', 'web/**/*Page.tsx', 'web/gallery/entryGallery.tsx'] },
  build: {
    target: 'es2023',
    outDir: `dist/web/${languageOf(mode)}/${isSsrBuild ? 'server' : 'client'}`,
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // The server names in the page what its first render imports, and puts its styles there.
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? {
          input: 'web/entryServer.tsx',
          output: { entryFileNames: 'entryServer.js', codeSplitting: false, minify: { mangle: false } },
        }
      : {
          input: 'web/entryClient.tsx',
          // What every page needs is one file: with all it imports, and the small parts that most pages use, or those
          // that come next to the limit: a file of its own costs a part more than its content.
          output: {
            codeSplitting: {
              groups: [
                { name: 'app', test: SHARED },
                { name: 'lists', test: LISTS },
              ],
            },
            // Every name stands in the file that every page needs, and no packing makes a hash shorter: 0.3 KB.
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: 'assets/[hash:7][extname]',
          },
        },
  },
}))
