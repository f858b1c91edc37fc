export const notWrittenYet = 'Not written yet'
export const underWay = { lesson: 'Writing the lesson…', quiz: 'Writing its questions…' }

// Before the sentence of the server that says why.
export const questionsFailed = 'We couldn’t write its questions.'
export const rewritingFailed = 'The rewrite failed, so nothing has changed.'

/** A lesson, or its questions. */
export const writeAgain = 'Write it again'
