import * as z from 'zod/mini'
import { LANGUAGES, type Language, messagesOf } from '#shared/contract/messages.ts'
import { lines } from '#shared/contract/scalars.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('absences')

const PLACEHOLDERS = ['name', 'batch', 'date', 'institute', 'phone'] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]
export const PLACEHOLDER = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'g')

/** The name of the field with a text: `absentEn`. */
export type TextName = `absent${Capitalize<Language>}`
export const textName = (language: Language) => `absent${language[0]!.toUpperCase()}${language.slice(1)}` as TextName
export const TEXTS = LANGUAGES.map((language) => ({
  name: textName(language),
  language,
  defaultKey: message('defaultAbsent'),
}))

/** Requires name and date, and rejects unknown placeholders. */
export const absenceText = () =>
  lines(1000).check(
    z.refine((text) => !/[{}]/.test(text.replace(PLACEHOLDER, '')), {
      error: message('unknownPlaceholder'),
      abort: true,
    }),
    z.refine((text) => text.includes('{name}'), { error: message('nameMissing'), abort: true }),
    z.refine((text) => text.includes('{date}'), { error: message('dateMissing'), abort: true }),
  )
