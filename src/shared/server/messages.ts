import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import i18next from 'i18next'
import { formatValue } from '#shared/contract/format-values.ts'
import { LANGUAGES, type Language, type MessageKey } from '#shared/contract/messages.ts'

export type Translate = (language: Language, key: MessageKey, values?: Record<string, string | number>) => string

const SOURCE = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Lists the catalogues of a language, sorted by their namespace: the folder of a feature or of a record, 'shared' or
 * 'words'. Paths are relative to `src`.
 */
export const listCatalogues = (language: Language): { namespace: string; path: string }[] =>
  globSync(`{features,shared}/**/contract/messages/${language}.json`, { cwd: SOURCE })
    .map((path) => ({ namespace: basename(dirname(dirname(dirname(path)))), path }))
    .toSorted((a, b) => (a.namespace < b.namespace ? -1 : 1))

/** The keys are namespaces. */
export const readCatalogues = (language: Language): Record<string, Record<string, string>> =>
  Object.fromEntries(
    listCatalogues(language).map(({ namespace, path }) => [
      namespace,
      JSON.parse(readFileSync(`${SOURCE}${path}`, 'utf8')) as Record<string, string>,
    ]),
  )

const valueFormatter = {
  type: 'formatter' as const,
  init() {},
  add() {},
  addCached() {},
  format: (value: unknown, _format?: string, language = 'en', options?: { interpolationkey?: string }) =>
    formatValue(options?.interpolationkey ?? '', value, language),
}

export function loadMessages(): Translate {
  const i18n = i18next.createInstance().use(valueFormatter)
  void i18n.init({
    lng: 'en',
    fallbackLng: 'en',
    keySeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    resources: Object.fromEntries(LANGUAGES.map((language) => [language, readCatalogues(language)])),
  })
  return (language, key, values) => i18n.t(key, { lng: language, ...values })
}

export function negotiateLanguage(header: string | undefined): Language {
  const preferences = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().toLowerCase().split(';')
      const q = options.map((option) => /^\s*q=([\d.]+)/.exec(option)?.[1]).find((value) => value !== undefined)
      return { language: tag.split('-')[0] ?? '', weight: q === undefined ? 1 : Number(q) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return (
    LANGUAGES.find(
      (language) =>
        language ===
        preferences.find((preferred) => LANGUAGES.some((supported) => supported === preferred.language))?.language,
    ) ?? 'en'
  )
}
