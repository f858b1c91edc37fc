import { resolve } from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractWithoutZod } from './scripts/contractWithoutZod.ts'
import { lazyImports } from './scripts/lazyImports.ts'
import { precompress } from './scripts/precompress.ts'
import { withoutMutations } from './scripts/withoutMutations.ts'

const SHARED = /web\/(entryClient|ui\/(Card|EmptyState|Progress|Skeleton))\.tsx$/

/** Two builds of one web app: for browsers, and (`ssr`) for the server that renders its pages. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [contractWithoutZod(), withoutMutations(), lazyImports(), react(), tailwind(), precompress()],
  publicDir: 'web/public',
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': resolve(import.meta.dirname, 'web/app/withSelector.ts') },
  },
  // React chooses its fast build by this, also in the bundle for the server.
  define: { 'process.env.NODE_ENV': '"production"' },
  // The server bundle stands alone, so that it starts without resolving a package.
  ssr: { noExternal: true },
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // The server names in the page what its first render imports, and puts its styles there.
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? { input: 'web/entryServer.tsx', output: { entryFileNames: 'entryServer.js', codeSplitting: false } }
      : {
          input: 'web/entryClient.tsx',
          // What every page needs is one file: with all it imports, and the small components that most pages use.
          output: { codeSplitting: { groups: [{ name: 'app', test: SHARED }] } },
        },
  },
}))
