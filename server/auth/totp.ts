import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Time-based one-time passwords (RFC 6238) over HMAC-SHA-1 (RFC 4226), as every authenticator app makes them. */
const STEP_MS = 30_000
const DIGITS = 6
/** RFC 4226, section 4: at least 128 bits, 160 recommended. */
const SECRET_BYTES = 20
/** A clock may be that many steps off (RFC 6238, section 5.2). */
const STEPS_OFF = 1

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const newSecret = () => randomBytes(SECRET_BYTES)
export const stepAt = (ms: number) => Math.floor(ms / STEP_MS)

/** RFC 4226, section 5.3. */
export function codeAt(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/** The step whose code it is, of those around now; undefined if it is none of them. */
export function stepOf(secret: Buffer, { code, now }: { code: string; now: number }): number | undefined {
  const given = code.replaceAll(/[\s-]/g, '')
  if (!/^\d{6}$/.test(given)) return undefined
  const here = stepAt(now)
  for (let step = here - STEPS_OFF; step <= here + STEPS_OFF; step++)
    if (step >= 0 && timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(given))) return step
  return undefined
}

/** RFC 4648, without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** What a QR code tells an authenticator app. */
export function totpUri({ secret, email }: { secret: Buffer; email: string }): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer: 'Lyceum' })
  return `otpauth://totp/Lyceum:${encodeURIComponent(email)}?${query}`
}
