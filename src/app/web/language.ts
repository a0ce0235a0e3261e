import i18next from 'i18next'
import { LANGUAGES, type Language } from '#shared/contract/messages.ts'
import { refetchFailedQueries } from '#shared/web/query-client.ts'
import { storage } from '#shared/web/storage.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { initI18n } from '#shared/web/i18n.tsx'
import { catalogues as first } from './languages/en-initial.ts'

/** Each language is a chunk of its own; the page itself has the English words it opens with. */
const CHUNKS = {
  en: () => import('./languages/en.ts'),
  fr: () => import('./languages/fr.ts'),
  tr: () => import('./languages/tr.ts'),
} satisfies Record<Language, () => Promise<{ catalogues: Record<string, Record<string, string>> }>>

/** English until another is chosen; never guessed from the browser. */
export function chosenLanguage(): Language {
  const kept = storage.get('language')
  return LANGUAGES.find((language) => language === kept) ?? 'en'
}

export async function initLanguage(): Promise<void> {
  await initI18n({})
  add('en', first)
  const language = chosenLanguage()
  if (language === 'en') document.documentElement.lang = 'en'
  else await speak(language).catch(() => {})
}

/** What every screen but the one the page opens with waits for. A language that cannot be had is no reason to lose a screen: it is in English then. */
export const loadAllMessages = (): Promise<void> => load(chosenLanguage()).catch(() => load('en'))

/** Switches every word on the page at once, and remembers the choice; where its words cannot be had, says so and stays. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    await speak(language)
  } catch {
    toast.error(i18next.t('shared:languageMissing'), 30_000)
    return
  }
  storage.set('language', language)
  refetchFailedQueries()
}

async function speak(language: Language): Promise<void> {
  await load(language)
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
}

const loaded = new Set<Language>()
async function load(language: Language): Promise<void> {
  if (loaded.has(language)) return
  const { catalogues } = await CHUNKS[language]()
  add(language, catalogues)
  loaded.add(language)
}

function add(language: Language, catalogues: Record<string, Record<string, string>>): void {
  for (const [room, words] of Object.entries(catalogues)) i18next.addResourceBundle(language, room, words)
}
