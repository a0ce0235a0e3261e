import type { FastifyInstance } from 'fastify'
import { busy } from './errors.ts'

const GRACE_MS = 15_000

/**
 * Responds 503 after `ms`, or after the endpoint's `timeoutSeconds`, unless the response has begun. The handler is not
 * cancelled. Fastify's `handlerTimeout` does not work here: it stops as soon as the body has been read
 * (fastify/fastify#6725).
 */
export function enforceDeadline(app: FastifyInstance, ms = 4_300) {
  app.addHook('onRequest', async (request, reply) => {
    const { timeoutSeconds } = request.routeOptions.config.endpoint ?? {}
    const deadline = timeoutSeconds === undefined ? ms : timeoutSeconds * 1000
    const timer = setTimeout(() => {
      if (!reply.sent && !reply.raw.headersSent) void reply.send(busy())
    }, deadline)
    // Nothing is sent meanwhile, and Fastify's `connectionTimeout` would close the connection.
    if (timeoutSeconds !== undefined) reply.raw.setTimeout(deadline + GRACE_MS, () => reply.raw.destroy())
    reply.raw.once('close', () => clearTimeout(timer))
  })
}
