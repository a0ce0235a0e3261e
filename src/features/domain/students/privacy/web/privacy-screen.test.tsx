import { expect, test } from 'vitest'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { NoticeSettings } from './notice-settings.tsx'
import { PrivacyScreen } from './privacy-screen.tsx'

const DEFAULT = { texts: { en: null, fr: null, tr: null, hi: null, mr: null }, version: 1 }

async function renderNotice(notice: object) {
  fakeServer({ 'GET /api/institute': INSTITUTE, 'GET /api/privacy': notice })
  return renderScreen(<PrivacyScreen />, { at: '/privacy' })
}

test('privacy notice: the default text names the institute, and has headings', async () => {
  const { screen } = await renderNotice(DEFAULT)

  await expect
    .element(screen.getByText(/^Sunrise Institute \(1 Example Road, phone \+91 98000 00000\) stores the personal data/))
    .toBeVisible()
  for (const name of ['What we store', 'Why', 'Your consent', 'Who sees it', 'How long we keep it', 'Your rights'])
    await expect.element(screen.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
})

test('privacy notice: shows the institute’s own text as text only', async () => {
  const text = 'Our notice\n<img src=x onerror=alert(1)> [link](https://example.com)\n\nLast paragraph'
  const { screen } = await renderNotice({ texts: { ...DEFAULT.texts, en: text }, version: 2 })

  await expect.element(screen.getByRole('heading', { level: 2, name: 'Our notice' })).toBeVisible()
  await expect.element(screen.getByText('<img src=x onerror=alert(1)> [link](https://example.com)')).toBeVisible()
  await expect.element(screen.getByText('Last paragraph')).toBeVisible()
  expect(screen.getByRole('img').elements()).toEqual([])
  expect(screen.getByRole('link').elements()).toEqual([])
})

async function renderSettings() {
  let stored: typeof DEFAULT = DEFAULT
  const requests = fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/privacy': () => stored,
    'PUT /api/privacy': ({ body, headers }: FakeRequest) => {
      if (headers.get('if-match') !== `"${stored.version}"`)
        return errorResponse(409, { code: 'stale', message: 'Changed meanwhile.', current: stored })
      const { text } = body as { text: string }
      stored = { texts: { ...stored.texts, en: (text || null) as never }, version: stored.version + 1 }
      return stored
    },
  })
  const { screen } = await renderScreen(<NoticeSettings />, { at: '/admin/settings' })
  const listBodies = () => requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  return { screen, listBodies, text: screen.getByLabelText('Text') }
}

test('notice settings: starts from the default text, saves a change and restores the default', async () => {
  const { screen, listBodies, text } = await renderSettings()
  await expect.element(text).toHaveValue(expect.stringContaining('Sunrise Institute'))
  await expect.element(screen.getByRole('button', { name: 'Reset to the default text' })).not.toBeInTheDocument()
  await text.fill('Our notice')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Privacy notice saved')).toBeVisible()

  await screen.getByRole('button', { name: 'Reset to the default text' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Reset to the default text' }).click()

  await expect.element(text).toHaveValue(expect.stringContaining('Sunrise Institute'))
  expect(listBodies()).toEqual([
    { language: 'en', text: 'Our notice' },
    { language: 'en', text: '' },
  ])
})

test('notice settings: the unchanged default stays the default', async () => {
  const { screen, listBodies, text } = await renderSettings()
  await expect.element(text).toHaveValue(expect.stringContaining('Sunrise Institute'))

  await screen.getByRole('button', { name: 'Save' }).click()

  await expect.element(screen.getByText('Privacy notice saved')).toBeVisible()
  expect(listBodies()).toEqual([{ language: 'en', text: '' }])
})
