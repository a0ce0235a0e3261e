import type { Server } from 'node:http'
import { networkInterfaces } from 'node:os'
import type { Settings } from './settings.ts'

export const ANY_ADDRESS = new Set(['0.0.0.0', '::'])

/** Returns each URL of the app once, at the port that the server listens on. */
export function getServerUrls(
  server: Server,
  settings: Pick<Settings, 'HOST' | 'PUBLIC_URL'>,
  httpsUrls: readonly string[] = [],
): string[] {
  const address = server.address()
  return listUrls({ ...settings, PORT: typeof address === 'object' && address ? address.port : 0 }, httpsUrls)
}

/**
 * Lists PUBLIC_URL first, then localhost, then the IPv4 addresses of this machine if it listens on all, then those over
 * https.
 */
export function listUrls(
  { HOST, PORT, PUBLIC_URL }: Pick<Settings, 'HOST' | 'PORT' | 'PUBLIC_URL'>,
  httpsUrls: readonly string[] = [],
): string[] {
  const hosts = ANY_ADDRESS.has(HOST)
    ? ['localhost', ...networkAddresses()]
    : [HOST === '127.0.0.1' ? 'localhost' : HOST]
  const localUrls = [...hosts.map((host) => `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`), ...httpsUrls]
  const urls = PUBLIC_URL === undefined ? localUrls : [PUBLIC_URL.replace(/\/+$/, ''), ...localUrls]
  const isSame = (a: string, b: string) => URL.parse(a)?.href === URL.parse(b)?.href
  return urls.filter((url, index) => urls.findIndex((other) => isSame(other, url)) === index)
}

/** Returns the base URL of links: PUBLIC_URL, else the URL that matches the request's Host header, else the first. */
export function resolveOrigin(
  urls: string[],
  host: string | undefined,
  { PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>,
): string {
  const matching = PUBLIC_URL === undefined && urls.find((url) => URL.parse(url)?.host === host)
  return matching || (urls[0] ?? '')
}

function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)
}
