import { expect, test } from 'vitest'
import { fakeServer } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { SettingsPage } from './settings-page.tsx'

test('settings: the panels of the features follow the institute in their order', async () => {
  fakeServer({})

  const { screen } = await renderScreen(<SettingsPage />, { at: '/admin/settings' })

  await expect.element(screen.getByRole('heading', { name: 'Backup' })).toBeVisible()
  const headings = screen.getByRole('heading', { level: 2 }).elements()
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Institute',
    'Discounts',
    'Imports',
    'Fee reminders (English)',
    'Messages to parents (English)',
    'Holidays',
    'Privacy notice (English)',
    'Backup',
    'This server',
    'Secure connection (https)',
    'Phones in the office',
    'Version',
  ])
})
