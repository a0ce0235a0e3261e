import i18next from 'i18next'
import * as z from 'zod/mini'
import type { ApiProblem, Endpoint } from '#shared/contract/endpoint.ts'
import { ApiError } from './api-error.ts'
import { activeIdentity, removeIdentity, identityOf, type Area } from './identity-store.ts'

type Schema = z.core.$ZodType
type Given<Name extends string, S extends Schema> =
  undefined extends z.input<S>
    ? { [N in Name]?: z.input<S> }
    : Partial<z.input<S>> extends z.input<S>
      ? { [N in Name]?: z.input<S> }
      : { [N in Name]: z.input<S> }

type Extras = {
  /** The version that is being edited: sent as `If-Match`. */
  ifMatch?: number
  /** The form's key: sending it twice makes one record. */
  key?: string
  signal?: AbortSignal
  /** Another identity than that of the page: logout ends the sessions of all. */
  as?: { area: Area; token: string }
}
type Sent<P extends Schema, Q extends Schema, B extends Schema> = Given<'params', P> &
  Given<'query', Q> &
  Given<'body', B> &
  Extras
type Loose = { params?: unknown; query?: unknown; body?: unknown } & Extras

const TIMEOUT_MS = 10_000
/** Twice what the server itself allows a call that takes long by its nature. */
const timeoutOf = ({ timeoutSeconds }: Endpoint) => (timeoutSeconds === undefined ? TIMEOUT_MS : timeoutSeconds * 2000)
let signedOut: (reason: string) => void = () => {}

/** Told when the server no longer knows the identity in use; it has been forgotten by then. */
export function onSignedOut(listener: (reason: string) => void): void {
  signedOut = listener
}

/** Calls one contract endpoint as the page's identity and checks the answer against the contract. Throws `ApiError`. */
export async function call<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  spec: Endpoint<P, Q, B, R>,
  ...[sent]: Partial<Sent<P, Q, B>> extends Sent<P, Q, B> ? [sent?: Sent<P, Q, B>] : [sent: Sent<P, Q, B>]
): Promise<z.output<R>> {
  const given: Loose = sent ?? {}
  const caller = given.as ?? tokenOfPage()
  const init = {
    method: spec.method,
    headers: headersOf(given, caller?.token),
    body: given.body === undefined ? null : JSON.stringify(given.body),
  }
  const response = await answerTo(addressOf(spec.path, given), init, timeoutOf(spec), given.signal)
  const payload: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw refusal(response.status, payload, caller)
  const answer = z.safeParse(spec.result, payload)
  if (answer.success) return answer.data
  console.error(`${spec.method} ${spec.path} broke the contract`, answer.error.issues)
  throw new ApiError(response.status, { code: 'bad_answer', message: i18next.t('shared:badAnswer') })
}

function tokenOfPage() {
  const active = activeIdentity()
  // A blank token is not sent; the 401 that follows clears the identity as it would a worn-out one.
  return active ? { area: active.area, token: active.identity.token } : undefined
}

function addressOf(path: string, { params, query }: Loose): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(entriesOf(params)[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(entriesOf(query))) {
    if (value !== undefined && value !== '') search.set(name, `${value}`)
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}
const entriesOf = (value: unknown) => (value ?? {}) as Record<string, string | number | boolean | undefined>

function headersOf({ body, ifMatch, key }: Loose, token: string | undefined): Record<string, string> {
  return {
    'accept-language': i18next.language,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
    ...(key && { 'idempotency-key': key }),
  }
}

async function answerTo(
  address: string,
  init: RequestInit,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    return await fetch(address, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout })
  } catch (error) {
    if (signal?.aborted) throw error
    if (timeout.aborted) throw new ApiError(0, { code: 'slow', message: i18next.t('shared:serverSlow') })
    throw new ApiError(0, { code: 'unreachable', message: i18next.t('shared:networkFailed') })
  }
}

function refusal(status: number, payload: unknown, caller: Extras['as']): ApiError {
  const problem = isProblem(payload) ? payload : { code: 'unreadable', message: i18next.t('shared:badAnswer') }
  if (status === 401 && caller && identityOf(caller.area)?.token === caller.token) {
    removeIdentity(caller.area)
    signedOut(problem.message)
  }
  return new ApiError(status, problem)
}

function isProblem(payload: unknown): payload is ApiProblem {
  return typeof payload === 'object' && payload !== null && 'code' in payload && 'message' in payload
}
