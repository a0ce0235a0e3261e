import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import type { MessageWithValues } from '#shared/contract/issue-messages.ts'
import type { ApiError } from '../api-error.ts'

type Schema = z.core.$ZodType

/** What the fields hold: text, as typed. The contract turns it into numbers. */
export type FormValues = Record<string, string>

export type Sending = {
  /** One per opened form, so that sending twice makes one record: `call(spec, { body, ...sending })`. */
  key: string
  /** The version that is edited. */
  ifMatch?: number
}

export type FormOptions<S extends Schema, V extends FormValues, R> = {
  /** The contract's body schema: `feesApi.create.body`. */
  schema: S | undefined
  /** Usually a mutation: `(body, sending) => create.mutateAsync({ body, sending })`. */
  send: (body: z.input<S>, sending: Sending) => Promise<R>
  /** After success: toast, go on. The form is clean by then; `form.reset()` empties it. */
  onSaved: (result: R, form: { reset: () => void }) => void | Promise<void>
  initialValues: V
  /** Where the fields and the body differ. */
  toBody?: (values: V) => unknown
  /** What only the form can check; its sentences stand beside the schema's. */
  check?: (values: V) => Record<string, MessageWithValues>
  /** The specification's words for a failure; the server's reason follows them. */
  failureTitle?: string
  /** Says a failure in a toast for so long, instead of above the form. */
  failureToastMs?: number
  onFailed?: (error: ApiError) => void
  /** Keeps unsaved input under this name, for the same identity only. */
  draft?: string
  /** Asks before leaving with unsaved input; on unless said otherwise. */
  guard?: boolean
} & Partial<Editing<V>>

/** Made by `editing(schema, record, valuesOf)` and spread into the options. */
export type Editing<V> = {
  initialValues: V
  version: number
  /** The record that a 409 carries, or null when it is not one. */
  currentOf: (record: unknown) => { values: V; version: number } | null
}

/** The options of a form that edits a record: `useContractForm({ ...editing(Batch, batch, batchValues), schema, … })`. */
export function editing<T extends { version: number }, V extends FormValues>(
  schema: z.core.$ZodType<T>,
  record: T,
  valuesOf: (record: T) => V,
): Editing<V> {
  return {
    initialValues: valuesOf(record),
    version: record.version,
    currentOf: (current) => {
      const parsed = z.safeParse(schema, current)
      return parsed.success ? { values: valuesOf(parsed.data), version: parsed.data.version } : null
    },
  }
}

export type Failure = { message: string; words?: string | undefined; details: string[]; stale: boolean; again: boolean }

/** What `useContractForm` gives, and what the fields and `ContractForm` take. */
export type FormHandle<V extends FormValues> = {
  values: V
  errors: Record<string, ReactNode>
  saving: boolean
  failure: Failure | null
  /** Grows each time something was refused, so that the first wrong field can take the focus. */
  failureCount: number
  draftRestored: boolean
  /** A method, so that a part of a form takes the handle of any form that has its fields. */
  set<K extends keyof V & string>(name: K, value: V[K]): void
  submit: () => Promise<void>
  /** Back to the values the form was opened with. */
  reset: () => void
  loadCurrent: () => void
  keepMine: () => Promise<void>
}
