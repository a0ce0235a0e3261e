import { readdirSync, readFileSync } from 'node:fs'
import i18next from 'i18next'
import { countFormatter, interpolation } from '#shared/contract/format-count.ts'
import { LANGUAGES, type Language, type MessageKey } from '#shared/contract/messages.ts'

export type Translate = (language: Language, key: MessageKey, values?: Record<string, string | number>) => string

const SOURCE = new URL('../../', import.meta.url)

/** Every room's catalogue, the same files the page uses. */
export function loadMessages(): Translate {
  const rooms = readdirSync(new URL('features/', SOURCE)).map((room) => [room, `features/${room}`] as const)
  const words = i18next.createInstance().use(countFormatter)
  void words.init({
    lng: 'en',
    fallbackLng: 'en',
    keySeparator: false,
    initAsync: false,
    interpolation,
    resources: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        Object.fromEntries(
          [...rooms, ['shared', 'shared'] as const].map(([room, at]) => [room, catalogue(at, language)]),
        ),
      ]),
    ),
  })
  return (language, key, values) => words.t(key, { lng: language, ...values })
}

function catalogue(folder: string, language: Language): Record<string, string> {
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

/** The first of our languages that the caller names; English when none is. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().toLowerCase().split(';')
      const q = options.map((option) => /^\s*q=([\d.]+)/.exec(option)?.[1]).find((found) => found !== undefined)
      return { language: tag.split('-')[0] ?? '', weight: q === undefined ? 1 : Number(q) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return (
    LANGUAGES.find((language) => language === wanted.find((w) => LANGUAGES.some((l) => l === w.language))?.language) ??
    'en'
  )
}
