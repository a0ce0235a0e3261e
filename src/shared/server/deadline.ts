import type { FastifyInstance } from 'fastify'
import { busy } from './errors.ts'

/**
 * Nobody waits longer than this for an answer, but where the contract says so: past it the call is answered 503, and what is under way ends by itself.
 * Fastify's own `handlerTimeout` stops counting as soon as a body has been read (fastify/fastify#6725).
 */
export function keepDeadline(app: FastifyInstance, ms = 4_700) {
  app.addHook('onRequest', async (request, reply) => {
    const { timeoutSeconds } = request.routeOptions.config.endpoint ?? {}
    const timer = setTimeout(
      () => {
        if (!reply.sent) void reply.send(busy())
      },
      timeoutSeconds === undefined ? ms : timeoutSeconds * 1000,
    )
    reply.raw.once('close', () => clearTimeout(timer))
  })
}
