import { LANGUAGES, type Language, messagesOf } from '#shared/contract/messages.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('absences')

/** `absent` is about one absence, `low` about a month with low attendance. */
const TEXT_KINDS = ['absent', 'low'] as const
export type TextKind = (typeof TEXT_KINDS)[number]

const PLACEHOLDERS = {
  absent: ['name', 'batch', 'date', 'institute', 'phone'],
  low: ['name', 'batch', 'percent', 'month', 'institute', 'phone'],
} as const
export type Placeholder<Kind extends TextKind> = (typeof PLACEHOLDERS)[Kind][number]
export const placeholderOf = (kind: TextKind) => new RegExp(`\\{(${PLACEHOLDERS[kind].join('|')})\\}`, 'g')

/** Names the field with a text: `absentEn`. */
export type TextName = `${TextKind}${Capitalize<Language>}`
export const textName = (kind: TextKind, language: Language) =>
  `${kind}${language[0]!.toUpperCase()}${language.slice(1)}` as TextName
export const TEXTS = LANGUAGES.flatMap((language) =>
  TEXT_KINDS.map((kind) => ({
    name: textName(kind, language),
    language,
    defaultKey: message(kind === 'absent' ? 'defaultAbsent' : 'defaultLow'),
  })),
)
