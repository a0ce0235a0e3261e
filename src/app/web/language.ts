import i18next from 'i18next'
import { LANGUAGES, type Language } from '#shared/contract/messages.ts'
import { initI18n, setLanguageLoader } from '#shared/web/i18n.tsx'
import { refetchFailedQueries } from '#shared/web/query-client.ts'
import { storage } from '#shared/web/storage.ts'
import { READING_MS, toast } from '#shared/web/ui/toast.ts'
import { catalogues as bundledCatalogues } from './languages/en-bundled.ts'

/** Each language is a separate chunk. The initial chunk contains the English messages of the first page. */
const CHUNKS = {
  en: () => import('./languages/en.ts'),
  fr: () => import('./languages/fr.ts'),
  tr: () => import('./languages/tr.ts'),
} satisfies Record<Language, () => Promise<{ catalogues: Record<string, Record<string, string>> }>>

/** The stored language, else English. The browser's language is not used. */
export function getLanguage(): Language {
  const stored = storage.get('language')
  return LANGUAGES.find((language) => language === stored) ?? 'en'
}

export async function initLanguage(): Promise<void> {
  await initI18n({})
  setLanguageLoader(loadCatalogues)
  addCatalogues('en', bundledCatalogues)
  const language = getLanguage()
  if (language === 'en') document.documentElement.lang = 'en'
  else await applyLanguage(language).catch(() => {})
}

/** Falls back to English when a catalogue fails to load. */
export const loadAllMessages = (): Promise<void> => loadCatalogues(getLanguage()).catch(() => loadCatalogues('en'))

export async function changeLanguage(language: Language): Promise<void> {
  try {
    await applyLanguage(language)
  } catch {
    toast.error(i18next.t('shared:languageLoadFailed'), READING_MS)
    return
  }
  storage.set('language', language)
  refetchFailedQueries()
}

async function applyLanguage(language: Language): Promise<void> {
  await loadCatalogues(language)
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
}

const loaded = new Set<Language>()
async function loadCatalogues(language: Language): Promise<void> {
  if (loaded.has(language)) return
  const { catalogues } = await CHUNKS[language]()
  addCatalogues(language, catalogues)
  loaded.add(language)
}

function addCatalogues(language: Language, catalogues: Record<string, Record<string, string>>): void {
  for (const [feature, messages] of Object.entries(catalogues)) i18next.addResourceBundle(language, feature, messages)
}
