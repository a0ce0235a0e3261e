import type * as z from 'zod/mini'

export const ROLES = ['student', 'hr', 'admin'] as const
export type Role = (typeof ROLES)[number]

/**
 * Who may make a call. `anyone` needs no token; `own` is a student, for records of the own person only
 * (the SQL or the use case holds it to that); `student` is any signed-in student.
 */
export type Caller = 'anyone' | 'own' | Role

type Schema = z.core.$ZodType

export type Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Result extends Schema = Schema,
  Callers extends Caller = Caller,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Parameters are written `{id}`, as OpenAPI does. */
  path: `/api/${string}`
  summary: string
  roles: readonly [Callers, ...Callers[]]
  params?: Params
  query?: Query
  body?: Body
  result: Result
  /** 201 for what creates. */
  status?: 200 | 201
  /** Accepts an `Idempotency-Key`; the first answer is kept for a day, or for ever where money moves. */
  idempotent?: 'day' | 'forever'
  /** How often an address may make it in an hour, staff apart: for what a stranger can do. */
  hourlyLimit?: number
  /** The body may come as a urlencoded or multipart form too. */
  form?: true
  /** Seconds until an answer must be there, where another server has to be waited for; otherwise less than 5. */
  timeoutSeconds?: number
}

/** Names one HTTP call once, so that server and page cannot disagree on it. */
export function endpoint<
  Result extends Schema,
  const Callers extends Caller,
  Params extends Schema = z.ZodMiniUndefined,
  Query extends Schema = z.ZodMiniUndefined,
  Body extends Schema = z.ZodMiniUndefined,
>(shape: Endpoint<Params, Query, Body, Result, Callers>): Endpoint<Params, Query, Body, Result, Callers> {
  return shape
}

/** The one error body every call may answer with. `current` is the record as it stands now, with a 409. */
export type ApiProblem = { code: string; message: string; fields?: Record<string, string>; current?: unknown }
