import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Only images (students' photos) may come from other origins. Styles need the nonce of the page load. */
export function webAppPolicy(nonce: string, isHttps: boolean): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

export const createNonce = () => randomBytes(16).toString('base64')

export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Every response has them. Some are for old browsers. */
const HEADERS = {
  'content-security-policy': API_POLICY,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

/** These only work over https. */
const HTTPS_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'strict-transport-security': 'max-age=31536000',
}

/** A response may replace the policy with its own. */
export function addSecurityHeaders(app: FastifyInstance, isHttps: boolean) {
  const headers = { ...HEADERS, ...(isHttps && HTTPS_HEADERS) }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
