import { LANGUAGES, type Language } from '#shared/contract/messages.ts'
import { getLanguage, translate } from '#shared/web/i18n.tsx'
import { loadCatalogue, loadParts } from '#shared/web/load-messages.ts'
import { showLanguage } from '#shared/web/message-store.ts'
import { refetchFailedQueries } from '#shared/web/query-client.ts'
import { storage } from '#shared/web/storage.ts'
import { READING_MS, toast } from '#shared/web/ui/toast.ts'

/** The browser's language is not used. Stays English if the messages fail to load. */
export async function initLanguage(): Promise<void> {
  const stored = storage.get('language')
  const language = LANGUAGES.find((each) => each === stored) ?? 'en'
  // Only the build puts messages into chunks.
  const load = import.meta.env.DEV ? loadCatalogue : loadParts
  if (import.meta.env.DEV) await loadCatalogue('en')
  showLanguage(language)
  await load(language).catch(() => showLanguage('en'))
  document.documentElement.lang = getLanguage()
}

export async function changeLanguage(language: Language): Promise<void> {
  try {
    if (language !== 'en') await loadCatalogue(language)
  } catch {
    toast.error(translate('shared:languageLoadFailed'), READING_MS)
    return
  }
  showLanguage(language)
  document.documentElement.lang = language
  storage.set('language', language)
  refetchFailedQueries()
}
