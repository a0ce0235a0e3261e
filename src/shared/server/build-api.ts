import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
} from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { v7 as uuid } from 'uuid'
import * as z from 'zod/mini'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { issueMessages } from '#shared/contract/issue-messages.ts'
import { acceptBodies, BODY_LIMIT } from './accept-bodies.ts'
import type { Actor } from './actor.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db.ts'
import { requireRoles } from './require-roles.ts'
import { keepDeadline } from './deadline.ts'
import { openLog } from './log.ts'
import type { Mailer } from './mail.ts'
import { invalid } from './errors.ts'
import { toHttpError } from './http-errors.ts'
import { handleClientError } from './unreadable.ts'
import { languageOf, type Translate } from './messages.ts'

export type ApiParts = {
  db: Db
  clock: Clock
  translate: Translate
  mail: Mailer
  /** The address that a caller who named this host is told in mails. Never what the caller wrote, unless it is one of ours. */
  originFor: (host: string | undefined) => string
  /** Who a token belongs to, by the database, on every call; null when it is not or no longer valid. */
  actorOf: (parts: Pick<ApiParts, 'db' | 'clock'>, token: string) => Promise<Actor | null>
}

export type ApiOptions = ApiParts & {
  routes: FastifyPluginAsync[]
  logger?: FastifyBaseLogger
  /** Plugins that must stand before the routes. */
  before?: (app: FastifyInstance) => Promise<void>
  trustProxy?: false | string
}

declare module 'fastify' {
  interface FastifyInstance {
    parts: ApiParts
  }
  interface FastifyRequest {
    actor: Actor | null
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

/** The whole API, or in a test the same with a test's database and clock. Plugins of the page are added by the caller. */
export async function buildApi({
  routes,
  logger,
  before,
  trustProxy = false,
  ...parts
}: ApiOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger ?? openLog(false),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => uuid(),
    trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 10_000,
    connectionTimeout: 15_000,
    keepAliveTimeout: 10_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    clientErrorHandler: handleClientError(parts.translate),
    // An address that cannot be read reaches no hook, so what hooks say elsewhere is said here.
    frameworkErrors: (error, request, reply) => {
      const { status, problem } = toHttpError(error, languageOf(request.headers['accept-language']), parts.translate)
      void (reply as FastifyReply)
        .code(status)
        .headers({ 'x-request-id': request.id, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
        .send(problem)
    },
  })
  app.decorate('parts', parts)
  app.decorateRequest('actor', null)
  requireRoles(app)
  keepDeadline(app)
  app.setValidatorCompiler<z.core.$ZodType>(({ schema }) => (sent) => {
    const parsed = z.safeParse(schema, sent)
    return parsed.success ? { value: parsed.data } : { error: invalid(issueMessages(parsed.error.issues)) }
  })
  app.setSerializerCompiler(serializerCompiler)
  acceptBodies(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store')
  })
  app.setErrorHandler((error, request, reply: FastifyReply) => {
    const { status, problem, retryAfter } = toHttpError(
      error,
      languageOf(request.headers['accept-language']),
      parts.translate,
    )
    if (status === 500) request.log.error({ err: error }, 'a fault of ours')
    if (status === 503) request.log.warn({ err: error }, 'could not serve now')
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    return reply.code(status).send(problem)
  })
  await before?.(app)
  for (const room of routes) await app.register(room)
  return app
}
