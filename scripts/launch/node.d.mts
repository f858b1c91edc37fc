export const NODE_FLAGS: string[]
export const SERVER_FLAGS: string[]
export function findNode(): string
export const SERVER_ENV: { MALLOC_ARENA_MAX: string; MALLOC_MMAP_THRESHOLD_: string }
