export { type Gradable, type Graded, gradesIn, gradeTests, type Program } from './grade.ts'
export { lintProblem } from './lint.ts'
export { proveProblem } from './prove.ts'
