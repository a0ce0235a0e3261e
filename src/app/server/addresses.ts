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

function ofNetwork(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)
}
