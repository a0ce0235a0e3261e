import i18next, { type Resource } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import type { Readers } from '#shared/contract/feature.ts'
import { interpolation, valueFormatter } from '#shared/contract/format-values.ts'
import type { MessageWithValues } from '#shared/contract/issue-messages.ts'
import type { Language, MessageKey } from '#shared/contract/messages.ts'

/** The page adds catalogues as they load; component tests pass all of them. */
export async function initI18n(resources: Resource): Promise<void> {
  await i18next
    .use(initReactI18next)
    .use(valueFormatter)
    .init({
      lng: 'en',
      fallbackLng: 'en',
      defaultNS: 'shared',
      nsSeparator: ':',
      keySeparator: false,
      returnNull: false,
      interpolation,
      react: { useSuspense: false },
      partialBundledLanguages: true,
      resources,
    })
}

/** Names a chunk: the messages of all screens, of features that only staff use, or of tools that few screens show. */
export type Chunk = Exclude<Readers, 'start'>

type Loaders = {
  language: (language: Language) => Promise<void>
  messages: (...names: Chunk[]) => Promise<void>
}
let loaders: Loaders = { language: () => Promise.resolve(), messages: () => Promise.resolve() }

/** The app calls this, because it has the catalogues of all features. */
export function setMessageLoaders(load: Loaders): void {
  loaders = load
}

/** Loads a language that is not the page's, for `useTranslation('fees', { lng: language })`. */
export const loadLanguage = (language: Language): Promise<void> => loaders.language(language)

/** Loads messages in the page's language. */
export const loadMessages = (...names: Chunk[]): Promise<void> => loaders.messages(...names)

/** Loads the messages that few screens show, for a part that is opened on another screen. */
export const loadTools = (): Promise<void> => loadMessages('tools')

/** Translates a key that a contract contains (`fees:amountMissing`), which `t` cannot check. */
export function translate(key: MessageKey, values: Record<string, unknown> = {}): string {
  return translateKey(key, values)
}

type Translate = (key: string, values: object) => string
const translateKey = (key: string, values: object) => (i18next.t as Translate)(key, values)

/** Works like `translate`, but follows the language of the page. With a language, it translates into that one. */
export function useTranslate(
  language?: Language,
): (key: MessageKey, values?: Record<string, string | number>) => string {
  const { t } = useTranslation('shared', { ...(language && { lng: language }) })
  return (key, values = {}) => (t as unknown as Translate)(key, values)
}

export function TranslatedMessage({ message }: { message: MessageWithValues }) {
  // `t` changes with the language. The compiler would memoize `translate`.
  const { t } = useTranslation()
  return (t as unknown as Translate)(message.key, message.values)
}
