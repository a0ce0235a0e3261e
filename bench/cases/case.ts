import { randomUUID } from 'node:crypto'
import type { Role } from '#shared/contract/endpoint.ts'
import type { Kind } from '../targets.ts'
import type { SampleName, Samples } from './samples.ts'

export type Request = { method: string; path: string; headers?: Record<string, string>; body?: unknown }

/** Cases that make calls before their own use it. */
export type CalledSite = {
  samples: Samples
  /** Returns the number of a case's next sample. */
  next(current: Case): number
  call<T>(current: Case, n: number): Promise<T>
}

/** `{student}` in the path is replaced by another sample each time. */
export type Case = {
  name: string
  kind: Kind
  role: Role
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  status: number
  body?: (n: number, samples: Samples, id: string) => unknown
  ifMatch?: string
  /** Creates what the call changes, and returns its id for `{id}`. */
  before?: (site: CalledSite) => Promise<string>
  /** Calls per hour are limited, so the limits are forgotten first and many connections are not measured. */
  isLimited?: boolean
}

export const read = (kind: Kind, name: string, path: string, more: Partial<Case> = {}): Case => ({
  kind,
  name,
  path,
  method: 'GET',
  role: 'hr',
  status: 200,
  ...more,
})

/** `call` is the method and the path, for example `PUT /api/user/{student}`. */
export function write(name: string, call: string, more: Partial<Case> = {}): Case {
  const [method, path] = call.split(' ') as [Case['method'], string]
  const status = method === 'POST' ? 201 : 200
  return {
    name,
    method,
    path,
    status,
    kind: 'write',
    role: 'hr',
    ...more,
  }
}

/** Returns the call of the product without the names of parameters, which differ here. */
export const getCallKey = ({ method, path }: Pick<Case, 'method' | 'path'>) =>
  normalizeCall(`${method} ${path.split('?')[0]}`)
export const normalizeCall = (call: string) => call.replaceAll(/\{\w+\}/g, '{}')

/** Builds the request with the `n`th sample. `n` is used once per case, so that each write changes another record. */
export function buildRequest({ samples }: Pick<CalledSite, 'samples'>, current: Case, n: number, id = ''): Request {
  const { method, body, ifMatch } = current
  const path = current.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(name === 'id' ? id : pick(samples, name as SampleName, n)),
  )
  const headers = {
    ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
    ...(ifMatch !== undefined && { 'if-match': ifMatch }),
  }
  return { method, path, headers, ...(body && { body: body(n, samples, id) }) }
}

export function pick(samples: Samples, name: SampleName, n: number): string {
  const list = samples[name]
  const value = list[n % list.length]
  if (value === undefined) throw new Error(`there is no sample of ${name}`)
  return value
}
