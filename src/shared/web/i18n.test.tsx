import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { initEnglish, setLanguage } from '#testing/web/messages.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { translate, useTranslation } from './i18n.tsx'
import type * as loadMessages from './load-messages.ts'
import { addMessages, findMessage, showLanguage, subscribe } from './message-store.ts'

type Loader = typeof loadMessages

/** Has loaded no catalogue, unlike the loader that all files share. */
const FRESH = './load-messages.ts?fresh'
const parts = globalThis.messageParts
const loader = (await import(/* @vite-ignore */ FRESH)) as Loader

beforeEach(initEnglish)

afterEach(() => void vi.restoreAllMocks())

afterAll(() => void (globalThis.messageParts = parts))

/** Adds the messages of a chunk, as the build does. */
const loadChunk = (name: string) =>
  globalThis.messageParts?.push([{ probe: { [name]: `${name} in English` } }, `/assets/${name}-1a2b.js`])

test.each([
  ['en', 0, '0 days'],
  ['en', 1, '1 day'],
  ['en', 1200, '1,200 days'],
  ['fr', 0, '0 jour'],
  ['fr', 1_000_000, '10\u202f00\u202f000 de jours'],
] as const)('translate chooses the plural form and formats the count (%s, %i)', (language, count, expected) => {
  addMessages('en', { probe: { days_one: '{{count}} day', days_other: '{{count}} days' } })
  addMessages('fr', {
    probe: { days_one: '{{count}} jour', days_many: '{{count}} de jours', days_other: '{{count}} jours' },
  })
  showLanguage(language)

  expect(translate('probe:days', { count })).toBe(expected)
})

test('translate inserts values as they are, amounts in rupees, and nothing for a missing value', () => {
  addMessages('en', { probe: { values: '{{name}}|{{sum}}|{{year}}|{{absent}}' } })

  expect(translate('probe:values', { name: '<b>&{{x}}$&', sum: 125_000, year: 2026 })).toBe(
    '<b>&{{x}}$&|₹1,25,000|2026|',
  )
})

test('translate falls back to English, in its plural form, for a message that a language lacks', () => {
  addMessages('en', { probe: { onlyEnglish_one: '{{count}} row', onlyEnglish_other: '{{count}} rows' } })
  showLanguage('tr')

  expect(translate('probe:onlyEnglish', { count: 2 })).toBe('2 rows')
})

test('a key that no catalogue has is shown as it is', () => {
  expect(translate('probe:unknown')).toBe('probe:unknown')
})

function Texts() {
  const { t, i18n } = useTranslation(['fees', 'shared'])
  const inTurkish = useTranslation('shared', { lng: 'tr' }).t
  return <p>{[i18n.language, t('amount'), t('shared:cancel'), inTurkish('cancel')].join(' | ')}</p>
}

test('useTranslation follows the language, and translates into another one', async () => {
  await setLanguage('tr')
  const { screen } = await renderScreen(<Texts />)
  await expect.element(screen.getByText('en | Fees Amount | Cancel | İptal')).toBeVisible()

  await setLanguage('hi')

  const [amount, cancel] = ['fees:amount', 'shared:cancel'].map((key) => findMessage('hi', [key], {}))
  await expect.element(screen.getByText(`hi | ${amount} | ${cancel} | İptal`)).toBeVisible()
})

test('messagesReady waits for the translations of a chunk that has just been loaded', async () => {
  const fetch = vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({ probe: { screen: 'écran' } }))
  showLanguage('fr')

  loadChunk('screen')
  await loader.messagesReady()

  expect(fetch).toHaveBeenCalledExactlyOnceWith('/assets/screen-1a2b.fr.json')
  expect(translate('probe:screen')).toBe('écran')
})

test('a chunk is shown in English if its translations fail to load', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response('', { status: 404 }))
  showLanguage('fr')

  loadChunk('dialog')
  await loader.messagesReady()

  expect(translate('probe:dialog')).toBe('dialog in English')
})

test('a message that its chunk lacks loads the whole catalogue, and the page is rendered again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const listener = vi.fn<() => void>()
  const unsubscribe = subscribe(listener)
  expect(loader.hasCatalogue('mr')).toBe(false)

  await loader.loadMissing('mr', ['probe:absent'], {})
  expect(loader.hasCatalogue('mr')).toBe(true)
  expect(listener).not.toHaveBeenCalled()

  addMessages('hi', { probe: { late: 'late' } })
  await loader.loadMissing('hi', ['probe:late'], {})
  expect(loader.hasCatalogue('hi')).toBe(false)
  expect(listener).toHaveBeenCalledOnce()
  unsubscribe()
})

test('the messages of a chunk in English need no request', async () => {
  const fetch = vi.spyOn(window, 'fetch')
  loadChunk('table')

  await loader.loadParts('en')

  expect(fetch).not.toHaveBeenCalled()
  expect(translate('probe:table')).toBe('table in English')
})
