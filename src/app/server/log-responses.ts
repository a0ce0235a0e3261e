import type { FastifyInstance } from 'fastify'
import { PAGE_ROUTE } from './page-paths.ts'

const UNLOGGED = new Set<string | undefined>([undefined, PAGE_ROUTE, '/healthz', '/readyz'])

/** Logs one line per response with the route pattern, never the URL, which may contain personal data. */
export function logResponses(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url
    if (UNLOGGED.has(route)) return
    request.log.info(
      {
        id: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        // Only the addresses of rejected callers are logged, because they are personal data.
        ...([401, 403, 429].includes(reply.statusCode) && { address: request.ip }),
        ...(request.actor && { actor: request.actor.id }),
      },
      'request completed',
    )
  })
}
