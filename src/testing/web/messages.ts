import i18next from 'i18next'
import { groupByFeature } from '#app/web/languages/group-by-feature.ts'
import { initI18n } from '#shared/web/i18n.tsx'

const catalogues = groupByFeature(
  import.meta.glob<Record<string, string>>(
    ['/src/features/**/contract/messages/en.json', '/src/shared/contract/messages/en.json'],
    { eager: true, import: 'default' },
  ),
)

export async function initEnglish(): Promise<void> {
  if (!i18next.isInitialized) await initI18n({ en: catalogues })
  await i18next.changeLanguage('en')
}
