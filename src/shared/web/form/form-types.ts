import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import type { MessageWithValues } from '#shared/contract/issue-messages.ts'
import type { ApiError } from '../api-error.ts'
import type { ApprovalRequest } from './ask-for-approval.ts'
import type { DraftNotice } from './draft-alert.tsx'
import type { DraftPlace } from './drafts.ts'

type Schema = z.core.$ZodType

/** Text, as typed. The contract converts it to numbers. */
export type FormValues = Record<string, string>

export type Sending = {
  key: string
  ifMatch?: number
}

export type FormOptions<S extends Schema, V extends FormValues, R> = {
  schema: S | undefined
  send: (body: z.input<S>, sending: Sending) => Promise<R>
  onSaved: (result: R, form: { reset: () => void }) => void | Promise<void>
  initialValues: V
  toBody?: (values: V) => unknown
  check?: (values: V) => Record<string, MessageWithValues>
  failureTitle?: string
  onFailed?: (error: ApiError) => void
  /** Offers to ask those who may approve what is refused because of a limit. */
  approval?: Pick<ApprovalRequest, 'call' | 'record'> & { onAsked: () => void }
  /** Keeps unsaved input under this name. A form that edits a record includes its version in the name. */
  draft?: string
  /** Default: `account`. */
  draftPlace?: DraftPlace
  /** Asks before leaving with unsaved input. Default: true. */
  guard?: boolean
  /** Shows a change of the record beside the input, and so may load it while somebody types. */
  mergesChanges?: boolean
} & Partial<Editing<V>>

export type Editing<V> = {
  initialValues: V
  version: number
  /** Parses the record in a 409 response. Null if there is none. */
  parseCurrent: (record: unknown) => { values: V; version: number } | null
}

/**
 * Returns the options of a form that edits a record: `useContractForm({ ...editing(Batch, batch, toValues), schema })`.
 */
export function editing<T extends { version: number }, V extends FormValues>(
  schema: z.core.$ZodType<T>,
  record: T,
  toValues: (record: T) => V,
): Editing<V> {
  return {
    initialValues: toValues(record),
    version: record.version,
    parseCurrent: (current) => {
      const parsed = z.safeParse(schema, current)
      return parsed.success ? { values: toValues(parsed.data), version: parsed.data.version } : null
    },
  }
}

export type Failure = {
  message: string
  title?: string | undefined
  details: string[]
  /** After a 409: the form's values of the record as it is saved now. */
  conflict: FormValues | null
  canRetry: boolean
  /** It can be approved by somebody else. */
  approval?: { request: ApprovalRequest; onAsked: () => void } | undefined
}

export type FormHandle<V extends FormValues> = {
  values: V
  errors: Record<string, ReactNode>
  saving: boolean
  mergesChanges: boolean
  failure: Failure | null
  /** Grows with each failure, so that the first invalid field gets the focus again. */
  failureCount: number
  draftNotice: DraftNotice | null
  /** A method, not a property, so that a shared part of a form accepts every form that has its fields. */
  set<K extends keyof V & string>(name: K, value: V[K]): void
  submit: () => Promise<void>
  /** Shows the errors of these fields only. True if there are none. */
  validate: (names: readonly string[]) => boolean
  reset: () => void
  loadCurrent: () => void
  keepMine: () => Promise<void>
}
