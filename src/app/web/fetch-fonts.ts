import { isSavingData } from '#shared/web/is-saving-data.ts'
import { storage } from '#shared/web/storage.ts'

/** A Latin letter and the rupee sign, which have files of their own. */
const LATIN = { font: '1em "Inter Variable"', text: 'a₹' }
const DEVANAGARI = ['400', '600'].map((weight) => ({ font: `${weight} 1em "Noto Sans Devanagari"`, text: 'अ' }))

/**
 * Fetches the files of the fonts for the next page: they weigh as much as a screen, and a change of the font would move
 * the text of this one. `page-start.js` reads whether they are there.
 */
export async function fetchFonts(): Promise<void> {
  if (isSavingData()) return
  const isDevanagari = ['hi', 'mr'].includes(document.documentElement.lang)
  const fonts = isDevanagari ? [LATIN, ...DEVANAGARI] : [LATIN]
  try {
    const loaded = await Promise.all(fonts.map(({ font, text }) => document.fonts.load(font, text)))
    if (loaded.every((faces) => faces.length > 0)) storage.set('fonts', 'loaded')
  } catch {
    // The next page tries again.
  }
}
