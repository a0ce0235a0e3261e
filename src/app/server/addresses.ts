import type { Server } from 'node:http'
import { networkInterfaces } from 'node:os'
import type { Settings } from './settings.ts'

const ANY = new Set(['0.0.0.0', '::'])

/** The addresses to type into a browser: the public one, this machine's name for itself, and the network's where it listens. */
export function addressesOf(server: Server, { HOST, PUBLIC_URL }: Pick<Settings, 'HOST' | 'PUBLIC_URL'>): string[] {
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  const hosts = ANY.has(HOST) ? ['localhost', ...ofNetwork()] : [HOST === '127.0.0.1' ? 'localhost' : HOST]
  const local = hosts.map((host) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`)
  return PUBLIC_URL === undefined ? local : [PUBLIC_URL.replace(/\/+$/, ''), ...local]
}

/** The public address; without one, the address by which the caller reached this machine where it is one of ours, else the first. */
export function originAmong(
  addresses: string[],
  host: string | undefined,
  { PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>,
): string {
  const reached = PUBLIC_URL === undefined && addresses.find((address) => URL.parse(address)?.host === host)
  return reached || (addresses[0] ?? '')
}

function ofNetwork(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)
}
