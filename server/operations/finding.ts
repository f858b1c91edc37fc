/** The result of one check. If it is not `ok`, `what` also says what to do. */
export type Finding = { state: 'ok' | 'warn' | 'fail'; what: string }

export const ok = (what: string): Finding => ({ state: 'ok', what })
export const warn = (what: string): Finding => ({ state: 'warn', what })
export const fail = (what: string): Finding => ({ state: 'fail', what })
