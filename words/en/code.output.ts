/** What came of a run of a program. */

// How it ended.
export const endedWell = 'Finished without errors'
export const endedWithCode = (exitCode: number) => `Ended with exit code ${exitCode}`
export const endedWithErrorCode = (exitCode: number) => `Ended with an error (exit code ${exitCode})`
export const endedBySignal = (signal: string) => `Stopped by signal ${signal}`
/** A status that is none of those below: the run was made elsewhere. */
export const endedWithStatus = (status: string) => `Ended with status “${status}”`
export const statuses = {
  /** An error at run time. */
  RE: 'Ended with an error',
  /** Without the name of the signal. */
  SG: 'Stopped by a signal',
  TO: 'Ran out of time',
  OL: 'Too much output',
  EL: 'Too much error output (stderr)',
  XX: 'The server couldn’t run it',
}

// Above what it printed.
export const output = 'Output'
export const errors = 'Errors (stderr)'
export const printedNothing = 'The program printed nothing.'

// What it took, each with its figure.
export const exitCode = 'Exit code'
export const cpuTime = 'CPU time'
/** From its start to its end, by the clock. */
export const wallTime = 'Elapsed time'
export const memory = 'Memory'
export const milliseconds = (figure: string) => `${figure} ms`
export const seconds = (figure: string) => `${figure} s`
export const kilobytes = (figure: string) => `${figure} KB`
export const megabytes = (figure: string) => `${figure} MB`
