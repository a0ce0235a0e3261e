import type * as z from 'zod/mini'
import type { ApiProblem, Endpoint } from '#shared/contract/endpoint.ts'
import { ApiError } from './api-error.ts'
import { requestConfirmation } from './confirm-identity.ts'
import { takeFirstCall } from './first-call.ts'
import { liveHeaders, ownRequests } from './own-writes.ts'
import { getLanguage, translate } from './i18n.tsx'
import { getActiveIdentity, removeIdentity, getIdentity, type Area } from './identity-store.ts'

/** The endpoint of each call by its key, such as `GET /api/fee`. `src/app/web/call-types.d.ts` adds them. */
export interface Calls {}
/** The deadline of the server in seconds, of calls that may take longer than others. */
export interface SlowCalls {}
export type CallKey = keyof Calls & `${Endpoint['method']} ${Endpoint['path']}`

type Schema = z.core.$ZodType
type SchemasOf<Key extends CallKey> =
  Calls[Key] extends Endpoint<infer Params, infer Query, infer Body, infer Result>
    ? { params: Params; query: Query; body: Body; result: Result }
    : never
export type BodyOf<Key extends CallKey> = z.input<SchemasOf<Key>['body']>
export type ResultOf<Key extends CallKey> = z.output<SchemasOf<Key>['result']>

type ArgumentOf<Name extends string, S extends Schema> =
  undefined extends z.input<S>
    ? { [N in Name]?: z.input<S> }
    : Partial<z.input<S>> extends z.input<S>
      ? { [N in Name]?: z.input<S> }
      : { [N in Name]: z.input<S> }

type CallOptions = {
  ifMatch?: number
  key?: string
  signal?: AbortSignal
  /** Replaces the page's identity. Logout uses it to end the sessions of all identities. */
  as?: { area: Area; token: string }
  /** Completes the request even if the page is left. */
  keepalive?: boolean
}
type CallArgument<Key extends CallKey> = ArgumentOf<'params', SchemasOf<Key>['params']> &
  ArgumentOf<'query', SchemasOf<Key>['query']> &
  ArgumentOf<'body', SchemasOf<Key>['body']> &
  CallOptions &
  (Key extends keyof SlowCalls ? { timeoutSeconds: SlowCalls[Key] } : unknown)
type UntypedArgument = { params?: unknown; query?: unknown; body?: unknown; timeoutSeconds?: number } & CallOptions

const TIMEOUT_MS = 10_000
/** A slow call gets twice the server's own limit. */
const getTimeoutMs = ({ timeoutSeconds }: UntypedArgument) =>
  timeoutSeconds === undefined ? TIMEOUT_MS : timeoutSeconds * 2000
let notifySignedOut: (reason: string) => void = () => {}

/** Calls the listener after the server has rejected the identity's session (401) and the identity was removed. */
export function onSignedOut(listener: (reason: string) => void): void {
  notifySignedOut = listener
}

let notifyTwoFactorRequired: (area: Area) => void = () => {}

/** Calls the listener if the server rejects a read because the identity must set up two-factor sign-in first (403). */
export function onTwoFactorRequired(listener: (area: Area) => void): void {
  notifyTwoFactorRequired = listener
}

/**
 * Calls an endpoint with the page's identity: `call('GET /api/fee', { query })`. The server has checked the result by
 * the contract. Throws `ApiError`.
 */
export async function call<Key extends CallKey>(
  key: Key,
  ...[argument]: Partial<CallArgument<Key>> extends CallArgument<Key>
    ? [argument?: CallArgument<Key>]
    : [argument: CallArgument<Key>]
): Promise<ResultOf<Key>> {
  const options: UntypedArgument = argument ?? {}
  const { url, init, caller } = buildRequest(key, options)
  const send = () => fetchResponse(url, init, getTimeoutMs(options), options.signal)
  let { response, payload } = await send()
  // The repeated request has the same idempotency key.
  if (await isConfirmedNow(payload)) ({ response, payload } = await send())
  if (response.ok && payload !== undefined) return payload as ResultOf<Key>
  const error = toApiError(response.status, payload, caller)
  // A form that cannot be saved shows the reason and stays, so that its input is not lost.
  const isRead = init.method === 'GET'
  if (caller && isRead && error.problem.code === 'two_factor_required') notifyTwoFactorRequired(caller.area)
  throw error
}

/** Asks for the password if the call requires it. True if the user has entered it: the call is then repeated. */
export async function isConfirmedNow(payload: unknown): Promise<boolean> {
  return isProblem(payload) && payload.code === 'confirmation_required' && requestConfirmation()
}

/** Uses the page's identity, unless `options.as` names another one. */
export function buildRequest(key: CallKey, options: UntypedArgument) {
  const [method = '', path = ''] = key.split(' ')
  const caller = options.as ?? getPageCaller()
  const init = {
    method,
    headers: buildHeaders(options, caller?.token),
    body: options.body === undefined ? null : JSON.stringify(options.body),
    keepalive: options.keepalive ?? false,
  }
  return { url: buildUrl(path, options), init, caller }
}

function getPageCaller() {
  const active = getActiveIdentity()
  // A blank token is not sent. The 401 that follows removes the identity.
  return active ? { area: active.area, token: active.identity.token } : undefined
}

function buildUrl(path: string, { params, query }: UntypedArgument): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(toRecord(params)[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(toRecord(query))) {
    if (value !== undefined && value !== '') search.set(name, `${value}`)
  }
  return search.size > 0 ? `${filled}?${search.toString().replaceAll('%2C', ',')}` : filled
}
const toRecord = (value: unknown) => (value ?? {}) as Record<string, string | number | boolean | undefined>

function buildHeaders({ body, ifMatch, key }: UntypedArgument, token: string | undefined): Record<string, string> {
  return {
    'accept-language': getLanguage(),
    ...(token && { authorization: `Bearer ${token}` }),
    ...liveHeaders,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
    ...(key && { 'idempotency-key': key }),
  }
}

async function fetchResponse(
  url: string,
  init: RequestInit & { headers: Record<string, string> },
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<{ response: Response; payload: unknown }> {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const first = init.method === 'GET' ? await takeFirstCall(url, init.headers) : undefined
    const response =
      first ?? (await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout }))
    if (init.method !== 'GET') ownRequests.add(response.headers.get('x-request-id'))
    return { response, payload: parseJson(await response.text()) }
  } catch {
    if (signal?.aborted) throw signal.reason
    if (timeout.aborted) throw new ApiError(0, { code: 'slow', message: translate('shared:serverTimeout') })
    throw new ApiError(0, { code: 'unreachable', message: translate('shared:unreachable') })
  }
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Removes an identity whose session has ended. */
export function toApiError(status: number, payload: unknown, caller: CallOptions['as']): ApiError {
  const problem = isProblem(payload) ? payload : { code: 'unreadable', message: translate('shared:invalidResponse') }
  if (status === 401 && caller && getIdentity(caller.area)?.token === caller.token) {
    removeIdentity(caller.area)
    notifySignedOut(problem.message)
  }
  return new ApiError(status, problem)
}

function isProblem(payload: unknown): payload is ApiProblem {
  return typeof payload === 'object' && payload !== null && 'code' in payload && 'message' in payload
}
