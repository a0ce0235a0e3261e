import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { negotiateLanguage } from '#shared/server/messages.ts'
import { CHALLENGE_PATH } from './challenges.ts'
import type { HttpsService } from './https-service.ts'

/** Monitors and the authority come over plain http. */
const ALLOWED = new Set(['/healthz', '/readyz', `${CHALLENGE_PATH}:token`])

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/

/**
 * Keeps passwords from being typed over plain http: requests from other machines are redirected to https. On the machine
 * itself the app is served, except on the port for certificate authorities.
 */
export function guardPlainHttp(app: FastifyInstance, { mode, getPlainHttp, isPublic, origin }: HttpsService) {
  if (mode !== 'acme') return
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https' || ALLOWED.has(request.routeOptions.url ?? '')) return
    const { socket } = request.raw
    const plain = getPlainHttp()
    if (!isPublic(socket) && (plain === 'app' || LOOPBACK.test(socket.remoteAddress ?? ''))) return
    return plain === 'redirect' ? redirect(request, reply, origin) : sendWait(app, request, reply)
  })
}

/** 308 repeats the method and the body. */
function redirect(request: FastifyRequest, reply: FastifyReply, origin: string) {
  const path = request.raw.url?.startsWith('/') ? request.raw.url : '/'
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return reply
    .code(isRead ? 301 : 308)
    .header('location', origin + path)
    .send()
}

function sendWait(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  const language = negotiateLanguage(request.headers['accept-language'])
  return reply
    .code(503)
    .headers({ 'retry-after': 60, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(app.dependencies.translate(language, 'tls:notYet'))
}
