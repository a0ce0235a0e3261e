import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const POLL_MS = 50

/**
 * Returns a function that closes the server after the running requests, or at once when `cut` is aborted. Then it also
 * closes connections without a complete request, for example those that browsers open in advance: they would delay the
 * close until they time out.
 */
export function createGracefulClose(app: FastifyInstance, closeOthers = () => {}): (cut: AbortSignal) => Promise<void> {
  let running = 0
  const closeAll = () => {
    app.server.closeAllConnections()
    closeOthers()
  }
  app.server.on('request', (_request, response) => {
    running++
    response.once('close', () => running--)
  })
  return async (cut) => {
    const closed = app.close()
    const poll = setInterval(() => {
      if (running === 0 || cut.aborted) closeAll()
    }, POLL_MS)
    await closed.finally(() => clearInterval(poll))
    // The server does not wait for connections that another listener gave it, such as those of https.
    while (running > 0 && !cut.aborted) await sleep(POLL_MS)
    closeAll()
  }
}
