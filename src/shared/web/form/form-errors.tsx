import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { type MessageWithValues, issueMessages } from '#shared/contract/issue-messages.ts'
import { TranslatedMessage } from '../i18n.tsx'

export type FieldErrors = Record<string, ReactNode>

/** What a contract schema says about a body, one sentence a field; nothing when the body is right. */
export function validate(schema: z.core.$ZodType, body: unknown): FieldErrors {
  const parsed = z.safeParse(schema, body)
  if (parsed.success) return {}
  return renderMessages(issueMessages(parsed.error.issues))
}

/** Sentences that follow the language while they stand beside their fields. */
export function renderMessages(sentences: Record<string, MessageWithValues>): FieldErrors {
  const fields = Object.entries(sentences)
  return Object.fromEntries(
    fields.map(([field, sentence]) => [field, <TranslatedMessage key={field} sentence={sentence} />]),
  )
}

/** Splits the server's field messages into those that stand beside a field and those of fields the form does not show. */
export function splitFieldErrors(
  fields: Record<string, string>,
  values: object,
): { beside: FieldErrors; left: string[] } {
  const entries = Object.entries(fields)
  return {
    beside: Object.fromEntries(entries.filter(([name]) => name in values)),
    left: entries.filter(([name]) => !(name in values)).map(([name, message]) => `${name}: ${message}`),
  }
}
