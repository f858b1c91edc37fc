/**
 * Runs code where it stands: a sample of a lesson, or the code of a question. `what` names it with its article where
 * the language has one: `sample 2, Python`, `the code above`.
 */

export const runOf = (what: string) => `Run ${what}`
// Buttons; screen readers add what they are about.
export const run = 'Run<which> <what/></which>'
export const edit = 'Edit<which> <what/></which>'
export const close = 'Close<which> <what/></which>'
export const signInToRun = 'Sign in to run<which> <what/></which>'

export const loadingEditor = 'Loading the editor'
/** Names the editor. */
export const yourVersion = (what: string) => `Your version of ${what}`
/** For screen readers. */
export const running = 'Running'
export const whySlow = 'The runtime is still starting, or other programs are ahead of yours.'
