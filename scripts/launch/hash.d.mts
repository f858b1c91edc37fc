export function hashOf(paths: readonly string[], ...more: unknown[]): string
export function readStamp(path: string): string | undefined
