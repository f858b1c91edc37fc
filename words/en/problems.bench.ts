import { date, number, plural } from './language.ts'

/** Where a program is written, run and graded. */

export const loadingEditor = 'Loading the editor'
/** Names the editor; `language` is a programming language. */
export const yourProgram = (language: string, problem: string) => `Your program in ${language}: ${problem}`
/** Names what moves between the program and the result. */
export const height = 'Height of the editor'

// Above the program.
/** A programming language. */
export const language = 'Language'
export const startAgain = 'Reset to the starter code'
export const draftKept = 'Draft saved on this device'
/** Buttons; screen readers add what is run. */
export const run = { program: 'Run<which> the program</which>', tests: 'Run<which> the visible tests</which>' }
export const submit = 'Submit'
/** Keys, as they are written on a keyboard. */
export const runKeys = 'Ctrl+Enter'
export const submitKeys = 'Ctrl+Shift+Enter'

// What took the place of the program, which can be undone.
export const asAtBeginning = 'The editor now has the starter code.'
export const asSubmitted = 'The editor now has that submission.'

// Tabs below the program: the tests, the input, the submissions.
export const results = 'Results'
export const input = 'Input'
export const submissions = 'Submissions'

export const stdin = 'Input (stdin)'
export const stdinHint =
  'Run starts your program with this input and no tests. Call your function, and print what you want to see.'
/** A link. */
export const runOnItsOwn = 'Open this run on its own page'

// Before anything was run.
export const whySignIn = 'Sign in to run your program. We’ll keep what you write on this device until you’re back.'
/** `Run` and `Submit` are the buttons above. */
export const whatButtonsDo = (visible: number, all: number) =>
  plural(visible, {
    one: `<button>Run</button> tries the # test you can see, as often as you like. <button>Submit</button> grades your program with all ${number(all)}.`,
    other: `<button>Run</button> tries the # tests you can see, as often as you like. <button>Submit</button> grades your program with all ${number(all)}.`,
  })

// While it runs.
/** For screen readers. */
export const grading = 'Grading'
export const running = 'Running'
/** The same, to be read. */
export const gradingByAll = 'Grading with all the tests…'
export const runningNow = 'Running…'
/** Follows either of them. */
export const whySlow = (language: string) =>
  `The ${language} runtime is starting, or other programs are ahead of yours.`

// What the tests said.
export const allPassed = (count: number) => plural(count, { one: 'All # passed', other: 'All # passed' })
export const passedOf = (passed: number, count: number) => `${number(passed)} of ${number(count)} passed`
export const submitToo = 'Submit to run the hidden tests too.'
/** Of a test. */
export const verdicts = { passed: 'Passed', failed: 'Failed', notRun: 'Not run' }
/** Above what a test gives to the program: a call, or tables. */
export const given = 'Given'
export const expectedAndGot = 'Expected and actual'
/** Above what the program printed. */
export const printed = 'Your program printed'

// After a submission.
export const whatChanged = 'What changed'
export const nextProblem = (title: string) => `Next: ${title}`
export const allProblems = 'All problems'
// The lesson that teaches it: after a pass, and after a failure.
export const readMore = (lesson: string) => `Read more: ${lesson}`
export const readWhatItTakes = (lesson: string) => `Read the lesson: ${lesson}`

// What was submitted before.
export const loadingSubmissions = 'Loading your submissions'
export const noSubmissions = 'You haven’t submitted anything yet.'
export const putIntoEditor = 'Open in the editor'
export const when = (at: number) => date(at, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
