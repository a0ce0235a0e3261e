import i18next from 'i18next'
import { beginToSpeak } from '../words.tsx'

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
  await beginToSpeak({ en })
}
