import { readdirSync, readFileSync } from 'node:fs'
import i18next from 'i18next'
import { interpolation, valueFormatter } from '#shared/contract/format-values.ts'
import { LANGUAGES, type Language, type MessageKey } from '#shared/contract/messages.ts'

export type Translate = (language: Language, key: MessageKey, values?: Record<string, string | number>) => string

const SOURCE = new URL('../../', import.meta.url)

export function loadMessages(): Translate {
  const features = readdirSync(new URL('features/', SOURCE)).map((feature) => [feature, `features/${feature}`] as const)
  const i18n = i18next.createInstance().use(valueFormatter)
  void i18n.init({
    lng: 'en',
    fallbackLng: 'en',
    keySeparator: false,
    initAsync: false,
    interpolation,
    resources: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        Object.fromEntries(
          [...features, ['shared', 'shared'] as const].map(([namespace, folder]) => [
            namespace,
            readCatalogue(folder, language),
          ]),
        ),
      ]),
    ),
  })
  return (language, key, values) => i18n.t(key, { lng: language, ...values })
}

function readCatalogue(folder: string, language: Language): Record<string, string> {
  try {
    return JSON.parse(readFileSync(new URL(`${folder}/contract/messages/${language}.json`, SOURCE), 'utf8')) as Record<
      string,
      string
    >
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
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
