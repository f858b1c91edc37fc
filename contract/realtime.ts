import type { z } from 'zod'
import type { Access } from './endpoint.ts'

/** A socket event sent by clients. Like an endpoint, it is defined once and used by the server and the web app. */
export type ClientEvent<Input extends z.ZodType = z.ZodType, Ack extends z.ZodType = z.ZodType> = {
  event: string
  access: Exclude<Access, 'public'>
  input: Input
  ack: Ack
}

export function clientEvent<Input extends z.ZodType, Ack extends z.ZodType>(description: ClientEvent<Input, Ack>) {
  return description
}

/** A socket event sent to clients. */
export type ServerEvent<Payload extends z.ZodType = z.ZodType> = { event: string; payload: Payload }

export function serverEvent<Payload extends z.ZodType>(description: ServerEvent<Payload>) {
  return description
}

export const SOCKET_PATH = '/server/socket.io'
export const RECONNECTION_ATTEMPTS = 5
