import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'

/** The hash that is stored instead of a secret code. */
export const hashCode = (code: string) => createHash('sha256').update(code).digest('base64url')

/** 192 random bits, used in links. */
export const newLinkCode = () => randomBytes(24).toString('base64url')

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const keyOf = ({ secret }: Pick<Config, 'secret'>, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `lyceum ${purpose}`, 32))

/** Encrypts a value, so that it can't be read in a backup or in the database. */
export function seal(config: Pick<Config, 'secret'>, { purpose, plain }: { purpose: string; plain: Buffer }): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(config, purpose), iv)
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/**
 * Decrypts a value.
 * @throws if it was encrypted with another server's secret, or was changed.
 */
export function unseal(
  config: Pick<Config, 'secret'>,
  { purpose, sealed }: { purpose: string; sealed: string },
): Buffer {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(CIPHER, keyOf(config, purpose), bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
}
