import i18next from 'i18next'
import { LANGUAGES, type Language } from '#shared/contract/messages.ts'
import { initI18n, type Readers, setMessageLoaders } from '#shared/web/i18n.tsx'
import { refetchFailedQueries } from '#shared/web/query-client.ts'
import { storage } from '#shared/web/storage.ts'
import { READING_MS, toast } from '#shared/web/ui/toast.ts'
import { catalogues as bundledCatalogues } from './languages/en-bundled.ts'

type Catalogues = { catalogues: Record<string, Record<string, string>> }

/** Each language has three chunks. The initial chunk contains the English messages of the first page. */
const CHUNKS = {
  en: {
    everyone: () => import('./languages/en.ts'),
    staff: () => import('./languages/en-staff.ts'),
    tools: () => import('./languages/en-tools.ts'),
  },
  fr: {
    everyone: () => import('./languages/fr.ts'),
    staff: () => import('./languages/fr-staff.ts'),
    tools: () => import('./languages/fr-tools.ts'),
  },
  tr: {
    everyone: () => import('./languages/tr.ts'),
    staff: () => import('./languages/tr-staff.ts'),
    tools: () => import('./languages/tr-tools.ts'),
  },
  hi: {
    everyone: () => import('./languages/hi.ts'),
    staff: () => import('./languages/hi-staff.ts'),
    tools: () => import('./languages/hi-tools.ts'),
  },
  mr: {
    everyone: () => import('./languages/mr.ts'),
    staff: () => import('./languages/mr-staff.ts'),
    tools: () => import('./languages/mr-tools.ts'),
  },
} satisfies Record<Language, Record<Readers, () => Promise<Catalogues>>>
/** Returns the stored language, else English. The browser's language is not used. */
export function getLanguage(): Language {
  const stored = storage.get('language')
  return LANGUAGES.find((language) => language === stored) ?? 'en'
}

export async function initLanguage(): Promise<void> {
  await initI18n({})
  setMessageLoaders({ language: loadCatalogues, messages: loadMessages })
  addCatalogues('en', bundledCatalogues)
  const language = getLanguage()
  if (language === 'en') document.documentElement.lang = 'en'
  else await applyLanguage(language).catch(() => {})
}

const readers = new Set<Readers>(['everyone'])

/** Falls back to English when a catalogue fails to load. */
export function loadMessages(...chunks: Readers[]): Promise<void> {
  for (const chunk of chunks) readers.add(chunk)
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

const loaded = new Set<() => Promise<Catalogues>>()
async function loadCatalogues(language: Language): Promise<void> {
  const missing = [...readers].map((one) => CHUNKS[language][one]).filter((load) => !loaded.has(load))
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
