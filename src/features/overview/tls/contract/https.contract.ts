import * as z from 'zod/mini'
import { endpoint } from './permissions.ts'

/** `proxy`: another program serves https. */
export const HTTPS_MODES = ['off', 'proxy', 'acme', 'local'] as const
export type HttpsMode = (typeof HTTPS_MODES)[number]

export const HTTPS_PROBLEMS = [
  'nameUnknown',
  'notReached',
  'httpPortInUse',
  'httpsPortInUse',
  'portNotAllowed',
  'addressUnknown',
  'authorityUnreachable',
  'rejected',
  'rateLimited',
  'clock',
  'notWritable',
  'notReadable',
  'nameNotCovered',
  'other',
] as const
export type HttpsProblem = (typeof HTTPS_PROBLEMS)[number]

export const HttpsStatus = z.object({
  mode: z.enum(HTTPS_MODES),
  /** The addresses that Munshi itself serves over https. */
  urls: z.array(z.string()),
  /** The names and addresses of the certificate. */
  names: z.array(z.string()),
  validUntil: z.nullable(z.string()),
  renewAt: z.nullable(z.string()),
  problem: z.nullable(
    z.object({
      code: z.enum(HTTPS_PROBLEMS),
      /** Is in English: a port, a name, or the text of the authority. */
      detail: z.string(),
    }),
  ),
  nextTryAt: z.nullable(z.string()),
  /** The SHA-256 of the local authority's certificate. */
  fingerprint: z.nullable(z.string()),
  /** Its SHA-1, which Windows shows. */
  thumbprint: z.nullable(z.string()),
})
export type HttpsStatus = z.infer<typeof HttpsStatus>

export const Trust = z.object({
  /** The SHA-256 of the certificate. */
  fingerprint: z.string(),
  /** Its SHA-1, which Windows shows. */
  thumbprint: z.string(),
  validUntil: z.string(),
  /** The addresses that the server serves with it. */
  urls: z.array(z.string()),
})
export type Trust = z.infer<typeof Trust>

export const httpsApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/admin/https',
    summary: 'How https is served, the certificate, and why there is none',
    may: 'tls.see',
    result: HttpsStatus,
  }),
  trust: endpoint({
    method: 'GET',
    path: '/api/trust',
    summary: 'The local authority, whose certificate is downloaded from /trust/munshi-root.crt; 404 if there is none',
    may: 'tls.trust',
    result: Trust,
  }),
}
