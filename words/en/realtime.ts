import { messages } from '#contract/errors.ts'

export const reconnecting: string = messages.reconnecting
export const socketMissing: string = messages.socketMissing
export const socketDisconnected: string = messages.socketDisconnected
