import { LANGUAGES, type Language, messagesOf } from '#shared/contract/messages.ts'
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
