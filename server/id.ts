import { createHash, randomBytes } from 'node:crypto'

/** A new random id: 96 bits in 16 URL-safe characters. */
export const newId = () => randomBytes(12).toString('base64url')

/** A short content hash. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** A deterministic id: the same names always result in the same id. */
export const permanentId = (...names: string[]) => hashOf(JSON.stringify(names)).slice(0, 16)
