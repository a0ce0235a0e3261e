import { useSyncExternalStore } from 'react'
import type { MessageWithValues } from '#shared/contract/issue-messages.ts'
import type { Language, MessageKey } from '#shared/contract/messages.ts'
import { hasCatalogue, loadCatalogue, loadMissing, messagesReady } from './load-messages.ts'
import type { Namespaces, Translate } from './message-keys.ts'
import { findMessage, getShown, subscribe, type Values } from './message-store.ts'

export const getLanguage = (): Language => getShown().language

/** Loads a language that may not be the page's, for `useTranslation('fees', { lng: language })`. */
export const loadLanguage = (language: Language): Promise<void> =>
  language === 'en' || language === getLanguage() ? messagesReady() : loadCatalogue(language)

/** Loads what other screens show. English messages travel with the code. */
export const loadRest = async (): Promise<void> => {
  if (getLanguage() !== 'en') await loadCatalogue(getLanguage())
}

/** Looks up a key without a namespace in each of the namespaces. What is not loaded is shown in English meanwhile. */
function translateInto(language: Language, namespaces: readonly string[], key: string, values: Values): string {
  const keys = key.includes(':') ? [key] : namespaces.map((namespace) => `${namespace}:${key}`)
  const text = findMessage(language, keys, values)
  if (text !== undefined) return text
  void loadMissing(language, keys, values)
  // A key that no catalogue has is shown as it is.
  return findMessage('en', keys, values) ?? (hasCatalogue(language) ? key : '')
}

/** Translates a key that a contract contains (`fees:amountMissing`), which `t` cannot check. */
export const translate = (key: MessageKey, values: Values = {}): string =>
  translateInto(getLanguage(), ['shared'], key, values)

/** Returns a `t` that changes with the language and with messages that arrive late. */
export function useTranslation<const Names extends Namespaces = 'shared'>(
  namespaces?: Names,
  { lng }: { lng?: Language } = {},
) {
  return bindTranslation(useSyncExternalStore(subscribe, getShown, getShown), namespaces, lng)
}

function bindTranslation<Names extends Namespaces>(
  { language }: { language: Language },
  namespaces: Names | undefined,
  lng = language,
) {
  const names: readonly string[] = [namespaces ?? 'shared'].flat()
  const t = (key: string, { lng: own = lng, ...values }: Values & { lng?: Language } = {}) =>
    translateInto(own, names, key, values)
  return { t: t as Translate<Names>, i18n: { language } }
}

/** Works like `translate`, but follows the language of the page. With a language, it translates into that one. */
export function useTranslate(
  language?: Language,
): (key: MessageKey, values?: Record<string, string | number>) => string {
  const { t } = useTranslation('shared', { ...(language && { lng: language }) })
  return t as (key: string, values?: Values) => string
}

export function TranslatedMessage({ message }: { message: MessageWithValues }) {
  return useTranslate()(message.key, message.values)
}
