import { join, relative } from 'node:path'

/** In built modules, scripts/buildServer.ts replaces this name with the folder of the build. */
declare const BUILT_SERVER: string | undefined

const ROOT = join(import.meta.dirname, '..')
/** The folder with what was built from the server's modules, relative to the project's root. */
let built = typeof BUILT_SERVER === 'undefined' ? undefined : BUILT_SERVER

/**
 * Returns the file that a child process runs: a module of the server, or what was built from it if this server is
 * built. Built modules load five times as fast, because each is only a few files.
 * @param source the absolute path of a module that scripts/buildServer.ts lists under CHILDREN
 */
export const childModule = (source: string) =>
  built === undefined ? source : join(ROOT, built, relative(join(ROOT, 'server'), source).replace(/\.ts$/, '.js'))

/** The folders that child processes have to read because of this, relative to the project's root. */
export const builtFolders = () => (built === undefined ? [] : [built])

/** For tests, which run from the sources: starts child processes from a build in this folder. */
export function useBuilt(folder: string) {
  built = folder
}
