import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#shared/server/clock.ts'
import type { HttpsStatus, Trust } from '../contract/https.contract.ts'
import type { KeyAndChain } from './certificate.ts'
import type { HttpsPlan } from './https-plan.ts'

/** The answer to requests over plain http from other machines. */
export type PlainHttp = 'app' | 'redirect' | 'wait'

export type HttpsListeners = {
  /** Serves the app with the certificate, from now on for new connections. Returns the port. */
  serve: (address: { host: string; port: number }, certificate: KeyAndChain) => Promise<number>
  /** Serves what answers a certificate authority. */
  openHttp: (address: { host: string; port: number }) => Promise<void>
  /** Returns whether `openHttp` has opened the connection. */
  isPublic: (socket: Socket) => boolean
}

export type HttpsContext = { clock: Clock; log: Pick<FastifyBaseLogger, 'info' | 'warn'>; listeners: HttpsListeners }

export type HttpsService = {
  mode: HttpsPlan['mode']
  getStatus: () => HttpsStatus
  /** Is undefined without a local authority. */
  getRoot: () => { certificate: Buffer; trust: Trust } | undefined
  getPlainHttp: () => PlainHttp
  /** Returns whether the connection came to the port for certificate authorities. */
  isPublic: (socket: Socket) => boolean
  /** Is the public address, without a trailing slash. */
  origin: string
  readChallenge: (token: string) => Promise<string | undefined>
  /** Serves with the certificate that is stored. Does not throw. */
  start: () => Promise<void>
  /** Obtains or renews what is due. Does not throw. */
  run: () => Promise<void>
  stop: () => void
}

export const createInactive = (mode: 'off' | 'proxy'): HttpsService => ({
  mode,
  getStatus: () => noCertificate(mode),
  getRoot: () => undefined,
  getPlainHttp: () => 'app',
  isPublic: () => false,
  origin: '',
  readChallenge: async () => undefined,
  start: async () => {},
  run: async () => {},
  stop: () => {},
})

export const noCertificate = (mode: HttpsPlan['mode']): HttpsStatus => ({
  mode,
  urls: [],
  names: [],
  validUntil: null,
  renewAt: null,
  problem: null,
  nextTryAt: null,
  fingerprint: null,
  thumbprint: null,
})
