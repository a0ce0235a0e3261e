import { afterEach, expect, test } from 'vitest'
import { fakeServer } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { removeIdentities, storeIdentity, type StoredIdentity } from '#shared/web/identity-store.ts'
import { HelpScreen, TopicScreen } from './help-views.tsx'

const CLERK: StoredIdentity = { _id: 'h1', token: 't', role: 'hr', name: 'Hari', email: 'hari@example.com' }

afterEach(removeIdentities)

async function renderTopic(at: string) {
  fakeServer({ 'GET /api/institute': INSTITUTE })
  return renderScreen(<TopicScreen />, { at })
}

test('help page: shows the text with its headings beside it', async () => {
  const { screen } = await renderTopic('/help/fees')

  await expect.element(screen.getByRole('heading', { level: 1, name: 'Fees and receipts' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Take a fee' })).toBeVisible()
  await expect.element(screen.getByText('Save and print receipt')).toBeVisible()
  await expect
    .element(screen.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Take a fee' }))
    .toHaveAttribute('href', '#section-1')
})

test('help page: leads to a screen only who is signed in there', async () => {
  const { screen } = await renderTopic('/help/fees')
  await expect.element(screen.getByText('Student List')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Student List' }).elements()).toEqual([])

  storeIdentity('hr', CLERK)

  await expect.element(screen.getByRole('link', { name: 'Student List' })).toHaveAttribute('href', '/hr/StudentList')
})

test('help page: an unknown topic leads to the list', async () => {
  const { screen } = await renderTopic('/help/unknown')

  await expect.element(screen.getByText('There is no such topic')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'All topics' })).toHaveAttribute('href', '/help')
})

test('help: students see their own topic first', async () => {
  fakeServer({ 'GET /api/institute': INSTITUTE })
  storeIdentity('user', { ...CLERK, role: 'student' })

  const { screen } = await renderScreen(<HelpScreen />, { at: '/help' })

  await expect.element(screen.getByRole('link', { name: /^For students/ })).toBeVisible()
  expect(
    screen
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['For students', 'For the office'])
})
