import type * as z from 'zod/mini'

export const ROLES = ['student', 'hr', 'admin'] as const
export type Role = (typeof ROLES)[number]

/**
 * `anyone` needs no token, `student` is any signed-in student, `own` a student with access to their own records only,
 * which the use case or its SQL checks.
 */
export type Caller = 'anyone' | 'own' | Role

/** `feature.verb`, such as `fees.void`. */
export type Permission = `${string}.${string}`
export type Grants = Readonly<Record<Permission, Roles<Caller>>>
type Roles<Callers extends Caller> = readonly [Callers, ...Callers[]]

type Schema = z.core.$ZodType

type Spec<Params extends Schema, Query extends Schema, Body extends Schema, Result extends Schema> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/${string}`
  /** Another path of the same call, which the OpenAPI document omits because it would be ambiguous there. */
  alias?: `/api/${string}`
  summary: string
  params?: Params
  query?: Query
  body?: Body
  result: Result
  status?: 200 | 201
  /** Accepts an `Idempotency-Key`. The response is stored for a day, or forever for receipts. */
  idempotent?: 'day' | 'forever'
  /** Requests per hour and IP address. Does not apply to staff. */
  hourlyLimit?: number
  /** The response is a file to save under this name. */
  download?: string
  /** The response is a file of this media type; the result is a `FileContent`. */
  file?: 'application/pdf' | 'image/jpeg' | 'image/*' | 'application/*' | 'application/octet-stream' | 'text/calendar'
  /** The response is a stream of this media type that does not end by itself; the result is one line of it. */
  stream?: 'application/x-ndjson'
  /** A browser keeps the response this long: its URL changes with the content. With an ETag it then asks again. */
  cacheSeconds?: number
  /** The response may be some seconds old, so a replica may answer: a list or a sum, never what a form edits. */
  replica?: true
  /** Also allows an account that must set up two-factor sign-in before anything else. */
  beforeTwoFactor?: true
  /**
   * Requires that the caller entered the password within the last minutes, else 403 `confirmation_required`: always, or
   * when one of these fields of the body changes, which the use case checks with `assertConfirmed`.
   */
  confirm?: true | readonly string[]
  /** Also accepts urlencoded and multipart forms. */
  form?: true
  /** The largest body, if it is more than 100 KB. */
  maxBytes?: number
  /** The client decides the size of the work, such as a file to read: one per account, few per process at a time. */
  heavy?: true
  /** The deadline for a response that waits for another server or loads much data. Otherwise it is below 5 seconds. */
  timeoutSeconds?: number
}

export type Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Result extends Schema = Schema,
  Callers extends Caller = Caller,
> = Spec<Params, Query, Body, Result> & {
  may: Permission
  /** These callers have the permission `may`. */
  roles: Roles<Callers>
}

/** Each call requires one of these permissions. */
export const endpointsOf =
  <const Granted extends Grants>(grants: Granted) =>
  <
    Result extends Schema,
    May extends keyof Granted & Permission,
    Params extends Schema = z.ZodMiniUndefined,
    Query extends Schema = z.ZodMiniUndefined,
    Body extends Schema = z.ZodMiniUndefined,
  >(
    spec: Spec<Params, Query, Body, Result> & { may: May },
  ): Endpoint<Params, Query, Body, Result, Granted[May][number]> => ({
    ...spec,
    roles: grants[spec.may] as Roles<Granted[May][number]>,
  })

/** The numbers up to which a set allows permissions, in the unit of each. */
export type Limits = Readonly<Record<Permission, number>>

/** `permissions` are those of a member of staff whose set does not have all of their area. */
export type Permitted = {
  role: Role
  permissions?: ReadonlySet<Permission> | undefined
  limits?: Limits | undefined
} | null

/** Whose record it is (`own`) is another question. */
export const isPermitted = (caller: Permitted, permission: Permission, roles: readonly Caller[]): boolean =>
  roles.includes(caller?.role ?? 'anyone') && (caller?.permissions?.has(permission) ?? true)

/** Says whether a caller has a permission: `const may = mayOf(permissions)`, then `may(actor, 'cash.open')`. */
export const mayOf =
  <const Granted extends Grants>(grants: Granted) =>
  (caller: Permitted, permission: keyof Granted & Permission): boolean =>
    isPermitted(caller, permission, grants[permission]!)

/** Up to which number a caller may use a permission that they have: `Infinity` without a limit. */
export const limitOf = (caller: Pick<NonNullable<Permitted>, 'limits'> | null, permission: Permission): number =>
  caller?.limits?.[permission] ?? Infinity

/**
 * The body of every error response. `current` is the current record, with a 409; with a 404, the one of several that is
 * missing.
 */
export type ApiProblem = { code: string; message: string; fields?: Record<string, string>; current?: unknown }
