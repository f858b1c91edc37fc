import { createHash, randomBytes } from 'node:crypto'

/** A new permanent id: 96 random bits in 16 URL-safe characters. */
export const newId = () => randomBytes(12).toString('base64url')

/** A short fingerprint of content: equal texts share it. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** The id that these names always give: what is made from them again is found again. */
export const permanentId = (...names: string[]) => hashOf(JSON.stringify(names)).slice(0, 16)
