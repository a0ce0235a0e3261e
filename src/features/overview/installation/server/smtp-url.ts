import type { SmtpSecurity } from '../contract/installation.contract.ts'

export type SmtpParts = {
  SMTP_SERVER: string | null
  SMTP_PORT: string | null
  SMTP_SECURITY: SmtpSecurity | null
  SMTP_USER: string | null
}

const NO_SERVER: SmtpParts = { SMTP_SERVER: null, SMTP_PORT: null, SMTP_SECURITY: null, SMTP_USER: null }

/** Without an address that is understood, all parts are null. */
export function splitSmtpUrl(text: string | undefined): SmtpParts & { password: string } {
  const url = URL.parse(text ?? '')
  if (url === null || url.hostname === '') return { ...NO_SERVER, password: '' }
  const isOpen = url.searchParams.get('requireTLS') === 'false'
  return {
    SMTP_SERVER: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    SMTP_PORT: url.port || null,
    SMTP_SECURITY: url.protocol === 'smtps:' ? 'tls' : isOpen ? 'none' : 'starttls',
    SMTP_USER: decodeURIComponent(url.username) || null,
    password: decodeURIComponent(url.password),
  }
}

/** Options that somebody wrote behind `?` stay for the same server. Undefined without a server. */
export function joinSmtpUrl(parts: SmtpParts, password: string, before: string | undefined): string | undefined {
  const { SMTP_SERVER: server, SMTP_PORT: port, SMTP_USER: user, SMTP_SECURITY: security } = parts
  if (server === null) return undefined
  const old = URL.parse(before ?? '')
  const options = new URLSearchParams(splitSmtpUrl(before).SMTP_SERVER === server ? old?.search : '')
  if (security === 'none') options.set('requireTLS', 'false')
  else if (options.get('requireTLS') === 'false') options.delete('requireTLS')
  const encoded = [user, password].filter((part) => part !== null && part !== '').map((part) => encode(part!))
  const login = encoded.length === 0 ? '' : `${encoded.join(':')}@`
  const host = server.includes(':') ? `[${server}]` : server
  const search = options.size === 0 ? '' : `?${options.toString()}`
  return `${security === 'tls' ? 'smtps' : 'smtp'}://${login}${host}${port === null ? '' : `:${port}`}${search}`
}

/** Also encodes what `encodeURIComponent` leaves, so that the line needs no quotes. */
const encode = (part: string) =>
  encodeURIComponent(part).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
