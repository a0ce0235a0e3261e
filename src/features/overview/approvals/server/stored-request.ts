import type { ApprovableCall } from '#shared/contract/approvable-calls.ts'
import type { StaffArea } from '#shared/contract/grantable.ts'
import type { Values } from '#shared/server/errors.ts'

/** `record` is the `_id` of the receipt or the student. */
export type Requested = { call: ApprovableCall; record: string | null; body: Record<string, unknown> }

/** Describes what a request concerns. If it reads otherwise when somebody approves it, the request is outdated. */
export type Facts = {
  student: string | null
  amount: number
  number: string | null
  date: string | null
  about: string | null
  payMode: string | null
  pending: number | null
  /** Those of the account and the receipt. */
  versions: number[]
  /** That of the student. */
  status: string | null
}

export type Effect = { area: StaffArea; facts: Facts; pendingAfter: number | null }

/** `key` is that of a message. */
export type StoredMessage = { code: string; key: string; values: Values }
