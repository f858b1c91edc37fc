/** A host of the operator's own that may be fetched from although it isn't public. */
export type AllowedHost = {
  /** As `hostOf` writes it. */
  host: string
  /** Null: the usual ports. */
  port: number | null
}

const ENTRY = /^(?<host>\[[\da-f:.]+\]|[^\s:/?#@\\[\]]+)(?::(?<port>\d{1,5}))?$/i
const PORT_MAX = 65_535

/** Reads `host` or `host:port`; an IPv6 address stands in brackets. Undefined if it's neither. */
export function allowedHostOf(entry: string): AllowedHost | undefined {
  const { host, port } = ENTRY.exec(entry)?.groups ?? {}
  if (!host || !URL.canParse(`http://${host}`)) return undefined
  if (port !== undefined && (Number(port) === 0 || Number(port) > PORT_MAX)) return undefined
  return { host: hostOf(new URL(`http://${host}`)), port: port === undefined ? null : Number(port) }
}

/** The host of an address in the one way that hosts are compared: without brackets and without dots at the end. */
export const hostOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1').replace(/(?<!\.)\.+$/, '')
