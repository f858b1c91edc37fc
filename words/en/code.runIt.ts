/** Runs the code of a question. */

export const codeAbove = 'the code above'
/** A button; screen readers add what is run. */
export const runIt = 'Run it<which>: <what/></which>'
