import { isIP } from 'node:net'
import { resolve } from 'node:path'
import type { HttpsPlan } from '#features/overview/tls/server/https-plan.ts'

type HttpsSettings = {
  HTTPS?: 'acme' | 'local' | 'off' | undefined
  HTTPS_HOST?: string | undefined
  HTTPS_PORT?: number | undefined
  HTTP_PORT: number
  HOST: string
  PUBLIC_URL?: string | undefined
  TRUST_PROXY: false | string
  ACME_DIRECTORY: string
  ACME_EMAIL?: string | undefined
  DATA_DIR: string
}

const ALL_ADDRESSES = '::'
/** Every account may listen on it. */
const LOCAL_PORT = 3443

/**
 * With TRUST_PROXY, a proxy serves https. Without it, an https PUBLIC_URL means a certificate of a public authority,
 * unless HTTPS says otherwise.
 */
export function getHttpsPlan(settings: HttpsSettings): HttpsPlan {
  const { HTTPS, PUBLIC_URL, TRUST_PROXY } = settings
  const url = getHttpsUrl(settings)
  if (TRUST_PROXY !== false) return { mode: url === undefined ? 'off' : 'proxy' }
  const directory = resolve(settings.DATA_DIR, 'https')
  const host = settings.HTTPS_HOST ?? (isLoopback(settings.HOST) ? ALL_ADDRESSES : settings.HOST)
  if (HTTPS === 'local') {
    const name = PUBLIC_URL === undefined ? undefined : new URL(PUBLIC_URL).hostname
    return { mode: 'local', directory, host, httpsPort: getOfficeHttpsPort(settings), name }
  }
  if (HTTPS === 'off' || url === undefined || !isPublicName(url.hostname))
    return { mode: HTTPS === 'off' && url !== undefined ? 'proxy' : 'off' }
  return {
    mode: 'acme',
    directory,
    host,
    httpsPort: settings.HTTPS_PORT ?? 443,
    httpPort: settings.HTTP_PORT,
    name: url.hostname,
    origin: url.origin,
    isExplicit: HTTPS === 'acme',
    authority: settings.ACME_DIRECTORY,
    email: settings.ACME_EMAIL,
  }
}

/** Phones in the office use this port once https is switched on there. */
export const getOfficeHttpsPort = ({ HTTPS_PORT }: Pick<HttpsSettings, 'HTTPS_PORT'>): number =>
  HTTPS_PORT ?? LOCAL_PORT

export function listHttpsFaults(settings: HttpsSettings): string[] {
  const { HTTPS, TRUST_PROXY } = settings
  if (HTTPS === undefined || HTTPS === 'off') return []
  if (TRUST_PROXY !== false) return ['  HTTPS: not with TRUST_PROXY, because the proxy serves https']
  if (HTTPS === 'local') return []
  const url = getHttpsUrl(settings)
  if (url === undefined) return ['  HTTPS: acme needs a PUBLIC_URL such as https://office.example.com']
  return isPublicName(url.hostname)
    ? []
    : [`  HTTPS: acme needs a public name in PUBLIC_URL, not ${url.hostname}; for an office network, choose local`]
}

function getHttpsUrl({ PUBLIC_URL }: HttpsSettings): URL | undefined {
  const url = PUBLIC_URL === undefined ? undefined : new URL(PUBLIC_URL)
  return url?.protocol === 'https:' ? url : undefined
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.')

/** An authority of the internet gives no certificate for the others. */
const isPublicName = (name: string) =>
  name.includes('.') && isIP(name) === 0 && !name.startsWith('[') && !/\.(?:local|localhost|lan|internal)$/.test(name)
