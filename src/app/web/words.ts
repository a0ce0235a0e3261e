import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { LANGUAGES, type Language } from '#shared/contract/say.ts'
import { storage } from '#shared/web/storage.ts'
import { catalogues as english } from './languages/en.ts'

/** English is every language's fallback, so it comes with the page; each other language is a chunk of its own. */
const CHUNKS = {
  en: () => Promise.resolve({ catalogues: english }),
  fr: () => import('./languages/fr.ts'),
  tr: () => import('./languages/tr.ts'),
} satisfies Record<Language, () => Promise<{ catalogues: Record<string, Record<string, string>> }>>

/** English until another is chosen; never guessed from the browser. */
export function chosenLanguage(): Language {
  const kept = storage.get('language')
  return LANGUAGES.find((language) => language === kept) ?? 'en'
}

export async function startWords(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    defaultNS: 'shared',
    nsSeparator: ':',
    keySeparator: false,
    returnNull: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    partialBundledLanguages: true,
    resources: {},
  })
  await load('en')
  await speak(chosenLanguage())
}

/** Switches every word on the page at once, and remembers the choice. */
export async function chooseLanguage(language: Language): Promise<void> {
  storage.set('language', language)
  await speak(language)
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
  for (const [room, words] of Object.entries(catalogues)) i18next.addResourceBundle(language, room, words)
  loaded.add(language)
}
