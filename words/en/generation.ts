import { messages } from '#contract/errors.ts'

/** In the file that every page loads. */
export const promptEmpty: string = messages.promptEmpty
