import i18next from 'i18next'
import { bundled, chunks } from 'virtual:messages'
import { LANGUAGES, type Language } from '#shared/contract/messages.ts'
import { initI18n, type Chunk, setMessageLoaders } from '#shared/web/i18n.tsx'
import { refetchFailedQueries } from '#shared/web/query-client.ts'
import { storage } from '#shared/web/storage.ts'
import { READING_MS, toast } from '#shared/web/ui/toast.ts'

/** The browser's language is not used. */
export function getLanguage(): Language {
  const stored = storage.get('language')
  return LANGUAGES.find((language) => language === stored) ?? 'en'
}

export async function initLanguage(): Promise<void> {
  await initI18n({})
  setMessageLoaders({ language: loadCatalogues, messages: loadMessages })
  addCatalogues('en', bundled)
  const language = getLanguage()
  if (language === 'en') document.documentElement.lang = 'en'
  else await applyLanguage(language).catch(() => {})
}

const needed = new Set<Chunk>(['everyone'])

/** Falls back to English when a catalogue fails to load. */
export function loadMessages(...names: Chunk[]): Promise<void> {
  for (const name of names) needed.add(name)
  return loadCatalogues(getLanguage()).catch(() => loadCatalogues('en'))
}

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

const loaded = new Set<() => Promise<unknown>>()
async function loadCatalogues(language: Language): Promise<void> {
  const missing = [...needed].map((name) => chunks[language][name]).filter((load) => !loaded.has(load))
  await Promise.all(
    missing.map(async (load) => {
      const { catalogues } = await load()
      addCatalogues(language, catalogues)
      loaded.add(load)
    }),
  )
}

function addCatalogues(language: Language, catalogues: Record<string, Record<string, string>>): void {
  for (const [feature, messages] of Object.entries(catalogues)) i18next.addResourceBundle(language, feature, messages)
}
