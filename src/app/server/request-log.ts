import type { FastifyInstance } from 'fastify'

/** One line for each answer: the route's pattern, never the address with its ids and searches. */
export function logAnswers(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url
    if (route === undefined || route === '/healthz' || route === '/readyz') return
    request.log.info(
      {
        id: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(request.actor && { actor: request.actor.id }),
      },
      'answered',
    )
  })
}
