import { compileLibrary } from '../server/library/compile.ts'

/** `compileLibrary.ts`: content/ to dist/library.jsonl, without the web app. */
const { subjects, units, pathways, problems } = await compileLibrary('content', 'dist/library.jsonl')
console.error(
  `${subjects} subjects, ${units} units, ${pathways} pathways and ${problems} problems in dist/library.jsonl`,
)
