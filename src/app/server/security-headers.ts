import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
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

/** `isHttps` adds the headers that only work over https. */
export async function addSecurityHeaders(app: FastifyInstance, isHttps: boolean) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', API_POLICY)
  })
}
