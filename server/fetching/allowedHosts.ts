/** A host from which the operator allows this server to fetch, even if it isn't public. */
export type AllowedHost = {
  /** In the form that `hostOf` returns. */
  host: string
  /** Null for the usual ports. */
  port: number | null
}

const ENTRY = /^(?<host>\[[\da-f:.]+\]|[^\s:/?#@\\[\]]+)(?::(?<port>\d{1,5}))?$/i
const PORT_MAX = 65_535

/** Reads `host` or `host:port`; IPv6 addresses are in brackets. Undefined if the entry isn't valid. */
export function allowedHostOf(entry: string): AllowedHost | undefined {
  const { host, port } = ENTRY.exec(entry)?.groups ?? {}
  if (!host || !URL.canParse(`http://${host}`)) return undefined
  if (port !== undefined && (Number(port) === 0 || Number(port) > PORT_MAX)) return undefined
  return { host: hostOf(new URL(`http://${host}`)), port: port === undefined ? null : Number(port) }
}

/** The host of a URL in the form in which hosts are compared: without brackets and without dots at the end. */
export const hostOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1').replace(/(?<!\.)\.+$/, '')
