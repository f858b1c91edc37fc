import { afterEach } from 'vitest'
import { tellPages } from './browser.ts'

/** Adds to the error of a failed test what its pages show, because nobody can look at them afterwards. */
afterEach(async ({ task }) => {
  const error = task.result?.state === 'fail' ? task.result.errors?.at(-1) : undefined
  if (!error) return
  const told = await tellPages()
  error.message = `${error.message}\n${told}`
  error.stack = `${error.stack ?? ''}\n${told}`
})
