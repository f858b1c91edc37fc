const ESSENCE = /^[\w!#$&^.+-]{1,80}\/[\w!#$&^.+-]{1,80}$/
const CHARSET = /;\s*charset\s*=\s*"?([\w.:+-]{1,40})"?\s*(?:;|$)/i

/** The media type and the charset of a Content-Type header, in lower case. Null if it has no valid media type. */
export function mediaTypeOf(header: string | undefined): { type: string; charset: string | null } | null {
  const type = header?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!ESSENCE.test(type)) return null
  return { type, charset: CHARSET.exec(header ?? '')?.[1]?.toLowerCase() ?? null }
}

/** Whether a media type is among those accepted, such as `text/html` or `text/*`. */
export const isAccepted = (type: string, accepted: readonly string[]) =>
  accepted.some((one) => one === type || (one.endsWith('/*') && type.startsWith(one.slice(0, -1))))
