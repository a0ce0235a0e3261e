import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { type MessageWithValues, parseInput } from '#shared/contract/issue-messages.ts'
import { TranslatedMessage } from '../i18n.tsx'

export type FieldErrors = Record<string, ReactNode>

export function validate(schema: z.core.$ZodType, body: unknown): FieldErrors {
  return renderMessages(parseInput(schema, body).messages ?? {})
}

/** Messages as elements, so that they change with the language. */
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
    fieldErrors: Object.fromEntries(entries.filter(([name]) => name in values)),
    otherErrors: entries.filter(([name]) => !(name in values)).map(([name, message]) => `${name}: ${message}`),
  }
}
