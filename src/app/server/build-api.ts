import { randomBytes } from 'node:crypto'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
} from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { parseInput } from '#shared/contract/issue-messages.ts'
import { registerBodyParsers, BODY_LIMIT } from '#shared/server/register-body-parsers.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Clock } from '#shared/server/clock.ts'
import { compileSerializer } from '#shared/server/compile-serializer.ts'
import type { Db } from '#shared/server/db.ts'
import { recordWrites, type ReplicaReads } from '#shared/server/replica-reads.ts'
import { requirePermission } from '#shared/server/require-permission.ts'
import { enforceDeadline } from '#shared/server/enforce-deadline.ts'
import { createLogger } from '#shared/server/create-logger.ts'
import { HeavyWork } from '#shared/server/heavy-work.ts'
import type { Mailer } from '#shared/server/mailer.ts'
import { invalid } from '#shared/server/errors.ts'
import { toHttpError } from '#shared/server/to-http-error.ts'
import { handleClientError } from '#shared/server/handle-client-error.ts'
import { negotiateLanguage, type Translate } from '#shared/server/messages.ts'

export type ApiDependencies = {
  db: Db
  clock: Clock
  translate: Translate
  mail: Mailer
  /** 32 bytes that are not in the database, to encrypt secrets in it. */
  secretKey: Buffer
  /** The base URL for links in mails. `host` is the untrusted Host header: only one of our own hosts is used. */
  getOrigin: (host: string | undefined) => string
  /** Whether PUBLIC_URL is set, so that links work outside the office. */
  hasPublicUrl: boolean
  /** Whether PUBLIC_URL is https. A proxy may forward requests as http and not say how they came. */
  isHttps: boolean
  /** Stops the app and runs its command again. Undefined where nothing can. */
  restart?: (() => void) | undefined
  findActor: (dependencies: Pick<ApiDependencies, 'db' | 'clock'>, token: string) => Promise<Actor | null>
  replicaReads?: ReplicaReads | undefined
}

export type ApiOptions = ApiDependencies & {
  routes: FastifyPluginAsync[]
  logger?: FastifyBaseLogger
  registerPlugins?: (app: FastifyInstance) => Promise<void>
  trustProxy?: false | string
}

declare module 'fastify' {
  interface FastifyInstance {
    dependencies: ApiDependencies
    /** Work that continues after its response. */
    backgroundTasks: Set<Promise<unknown>>
    heavyWork: HeavyWork
  }
  interface FastifyRequest {
    actor: Actor | null
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

export async function buildApi({
  routes,
  logger,
  registerPlugins,
  trustProxy = false,
  ...dependencies
}: ApiOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger ?? createLogger(false),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomBytes(12).toString('base64url'),
    trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 10_000,
    connectionTimeout: 15_000,
    keepAliveTimeout: 10_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    clientErrorHandler: handleClientError(dependencies.translate),
    // Malformed URLs reach no hook, so the headers that hooks add and remove elsewhere are set here.
    frameworkErrors: (error, request, reply) => {
      const { status, problem } = toHttpError(
        error,
        negotiateLanguage(request.headers['accept-language']),
        dependencies.translate,
      )
      reply.raw.removeHeader('connection')
      void (reply as FastifyReply)
        .code(status)
        .headers({ 'x-request-id': request.id, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
        .send(problem)
    },
  })
  app.decorate('dependencies', dependencies)
  app.decorate('backgroundTasks', new Set<Promise<unknown>>())
  app.decorate('heavyWork', new HeavyWork())
  app.decorateRequest('actor', null)
  requirePermission(app)
  enforceDeadline(app)
  if (dependencies.replicaReads) recordWrites(app, dependencies.replicaReads)
  app.setValidatorCompiler<z.core.$ZodType>(({ schema }) => (input) => {
    const { data, messages } = parseInput(schema, input)
    return messages ? { error: invalid(messages) } : { value: data }
  })
  app.setSerializerCompiler<z.core.$ZodType>(compileSerializer)
  registerBodyParsers(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // The matched route is checked, because `/%61pi/user` is another spelling of `/api/user`.
    const isApi = request.routeOptions.url?.startsWith('/api') === true
    if (request.is404 || isApi) reply.header('cache-control', 'no-store')
  })
  app.setErrorHandler((error, request, reply: FastifyReply) => {
    const { status, problem, retryAfter } = toHttpError(
      error,
      negotiateLanguage(request.headers['accept-language']),
      dependencies.translate,
    )
    if (status === 500) request.log.error({ err: error }, 'unhandled error')
    if (problem.code === 'disk_full') request.log.error({ err: error }, 'disk full')
    else if (status === 503) request.log.warn({ err: error }, 'service unavailable')
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    return reply.code(status).send(problem)
  })
  await registerPlugins?.(app)
  for (const plugin of routes) await app.register(plugin)
  return app
}
