import * as z from 'zod/mini'
import { LANGUAGES, type Language, messagesOf } from '#shared/contract/messages.ts'
import { lines } from '#shared/contract/scalars.ts'
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

const RULES = {
  absent: { unknown: message('unknownPlaceholder'), required: '{date}', missing: message('dateMissing') },
  low: { unknown: message('unknownLowPlaceholder'), required: '{percent}', missing: message('percentMissing') },
} as const

/** Requires the name and the date or percentage, and rejects unknown placeholders. */
export function absenceText(kind: TextKind) {
  const { unknown, required, missing } = RULES[kind]
  return lines(1000).check(
    z.refine((text) => !/[{}]/.test(text.replace(placeholderOf(kind), '')), { error: unknown, abort: true }),
    z.refine((text) => text.includes('{name}'), { error: message('nameMissing'), abort: true }),
    z.refine((text) => text.includes(required), { error: missing, abort: true }),
  )
}
