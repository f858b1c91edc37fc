import { compileLibrary } from '../server/library/compile.ts'

/** `compileLibrary.ts`: content/ to dist/library.json, without the web app. */
const { subjects, units, pathways } = await compileLibrary('content', 'dist/library.json')
console.error(`${subjects} subjects, ${units} units and ${pathways} pathways in dist/library.json`)
