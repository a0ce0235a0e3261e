import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { type MessageWithValues, parseInput } from '#shared/contract/issue-messages.ts'
import { TranslatedMessage } from '../i18n.tsx'

export type FieldErrors = Record<string, ReactNode>

export function validate(schema: z.core.$ZodType, body: unknown): FieldErrors {
  return renderMessages(parseInput(schema, body).messages ?? {})
}

/** Renders messages as elements, so that they change with the language. */
export function renderMessages(messages: Record<string, MessageWithValues>): FieldErrors {
  const entries = Object.entries(messages)
  return Object.fromEntries(
    entries.map(([field, message]) => [field, <TranslatedMessage key={field} message={message} />]),
  )
}

export function splitFieldErrors(
  fields: Record<string, string>,
  values: object,
): { fieldErrors: FieldErrors; otherErrors: string[] } {
  const entries = Object.entries(fields)
  return {
    fieldErrors: Object.fromEntries(entries.filter(([name]) => isFieldOf(values, name))),
    otherErrors: entries.filter(([name]) => !isFieldOf(values, name)).map(([name, message]) => `${name}: ${message}`),
  }
}

/** `parts.0.amount` is a field of the value `parts`, which shows its errors itself. */
export const isFieldOf = (values: object, name: string): boolean => (name.split('.', 1)[0] ?? name) in values
