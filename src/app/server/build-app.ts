import compress from '@fastify/compress'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { demoDataRoutes } from '#features/demo-data/server/demo-data.routes.ts'
import { findActor } from '#features/identity/server/public.ts'
import type { SetupGate } from '#features/setup/server/setup-gate.ts'
import { setupRoutes } from '#features/setup/server/setup.routes.ts'
import { type ApiDependencies, buildApi } from '#shared/server/build-api.ts'
import { loadMessages } from '#shared/server/messages.ts'
import { serveOpenApi } from './serve-openapi.ts'
import { healthRoutes } from './health.routes.ts'
import { logResponses } from './log-responses.ts'
import { ROUTES } from './routes.ts'
import { addSecurityHeaders } from './security-headers.ts'

type AppOptions = Pick<ApiDependencies, 'db' | 'clock' | 'mail' | 'secretKey' | 'getOrigin'> & {
  gate: SetupGate
  logger?: FastifyBaseLogger
  isHttps?: boolean
  hasPublicUrl?: boolean
  trustProxy?: false | string
}

/** The API and the health checks, without the page. */
export async function buildApp({
  db,
  clock,
  mail,
  secretKey,
  getOrigin,
  gate,
  logger,
  isHttps = false,
  hasPublicUrl = false,
  trustProxy = false,
}: AppOptions): Promise<FastifyInstance> {
  return buildApi({
    db,
    clock,
    mail,
    secretKey,
    getOrigin,
    hasPublicUrl,
    translate: loadMessages(),
    findActor,
    trustProxy,
    ...(logger && { logger }),
    routes: [...ROUTES, setupRoutes(gate), demoDataRoutes(gate), healthRoutes],
    registerPlugins: async (app) => {
      logResponses(app)
      await addSecurityHeaders(app, isHttps)
      await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
      await serveOpenApi(app)
    },
  })
}
