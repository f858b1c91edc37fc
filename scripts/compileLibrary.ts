import { compileLibrary } from '../server/library/compile.ts'

/** `compileLibrary.ts`: content/ to dist/library.json, without the web app. */
const { subjects, units } = await compileLibrary('content', 'dist/library.json')
console.error(`${subjects} subjects and ${units} units in dist/library.json`)
