import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type * as z from 'zod/mini'
import type { Caller, Endpoint } from '#shared/contract/endpoint.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type en from '#shared/contract/messages/en.json'
import type { Actor } from './actor.ts'
import type { Ctx } from './ctx.ts'
import { forbidden, AppError, signedOut } from './errors.ts'
import { type ApiResponse, runIdempotent } from './idempotency.ts'
import { languageOf } from './messages.ts'

const message = messagesOf<typeof en>('shared')

type Schema = z.core.$ZodType
type ActorOf<C extends Caller> = 'anyone' extends C ? Actor | null : Actor
type Input<P extends Schema, Q extends Schema, B extends Schema> = {
  params: z.output<P>
  query: z.output<Q>
  body: z.output<B>
}

/** What takes long without the database stands around the work: that of an idempotent call is done within a transaction. */
type Around<Ctxt, Sent, Answered, X> = {
  before?: (ctx: Ctxt, input: Sent) => Promise<X>
  /** Once the work stands; a copy of the same sending does without it, and gets what the work answered. */
  after?: (ctx: Ctxt, answered: Answered) => Promise<Answered>
}

/** Mounts one call of the contract: who may, then what was sent, then the work, then the check of the answer. */
export function serve<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends Schema,
  C extends Caller,
  X = undefined,
>(
  app: FastifyInstance,
  spec: Endpoint<P, Q, B, R, C>,
  work: (ctx: Ctx<ActorOf<C>>, input: Input<P, Q, B>, prepared: NoInfer<X>) => Promise<z.input<R>>,
  { before, after = async (_ctx, answered) => answered }: Around<Ctx<ActorOf<C>>, Input<P, Q, B>, z.input<R>, X> = {},
) {
  const status = spec.status ?? 200
  app.route({
    method: spec.method,
    url: spec.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(spec, status),
    config: { endpoint: spec, ...(spec.hourlyLimit !== undefined && { rateLimit: limitOf(spec.hourlyLimit) }) },
    onRequest: async (request) => {
      await authenticate(request, spec.roles)
    },
    handler: async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const ctx = ctxOf(app, request) as Ctx<ActorOf<C>>
      const input = { params: request.params, query: request.query, body: request.body } as Input<P, Q, B>
      const prepared = (await before?.(ctx, input)) as X
      const key = request.headers['idempotency-key']
      if (!spec.idempotent || key === undefined) {
        return reply.code(status).send(await after(ctx, await work(ctx, input, prepared)))
      }
      const sending = {
        route: `${spec.method} ${addressOf(spec.path, input.params)}`.slice(0, 100),
        key: String(key),
        body: input.body,
        forever: spec.idempotent === 'forever',
      }
      let mine: z.input<R> | undefined
      const answer = await runIdempotent(ctx, sending, async (tx): Promise<ApiResponse> => {
        mine = await work({ ...ctx, db: tx }, input, prepared)
        return { status, body: mine }
      })
      return reply.code(answer.status).send(mine === undefined ? answer.body : await after(ctx, mine))
    },
  })
}

/** The path with its ids as they were understood: the same record is the same call, however its address was written. */
const addressOf = (path: string, params: unknown) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String((params as Record<string, unknown>)[name]))

const limitOf = (max: number) => ({
  max,
  timeWindow: 60 * 60 * 1000,
  allowList: (request: FastifyRequest) => request.actor !== null && request.actor.role !== 'student',
})

function schemaOf({ summary, params, query, body, result }: Endpoint, status: number): FastifySchema {
  return {
    summary,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { [status]: result },
  }
}

/** A call for anyone alone ignores a token; where one counts, one that is no longer valid is said, not overlooked. */
async function authenticate(request: FastifyRequest, roles: readonly Caller[]) {
  if (roles.length === 1 && roles[0] === 'anyone') return
  const token = /^Bearer (\S{1,512})$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) {
    if (roles.includes('anyone') && request.headers.authorization === undefined) return
    throw signedOut()
  }
  request.actor = await request.server.parts.actorOf(request.server.parts, token)
  if (!request.actor) throw signedOut()
  const { role } = request.actor
  if (!roles.includes('anyone') && !roles.includes(role) && !(role === 'student' && roles.includes('own')))
    throw forbidden()
}

function ctxOf(app: FastifyInstance, request: FastifyRequest): Ctx {
  const { db, clock, translate, mail, originFor } = app.parts
  return {
    db,
    clock,
    translate,
    mail,
    actor: request.actor,
    requestId: request.id,
    address: request.ip,
    origin: originFor(request.headers.host),
    runInBackground: (work) => {
      work().catch((error: unknown) => request.log.warn({ err: error }, 'what was left for after the answer failed'))
    },
    ifMatch: versionOf(request.headers['if-match']),
    language: languageOf(request.headers['accept-language']),
  }
}

function versionOf(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim())?.[1]
  if (version === undefined) throw new AppError(400, 'bad_if_match', message('badIfMatch'))
  return Number(version)
}
