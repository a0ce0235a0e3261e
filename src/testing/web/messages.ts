import i18next from 'i18next'
import { initI18n } from '#shared/web/i18n.tsx'

const files = import.meta.glob<Record<string, string>>(
  ['/src/features/*/contract/messages/en.json', '/src/shared/contract/messages/en.json'],
  {
    eager: true,
    import: 'default',
  },
)

/** Every room's English words, for component tests. */
export async function initEnglish(): Promise<void> {
  if (i18next.isInitialized) return
  const en = Object.fromEntries(
    Object.entries(files).map(([path, words]) => [/\/([^/]+)\/contract\//.exec(path)?.[1] ?? 'shared', words]),
  )
  await initI18n({ en })
}
