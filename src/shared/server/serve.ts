import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify'
import type * as z from 'zod/mini'
import { type Caller, type Endpoint, isPermitted } from '#shared/contract/endpoint.ts'
import type { FileContent } from '#shared/contract/scalars.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type en from '#shared/contract/messages/en.json'
import { type Actor, isStaff } from './actor.ts'
import type { Ctx } from './ctx.ts'
import type { Db } from './db.ts'
import { countRequest } from './hourly-limit.ts'
import { networkOf } from './network-of.ts'
import { confirmationRequired, forbidden, AppError, signedOut } from './errors.ts'
import { type ApiResponse, runIdempotent } from './idempotency.ts'
import { browserCookie, parseBrowserToken } from './browser-cookie.ts'
import { negotiateLanguage } from './messages.ts'
import { runOnReplica } from './replica-reads.ts'

const message = messagesOf<typeof en>('shared')

type Schema = z.core.$ZodType
type ActorOf<C extends Caller> = 'anyone' extends C ? Actor | null : Actor
type Input<P extends Schema, Q extends Schema, B extends Schema> = {
  params: z.output<P>
  query: z.output<Q>
  body: z.output<B>
}

/**
 * Slow work that needs no database runs before or after the use case, whose transaction is open if the request is
 * idempotent.
 */
type Hooks<Context, Request, Result, Prepared> = {
  before?: (ctx: Context, input: Request) => Promise<Prepared>
  /** Runs after the transaction. Not run for a repeated request, which gets the stored result. */
  after?: (ctx: Context, result: Result) => Promise<Result>
}

export function serve<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends Schema,
  C extends Caller,
  Prepared = undefined,
>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, R, C>,
  handler: (ctx: Ctx<ActorOf<C>>, input: Input<P, Q, B>, prepared: NoInfer<Prepared>) => Promise<z.input<R>>,
  { before, after = async (_ctx, result) => result }: Hooks<Ctx<ActorOf<C>>, Input<P, Q, B>, z.input<R>, Prepared> = {},
) {
  const status = endpoint.status ?? 200
  const isPublicLink = endpoint.method === 'GET' && endpoint.params !== undefined && endpoint.roles[0] === 'anyone'
  const route: Omit<RouteOptions, 'url'> = {
    method: endpoint.method,
    schema: routeSchema(endpoint, status),
    config: { endpoint },
    ...(endpoint.maxBytes !== undefined && { bodyLimit: endpoint.maxBytes }),
    onRequest: async (request, reply) => {
      await authenticate(request, endpoint)
      if (endpoint.confirm === true && !request.actor?.isConfirmed) throw confirmationRequired()
      if (endpoint.heavy && request.actor) app.heavyWork.begin(request.actor.id, reply.raw)
    },
    preHandler: async ({ actor, ip }, reply) => {
      // An incomplete request must not take the place of others at its address. Bodies of strangers are small.
      if (endpoint.heavy && !actor) app.heavyWork.begin(networkOf(ip), reply.raw)
      if (endpoint.hourlyLimit === undefined || isStaff(actor)) return
      const scope = `${endpoint.method} ${endpoint.path}`
      await countRequest(app.dependencies, { scope, caller: networkOf(ip), max: endpoint.hourlyLimit })
    },
    handler: (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
      endpoint.heavy ? app.heavyWork.run(reply.raw, () => answer(request, reply)) : answer(request, reply),
  }
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (endpoint.download !== undefined)
      void reply.header('content-disposition', `attachment; filename="${endpoint.download}"`)
    const ctx = createCtx(app, request, reply) as Ctx<ActorOf<C>>
    const input = { params: request.params, query: request.query, body: request.body } as Input<P, Q, B>
    const prepared = (await before?.(ctx, input)) as Prepared
    const key = request.headers['idempotency-key']
    if (!endpoint.idempotent || key === undefined) {
      const run = (db: Db) => handler({ ...ctx, db }, input, prepared)
      const result = await after(ctx, await runOnReplica(request, endpoint, run))
      // Search engines should not list what a link shows.
      if (isPublicLink) void reply.header('x-robots-tag', 'noindex')
      if (endpoint.file !== undefined) return sendFile(request, reply, endpoint, result as FileContent)
      return reply.code(status).send(result)
    }
    const keyedRequest = {
      route: `${endpoint.method} ${resolvePath(endpoint.path, input.params)}`.slice(0, 100),
      key: String(key),
      body: input.body,
      forever: endpoint.idempotent === 'forever',
    }
    let result: z.input<R> | undefined
    const response = await runIdempotent(ctx, keyedRequest, async (tx): Promise<ApiResponse> => {
      result = await handler({ ...ctx, db: tx }, input, prepared)
      return { status, body: result }
    })
    return reply.code(response.status).send(result === undefined ? response.body : await after(ctx, result))
  }
  app.route({ ...route, url: toUrlPattern(endpoint.path) })
  if (endpoint.alias)
    app.route({ ...route, url: toUrlPattern(endpoint.alias), schema: { ...route.schema, hide: true } })
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, cacheSeconds }: Endpoint,
  { name, content, type, hasETag }: FileContent,
) {
  const isRevalidated = hasETag === true && content instanceof Uint8Array
  if (cacheSeconds !== undefined)
    void reply.header(
      'cache-control',
      `private, max-age=${cacheSeconds}, ${isRevalidated ? 'must-revalidate' : 'immutable'}`,
    )
  else if (isRevalidated) void reply.header('cache-control', 'private, no-cache')
  if (isRevalidated) {
    const etag = `"${createHash('sha256').update(content).digest('base64url')}"`
    void reply.header('etag', etag)
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  }
  return reply
    .type(type ?? String(file))
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(content instanceof Uint8Array ? content : Readable.from(content, { objectMode: false }))
}

export const toUrlPattern = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** Fills in the parsed ids, so that different spellings of a URL share one idempotency key. */
const resolvePath = (path: string, params: unknown) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String((params as Record<string, unknown>)[name]))

export function routeSchema({ summary, params, query, body, result, file }: Endpoint, status: number): FastifySchema {
  return {
    summary,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(file === undefined && { response: { [status]: result } }),
  }
}

/**
 * Endpoints for `anyone` alone ignore tokens. On all others an invalid token gives 401, even where none is required.
 * Whether a student may access a record (`own`) is checked by the use case. An account that must set up two-factor
 * sign-in first gets 403, except at the endpoints that this needs.
 */
export async function authenticate(request: FastifyRequest, { may, roles, beforeTwoFactor }: Endpoint) {
  if (roles.length === 1 && roles[0] === 'anyone') return
  const token = /^Bearer (\S{1,512})$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) {
    if (roles.includes('anyone') && request.headers.authorization === undefined) return
    throw signedOut()
  }
  request.actor = await request.server.dependencies.findActor(request.server.dependencies, token)
  if (!request.actor) throw signedOut()
  const { role, mustSetUpTwoFactor = false } = request.actor
  const isOwn = role === 'student' && roles.includes('own')
  if (!isOwn && !roles.includes('anyone') && !isPermitted(request.actor, may, roles)) throw forbidden()
  if (mustSetUpTwoFactor && !beforeTwoFactor)
    throw new AppError(403, 'two_factor_required', message('twoFactorRequired'))
}

export function createCtx(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Ctx {
  const { db, translate, mail, secretKey, getOrigin, hasPublicUrl } = app.dependencies
  const isHttps = app.dependencies.isHttps || request.protocol === 'https'
  const origin = getOrigin(request.headers.host)
  return {
    db,
    clock: { now: () => app.dependencies.clock.now(), timeZone: request.actor?.timeZone },
    translate,
    mail,
    secretKey,
    actor: request.actor,
    requestId: request.id,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    browser: {
      token: parseBrowserToken(request.headers.cookie, isHttps),
      remember: (token) => void reply.header('set-cookie', browserCookie(token, isHttps)),
    },
    log: request.log,
    origin,
    publicOrigin: hasPublicUrl ? origin : undefined,
    runInBackground: (task) => {
      const done = task()
        .catch((error: unknown) => request.log.warn({ err: error }, 'background task failed'))
        .finally(() => app.backgroundTasks.delete(done))
      app.backgroundTasks.add(done)
    },
    ifMatch: parseIfMatch(request.headers['if-match']),
    language: negotiateLanguage(request.headers['accept-language']),
  }
}

function parseIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim())?.[1]
  if (version === undefined) throw new AppError(400, 'bad_if_match', message('badIfMatch'))
  return Number(version)
}
