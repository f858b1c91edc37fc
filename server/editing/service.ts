export { keepEdits } from './keepEdits.ts'
export type { Editor } from './lessons.ts'
export { changeQuestion, findQuestion, prepare as prepareChange, writeQuestion } from './questions.ts'
export type { Regrader } from './regrade.ts'
