import { ModelError } from '../../models/service.ts'

/** Returns `instead` if a reply was refused or couldn't be read. Rethrows all other errors. */
export const unlessUnusable =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof ModelError && (error.failure === 'refused' || error.failure === 'unreadable')) return instead
    throw error
  }
