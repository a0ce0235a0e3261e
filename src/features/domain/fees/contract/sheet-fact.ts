import type { MessageKey } from '#shared/contract/messages.ts'

export type SheetFact = { label: string; value: string }

export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string
