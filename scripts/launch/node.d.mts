export const NODE_FLAGS: string[]
export const SERVER_FLAGS: string[]
export function findNode(): string
