import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { demoDataRoutes } from '#features/demo-data/server/demo-data.routes.ts'
import { actorOf } from '#features/identity/server/public.ts'
import type { SetupGate } from '#features/setup/server/setup-gate.ts'
import { setupRoutes } from '#features/setup/server/setup.routes.ts'
import { type ApiParts, buildApi } from '#shared/server/build-api.ts'
import { loadMessages } from '#shared/server/messages.ts'
import { serveDocs } from './docs.ts'
import { healthRoutes } from './health.ts'
import { logAnswers } from './request-log.ts'
import { ROUTES } from './routes.ts'
import { addSecurityHeaders } from './security.ts'

type App = Pick<ApiParts, 'db' | 'clock' | 'mail' | 'originFor'> & {
  gate: SetupGate
  logger?: FastifyBaseLogger
  isHttps?: boolean
  trustProxy?: false | string
}

/** Everything under /api and the health checks, as it runs in production; tests call the same. */
export async function buildApp({
  db,
  clock,
  mail,
  originFor,
  gate,
  logger,
  isHttps = false,
  trustProxy = false,
}: App): Promise<FastifyInstance> {
  return buildApi({
    db,
    clock,
    mail,
    originFor,
    translate: loadMessages(),
    actorOf,
    trustProxy,
    ...(logger && { logger }),
    routes: [...ROUTES, setupRoutes(gate), demoDataRoutes(gate), healthRoutes],
    before: async (app) => {
      logAnswers(app)
      await addSecurityHeaders(app, isHttps)
      await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
      await app.register(rateLimit, { global: false, hook: 'preHandler' })
      await serveDocs(app)
    },
  })
}
