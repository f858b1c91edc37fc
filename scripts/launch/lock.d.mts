export function alone<Result>(work: () => Promise<Result>): Promise<Result>
export function isAlive(pid: number): boolean
