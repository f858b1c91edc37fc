/** One thing that was looked at. What is not `ok` says what to do. */
export type Finding = { state: 'ok' | 'warn' | 'fail'; what: string }

export const ok = (what: string): Finding => ({ state: 'ok', what })
export const warn = (what: string): Finding => ({ state: 'warn', what })
export const fail = (what: string): Finding => ({ state: 'fail', what })
