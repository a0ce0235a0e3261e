import type { MessageKey } from '#shared/contract/messages.ts'

/** A line of the paper of a receipt. */
export type SheetFact = { label: string; value: string }

export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string
