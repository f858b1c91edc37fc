/**
 * Contained in every answer key and explanation of the fixtures. If it is shown before an answer was given, a key has
 * leaked.
 */
export const SENTINEL = 'zqx-sentinel-key-zqx'
/** The sentinel for a key that must be a number. */
export const SENTINEL_NUMBER = '7310.41'
