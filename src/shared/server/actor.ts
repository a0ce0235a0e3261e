import type { Role } from '#shared/contract/endpoint.ts'

export type Actor = {
  id: string
  role: Role
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
