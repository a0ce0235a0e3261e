import type { Caller, Grants, Permission } from './endpoint.ts'
import type { MessageKey } from './messages.ts'

/** `owner` has all permissions and `front-desk` all of HR. Features name those of the others. */
export const BUILT_IN_SETS = ['owner', 'front-desk', 'accountant', 'observer'] as const
export type BuiltInSet = (typeof BUILT_IN_SETS)[number]

/** The parts of the app of the two kinds of sign-in of staff. */
export const STAFF_AREAS = ['hr', 'admin'] as const
export type StaffArea = (typeof STAFF_AREAS)[number]

/** A limit is a percentage of a course's fee, a number of days since the record was made, or an amount. */
export const LIMIT_UNITS = ['percent', 'days', 'rupees'] as const
export type LimitUnit = (typeof LIMIT_UNITS)[number]

/**
 * `label` says what the permission allows; `sets` are the built-in ones that have it besides `owner` and `front-desk`. A
 * set may allow it up to a `limit`.
 */
type Words = { label: MessageKey; sets?: readonly Exclude<BuiltInSet, 'owner' | 'front-desk'>[]; limit?: LimitUnit }

/** `everyone`: all staff have it, whatever their set. */
type Grantable = Words | 'everyone'

/** The permissions that staff have and strangers have not. */
type StaffPermission<G extends Grants> = {
  [P in keyof G & Permission]: 'anyone' extends G[P][number]
    ? never
    : StaffArea & G[P][number] extends never
      ? never
      : P
}[keyof G & Permission]

/** A feature adds this to the page of permission sets: a heading, and each of its permissions. */
export type GrantableOf<G extends Grants> = {
  label?: MessageKey
  permissions: { readonly [P in StaffPermission<G>]: Grantable }
}

export type AnyGrantable = { label?: MessageKey; permissions: Readonly<Record<Permission, Grantable>> }

export const isStaffArea = (caller: Caller): caller is StaffArea => STAFF_AREAS.some((area) => area === caller)
