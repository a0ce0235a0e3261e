import type { Language } from '#shared/contract/messages.ts'
import { loadCatalogue } from '#shared/web/load-messages.ts'
import { showLanguage } from '#shared/web/message-store.ts'

export async function setLanguage(language: Language): Promise<void> {
  await loadCatalogue(language)
  showLanguage(language)
}

export const initEnglish = (): Promise<void> => setLanguage('en')
