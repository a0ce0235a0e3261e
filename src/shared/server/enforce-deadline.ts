import type { FastifyInstance } from 'fastify'
import { busy } from './errors.ts'

/**
 * Responds 503 after `ms`, or after the endpoint's `timeoutSeconds`, unless the response has begun. The handler is not cancelled.
 * Fastify's `handlerTimeout` does not work here: it stops as soon as the body has been read (fastify/fastify#6725).
 */
export function enforceDeadline(app: FastifyInstance, ms = 4_300) {
  app.addHook('onRequest', async (request, reply) => {
    const { timeoutSeconds } = request.routeOptions.config.endpoint ?? {}
    const timer = setTimeout(
      () => {
        if (!reply.sent && !reply.raw.headersSent) void reply.send(busy())
      },
      timeoutSeconds === undefined ? ms : timeoutSeconds * 1000,
    )
    reply.raw.once('close', () => clearTimeout(timer))
  })
}
