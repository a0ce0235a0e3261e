import { findPart } from '#features/base/identity/web/sign-in/find-part.ts'
import { isLanguage, showLanguage, t } from '#features/base/identity/web/sign-in/sign-in-messages.ts'
import { showNotice } from '#features/base/identity/web/sign-in/sign-in-notice.ts'
import { storage } from '#shared/web/storage.ts'

/** Shows the page in the chosen language, or in English if its messages cannot be loaded. */
export async function startLanguage(): Promise<void> {
  const select = findPart<HTMLSelectElement>('[name=language]')
  const stored = storage.get('language')
  let shown = isLanguage(stored) ? stored : 'en'
  await showLanguage(shown).catch(() => showLanguage((shown = 'en')))
  select.value = shown
  select.addEventListener('change', async () => {
    const chosen = select.value
    if (!isLanguage(chosen)) return
    try {
      await showLanguage(chosen)
      shown = chosen
      storage.set('language', chosen)
    } catch {
      select.value = shown
      showNotice({ role: 'alert', text: t('shared:languageLoadFailed') })
    }
  })
}

/** The app and page-start.js use the same key and values. */
export function startScheme(): void {
  const select = findPart<HTMLSelectElement>('[name=scheme]')
  const system = matchMedia('(prefers-color-scheme: dark)')
  const stored = storage.get('colour-scheme')
  select.value = stored === 'light' || stored === 'dark' ? stored : 'auto'
  const show = () => {
    findPart('.scheme').dataset['chosen'] = select.value
    const scheme = select.value === 'auto' ? (system.matches ? 'dark' : 'light') : select.value
    document.documentElement.dataset['mantineColorScheme'] = scheme
  }
  show()
  system.addEventListener('change', show)
  select.addEventListener('change', () => {
    storage.set('colour-scheme', select.value)
    show()
  })
}
