import type { FastifyInstance } from 'fastify'

const LOOK_MS = 50

/**
 * Counts what is under way, and closes the server once all of it is answered. A connection on which nothing has been
 * asked, such as browsers keep in reserve, or only half a question, would otherwise hold the server open until it times out.
 */
export function drainer(app: FastifyInstance): () => Promise<void> {
  let underWay = 0
  app.server.on('request', (_request, response) => {
    underWay++
    response.once('close', () => underWay--)
  })
  return async () => {
    const closed = app.close()
    const look = setInterval(() => {
      if (underWay === 0) app.server.closeAllConnections()
    }, LOOK_MS)
    await closed.finally(() => clearInterval(look))
  }
}
