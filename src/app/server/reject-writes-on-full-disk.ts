import type { FastifyInstance } from 'fastify'
import { diskFull } from '#shared/server/errors.ts'

/** People can still sign in and read. */
const SESSION_CALLS = /\/(?:login|logout|session)$/

/** Leaves the rest of the disk to PostgreSQL, which would stop without any, so that reads would fail too. */
export function rejectWritesOnFullDisk(app: FastifyInstance, isDiskFull: () => boolean) {
  app.addHook('onRequest', async (request) => {
    const { method, path } = request.routeOptions.config.endpoint ?? {}
    if (method === undefined || method === 'GET' || path === undefined || SESSION_CALLS.test(path)) return
    if (isDiskFull()) throw diskFull()
  })
}
