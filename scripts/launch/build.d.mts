export const SOURCES: string[]
export const SERVER_SOURCES: string[]
