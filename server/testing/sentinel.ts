/**
 * Every answer key and explanation of the fixtures contains this text. If it is shown before an answer was given, a key
 * has leaked.
 */
export const SENTINEL = 'zqx-sentinel-key-zqx'
/** The sentinel in answer keys that must be numbers. */
export const SENTINEL_NUMBER = '7310.41'
