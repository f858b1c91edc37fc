import { messages } from '#contract/errors.ts'

/** Every page loads this catalog. */
export const promptEmpty: string = messages.promptEmpty
