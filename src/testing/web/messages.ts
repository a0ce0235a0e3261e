import i18next from 'i18next'
import { bundled, chunks } from 'virtual:messages'
import { initI18n } from '#shared/web/i18n.tsx'

export async function initEnglish(): Promise<void> {
  if (!i18next.isInitialized) await initI18n({ en: await loadEnglish() })
  await i18next.changeLanguage('en')
}

async function loadEnglish() {
  const loaded = await Promise.all(Object.values(chunks.en).map((load) => load()))
  return Object.assign({ ...bundled }, ...loaded.map(({ catalogues }) => catalogues)) as typeof bundled
}
