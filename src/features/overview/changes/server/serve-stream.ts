import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint, Role } from '#shared/contract/endpoint.ts'
import type { Actor } from '#shared/server/actor.ts'
import { authenticate, routeSchema, toUrlPattern } from '#shared/server/serve.ts'

type Schema = z.core.$ZodType
type Request<Q extends Schema> = { actor: Actor; query: z.output<Q> }

/** `open` may throw an `AppError`, and otherwise returns a function that writes to the response and ends it. */
export function serveStream<P extends Schema, Q extends Schema, B extends Schema, R extends Schema, C extends Role>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, R, C>,
  open: (request: Request<Q>) => Promise<(response: ServerResponse) => void>,
) {
  app.route({
    method: endpoint.method,
    url: toUrlPattern(endpoint.path),
    schema: routeSchema(endpoint, 200),
    config: { endpoint },
    onRequest: (request) => authenticate(request, endpoint),
    handler: async (request, reply) => {
      void reply.headers({
        'content-type': String(endpoint.stream),
        'cache-control': 'no-store, no-transform',
        // Asks nginx to pass on each line at once.
        'x-accel-buffering': 'no',
      })
      if (request.method === 'HEAD') return reply.send()
      const start = await open({ actor: request.actor!, query: request.query as z.output<Q> })
      reply.hijack()
      // The server closes connections on which nothing was sent for some seconds.
      reply.raw.setTimeout(0, () => {})
      reply.raw.writeHead(200, reply.getHeaders() as Record<string, string>)
      start(reply.raw)
    },
  })
}
