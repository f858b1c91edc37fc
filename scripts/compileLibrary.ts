import { compileLibrary } from '../server/library/compile.ts'

/** Compiles content/ to dist/library.jsonl, without building the web app. */
const { subjects, units, pathways, problems } = await compileLibrary('content', 'dist/library.jsonl')
console.error(
  `${subjects} subjects, ${units} units, ${pathways} pathways and ${problems} problems in dist/library.jsonl`,
)
