import { expect, test } from 'vitest'
import type { Session } from '#features/base/identity/contract/sessions.contract.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { SessionsScreen } from './sessions-screen.tsx'

const LIST = 'GET /api/session'
const THIS: Session = {
  _id: 's1',
  since: '2026-11-21T04:30:00.000Z',
  seen: '2026-11-21T06:00:00.000Z',
  browser: 'Firefox',
  system: 'Windows',
  address: '192.0.2.1',
  current: true,
}
const PHONE: Session = { ...THIS, _id: 's2', browser: 'Chrome', system: 'Android', address: '', current: false }
const OLD: Session = { ...PHONE, _id: 's3', browser: '', system: '' }

async function openScreen(responses: Record<string, object>) {
  const requests = fakeServer({ 'GET /api/institute': INSTITUTE, ...responses })
  const { screen } = await renderScreen(<SessionsScreen />, { at: '/hr/sessions' })
  return { requests, screen, listWrites: () => requests.filter(({ method }) => method !== 'GET') }
}

test('sessions: lists browser, system, times and address, and marks this one, which has no End', async () => {
  const { screen } = await openScreen({ [LIST]: { sessions: [THIS, PHONE, OLD], total: 3 } })

  await expect.element(screen.getByRole('rowheader', { name: 'Firefox on Windows This one' })).toBeVisible()
  await expect.element(screen.getByText('2026-11-21 11:30').first()).toBeVisible()
  await expect.element(screen.getByRole('rowheader', { name: 'Unknown browser' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'End the session in Chrome on Android' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^End the session in Firefox/ }).query()).toBeNull()
})

test('sessions: End ends one session and refreshes the list', async () => {
  let sessions = [THIS, PHONE]
  const { screen, listWrites } = await openScreen({
    [LIST]: () => ({ sessions, total: sessions.length }),
    'DELETE /api/session/{id}': () => {
      sessions = [THIS]
      return { message: 'The session has ended.' }
    },
  })

  await screen.getByRole('button', { name: 'End the session in Chrome on Android' }).click()

  await expect.element(screen.getByRole('status')).toMatchTextContent('The session has ended.')
  await expect.element(screen.getByRole('rowheader', { name: 'Chrome on Android' })).not.toBeInTheDocument()
  expect(listWrites().map(({ path }) => path)).toEqual(['/api/session/s2'])
})

test('sessions: End all others asks first', async () => {
  const { screen, listWrites } = await openScreen({
    [LIST]: { sessions: [THIS, PHONE], total: 2 },
    'DELETE /api/session': { message: 'All other sessions have ended.' },
  })

  await screen.getByRole('button', { name: 'End all others' }).click()
  expect(listWrites()).toEqual([])
  await screen.getByRole('dialog').getByRole('button', { name: 'End all others' }).click()

  await expect.element(screen.getByRole('status')).toMatchTextContent('All other sessions have ended.')
  expect(listWrites().map(({ path }) => path)).toEqual(['/api/session'])
})

test('sessions: Allow another browser shows the link and its QR code', async () => {
  const url = 'https://office.example.com/new-browser#token=abc'
  const { screen, listWrites } = await openScreen({
    [LIST]: { sessions: [THIS], total: 1 },
    'POST /api/session/browserLink': () => Response.json({ url }, { status: 201 }),
  })

  await screen.getByRole('button', { name: 'Allow another browser' }).click()

  const dialog = screen.getByRole('dialog', { name: 'Allow another browser' })
  await expect.element(dialog.getByText(url)).toBeVisible()
  await expect.element(dialog.getByRole('img', { name: 'Allow another browser' })).toBeVisible()
  expect(listWrites().map(({ path }) => path)).toEqual(['/api/session/browserLink'])
})

test('sessions: with one session, End all others is disabled', async () => {
  const { screen } = await openScreen({ [LIST]: { sessions: [THIS], total: 1 } })

  await expect.element(screen.getByRole('rowheader', { name: /^Firefox/ })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'End all others' })).toHaveAttribute('aria-disabled', 'true')
})

test('sessions: a failed request shows the reason', async () => {
  const { screen } = await openScreen({
    [LIST]: { sessions: [THIS, PHONE], total: 2 },
    'DELETE /api/session/{id}': errorResponse(503, { code: 'busy', message: 'Try again in a moment.' }),
  })

  await screen.getByRole('button', { name: /^End the session/ }).click()

  await expect.element(screen.getByRole('alert')).toMatchTextContent('Try again in a moment.')
})
