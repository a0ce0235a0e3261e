import type { Limits, Permission, Role } from '#shared/contract/endpoint.ts'
import type { StaffArea } from '#shared/contract/grantable.ts'

export type Actor = {
  id: string
  /** The area in which the call is made: that of `kind`, or the other one of staff whose set has permissions there. */
  role: Role
  /** The kind of sign-in of the account. */
  kind: Role
  /** The areas that a member of staff may use. */
  areas?: readonly StaffArea[] | undefined
  /** Those of the account's set. Undefined if it has all of the area, as Owner and Front desk do. */
  permissions?: ReadonlySet<Permission> | undefined
  /** Those of the account's set. */
  limits?: Limits | undefined
  name: string
  sessionHash: Buffer
  /** The password was entered within the last minutes. */
  isConfirmed: boolean
  /** The institute requires two-factor sign-in of this role, and the account has none. */
  mustSetUpTwoFactor?: boolean
  /** The institute's time zone, read with the session. */
  timeZone?: string | undefined
  /** The position in the WAL of the session's last write. */
  readAfter: number
}

export const isStaff = (actor: Actor | null): boolean => actor !== null && actor.role !== 'student'
