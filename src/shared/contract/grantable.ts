import type { Caller, Grants, Permission } from './endpoint.ts'
import type { MessageKey } from './messages.ts'

/** `owner` has all permissions and `front-desk` all of HR. Features name those of the others. */
export const BUILT_IN_SETS = ['owner', 'front-desk', 'accountant', 'observer'] as const
export type BuiltInSet = (typeof BUILT_IN_SETS)[number]

/** The parts of the app of the two kinds of sign-in of staff. */
export const STAFF_AREAS = ['hr', 'admin'] as const
export type StaffArea = (typeof STAFF_AREAS)[number]

/** What a permission allows, and the built-in sets that have it besides `owner` and `front-desk`. */
type Words = { label: MessageKey; sets?: readonly Exclude<BuiltInSet, 'owner' | 'front-desk'>[] }

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

/** What a feature adds to the page of permission sets: the heading of its permissions, and each of them. */
export type GrantableOf<G extends Grants> = {
  label: MessageKey
  permissions: { readonly [P in StaffPermission<G>]: Grantable }
}

export type AnyGrantable = { label: MessageKey; permissions: Readonly<Record<Permission, Grantable>> }

export const isStaffArea = (caller: Caller): caller is StaffArea => STAFF_AREAS.some((area) => area === caller)
