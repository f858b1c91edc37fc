import { yourAnswer } from '#words/questions.look.ts'

export const Look = () => <input className="input" aria-label={yourAnswer} autoComplete="off" />
