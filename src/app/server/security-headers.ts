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

const POLICY_HEADER = 'content-security-policy'
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Only documents have them. Some are for old browsers. */
const DOCUMENT_HEADERS = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

/** These only work over https. */
const HTTPS_DOCUMENT_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
}

/** With `nosniff`, a browser that opens one of these types shows its text. All other types get a policy. */
const SHOWN_AS_TEXT =
  /^(?:application\/(?:json|manifest\+json|x-ndjson)|(?:application|text)\/javascript|text\/css|font\/)/

/** A response may replace the policy with its own. */
export function addSecurityHeaders(app: FastifyInstance, isHttps: boolean) {
  const documentHeaders = { ...DOCUMENT_HEADERS, ...(isHttps && HTTPS_DOCUMENT_HEADERS) }
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff')
    // Over https, browsers say what they load. The files and calls of a page come after the page, which has the header.
    if (isHttps && (request.headers['sec-fetch-dest'] ?? 'document') === 'document')
      reply.header('strict-transport-security', 'max-age=31536000')
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    const type = String(reply.getHeader('content-type') ?? '')
    if (type.startsWith('text/html')) reply.headers(documentHeaders)
    if (type !== '' && !SHOWN_AS_TEXT.test(type) && !reply.hasHeader(POLICY_HEADER))
      reply.header(POLICY_HEADER, FILE_POLICY)
    done(null, payload)
  })
}
