import { type Library, loadLibrary } from '../library/service.ts'

let library: Promise<Library> | undefined

/** The whole library of `content/`, as the last build compiled it. `npm test` builds first. */
export function builtLibrary(): Promise<Library> {
  library ??= loadLibrary('dist/library.jsonl', 'content')
  return library
}
