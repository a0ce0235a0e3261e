import * as z from 'zod/mini'
import { LANGUAGES, type Language, messagesOf } from '#shared/contract/messages.ts'
import { lines } from '#shared/contract/scalars.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('reminders')

export const PLACEHOLDERS = ['name', 'amount', 'date', 'days', 'course', 'institute', 'phone', 'upiId'] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]
export const PLACEHOLDER = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'g')

/** `before` is sent up to the due date, `late` after it. */
const REMINDER_KINDS = ['before', 'late'] as const
type ReminderKind = (typeof REMINDER_KINDS)[number]

/** Names the field with a text: `lateEn`. */
export type TextName = `${ReminderKind}${Capitalize<Language>}`
export const textName = (kind: ReminderKind, language: Language) =>
  `${kind}${language[0]!.toUpperCase()}${language.slice(1)}` as TextName
export const TEXTS = LANGUAGES.flatMap((language) =>
  REMINDER_KINDS.map((kind) => ({
    name: textName(kind, language),
    language,
    defaultKey: message(kind === 'before' ? 'defaultBefore' : 'defaultLate'),
  })),
)

/** Requires name, amount and date, and rejects unknown placeholders. */
export const reminderText = () =>
  lines(1000).check(
    z.refine((text) => !/[{}]/.test(text.replace(PLACEHOLDER, '')), {
      error: message('unknownPlaceholder'),
      abort: true,
    }),
    z.refine((text) => text.includes('{name}'), { error: message('nameMissing'), abort: true }),
    z.refine((text) => text.includes('{amount}'), { error: message('amountMissing'), abort: true }),
    z.refine((text) => text.includes('{date}'), { error: message('dateMissing'), abort: true }),
  )
