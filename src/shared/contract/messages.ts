/** A catalogue key with its feature: `fees:amountMissing`. Contracts contain keys; server and client translate them. */
export type MessageKey = `${string}:${string}`

export const isMessageKey = (text: string): text is MessageKey => /^[a-z-]+:\w+$/.test(text)

/**
 * Types the keys of a feature's English catalogue: `const message = messagesOf<typeof en>('fees')`, then
 * `message('amountMissing')`.
 */
export function messagesOf<Catalogue extends Record<string, string>>(feature: string) {
  return (key: WithoutPlural<keyof Catalogue & string>): MessageKey => `${feature}:${key}`
}

/** The plural forms `inUse_one` and `inUse_other` have the key `inUse`. */
export type WithoutPlural<Key extends string> =
  Key extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Stem : Key

export const LANGUAGES = ['en', 'fr', 'tr', 'hi', 'mr'] as const
export type Language = (typeof LANGUAGES)[number]
/** They are the same in every language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  tr: 'Türkçe',
  hi: 'हिन्दी',
  mr: 'मराठी',
}
