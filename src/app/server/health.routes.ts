import type { FastifyInstance } from 'fastify'
import type { DatabaseMonitor } from './database-monitor.ts'

export type Health = {
  /** Set when the process is about to stop. */
  isDraining: boolean
  database: Pick<DatabaseMonitor, 'state' | 'isSchemaCurrent'>
}

/**
 * `/healthz`: the process responds. `/readyz`: a proxy may send requests here. It stays 200 while the database is
 * unavailable, because the app itself then responds with a plain 503.
 */
export const healthRoutes = (health: Health) => async (app: FastifyInstance) => {
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const reason = getReason(health)
    if (reason) reply.code(503).header('retry-after', 2)
    return { ok: reason === undefined, ...(reason && { reason }), database: health.database.state }
  })
}

function getReason({ isDraining, database }: Health): 'draining' | 'schema' | undefined {
  if (isDraining) return 'draining'
  return database.isSchemaCurrent ? undefined : 'schema'
}

/** Asks clients to open a new connection, which a proxy sends to another process. */
export function closeConnectionsWhileDraining(app: FastifyInstance, health: Health) {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (health.isDraining) reply.header('connection', 'close')
    return payload
  })
}
