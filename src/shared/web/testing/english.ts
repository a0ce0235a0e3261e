import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { countsInFigures, interpolation } from '#shared/contract/in-figures.ts'

const files = import.meta.glob<Record<string, string>>(
  ['/src/features/*/contract/words/en.json', '/src/shared/contract/words/en.json'],
  {
    eager: true,
    import: 'default',
  },
)

/** Every room's English words, for component tests. */
export async function speakEnglish(): Promise<void> {
  if (i18next.isInitialized) return
  const en = Object.fromEntries(
    Object.entries(files).map(([path, words]) => [/\/([^/]+)\/contract\//.exec(path)?.[1] ?? 'shared', words]),
  )
  await i18next
    .use(initReactI18next)
    .use(countsInFigures)
    .init({
      lng: 'en',
      fallbackLng: 'en',
      resources: { en },
      defaultNS: 'shared',
      nsSeparator: ':',
      keySeparator: false,
      interpolation,
      react: { useSuspense: false },
    })
}
