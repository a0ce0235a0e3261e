import { formatValue } from '#shared/contract/format-values.ts'
import { pluralRules } from '#shared/contract/intl-formats.ts'
import type { Language } from '#shared/contract/messages.ts'

/** By namespace and key. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>
export type Values = Readonly<Record<string, unknown>>

const texts = new Map<string, string>()

export function addMessages(language: Language, messages: Messages): void {
  for (const [namespace, entries] of Object.entries(messages))
    for (const [key, text] of Object.entries(entries)) texts.set(`${language} ${namespace}:${key}`, text)
}

/** Returns the text of the first key (`fees:amount`) that is loaded, in the plural form of `count`, with its values. */
export function findMessage(language: Language, keys: readonly string[], values: Values): string | undefined {
  const { count } = values
  const forms = typeof count === 'number' ? [`_${pluralRules(language, {}).select(count)}`, ''] : ['']
  const text = keys
    .flatMap((key) => forms.map((form) => texts.get(`${language} ${key}${form}`)))
    .find((found) => found !== undefined)
  return text?.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => formatValue(name, values[name], language))
}

/** Is replaced when the language changes or messages arrive late: what shows them is rendered again. */
let shown: { readonly language: Language } = { language: 'en' }
const listeners = new Set<() => void>()

export const getShown = (): { readonly language: Language } => shown

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function showLanguage(language: Language): void {
  shown = { language }
  for (const listener of listeners) listener()
}
