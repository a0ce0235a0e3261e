import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { getIdentity, storeIdentity } from '#shared/web/identity-store.ts'
import { openDraft } from '#shared/web/form/drafts.ts'
import { tabStorage } from '#shared/web/storage.ts'
import { fakeServer } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { getIdleState, idleClock, IDLE_MS, WARNING_MS } from './idle-clock.ts'
import { IdleWatch } from './idle-watch.tsx'

beforeEach(() => {
  window.history.replaceState(null, '', '/hr')
  storeIdentity('hr', { _id: 'h1', token: 't', role: 'hr', name: 'Meera', email: '' })
})

afterEach(() => void vi.restoreAllMocks())

const setIdleFor = (ms: number) => idleClock.touch(Date.now() - ms)

test('getIdleState returns warning after 9 minutes and expired after 10', () => {
  expect(getIdleState(IDLE_MS - WARNING_MS - 1)).toBe('active')
  expect(getIdleState(IDLE_MS - WARNING_MS)).toBe('warning')
  expect(getIdleState(IDLE_MS - 1)).toBe('warning')
  expect(getIdleState(IDLE_MS)).toBe('expired')
  expect(IDLE_MS).toBe(600_000)
})

test('idleClock counts a time stamp in the future as now', () => {
  idleClock.touch(Date.now() + 3_600_000)
  expect(idleClock.idleFor()).toBe(0)
})

test('IdleWatch warns a minute before, and Stay signed in refreshes the session', async () => {
  const requests = fakeServer({ 'POST /api/session': { message: 'The session is in use.' } })
  const { screen } = await renderScreen(<IdleWatch />)
  setIdleFor(IDLE_MS - WARNING_MS)
  await expect.element(screen.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible()
  const stay = screen.getByRole('button', { name: 'Stay signed in' })
  await expect.element(stay).toBeVisible()
  // Avoids the pointer: its first move ends the warning, and the dialog may be gone before the button is reached.
  stay.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(idleClock.idleFor()).toBeLessThan(5_000)
  await expect.poll(() => requests.map(({ path }) => path)).toEqual(['/api/session'])
})

test('IdleWatch counts a key press as activity', async () => {
  fakeServer({})
  await renderScreen(<IdleWatch />)
  setIdleFor(300_000)
  await userEvent.keyboard('a')
  expect(idleClock.idleFor()).toBeLessThan(5_000)
})

test('IdleWatch counts no page that changes under a resting pointer as activity', async () => {
  fakeServer({})
  await renderScreen(<IdleWatch />)
  const move = (screenX: number) => window.dispatchEvent(new MouseEvent('mousemove', { screenX, screenY: 9 }))
  move(5)
  setIdleFor(300_000)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000)
  move(5)
  window.dispatchEvent(new Event('scroll'))
  expect(idleClock.idleFor()).toBeGreaterThan(300_000)
  move(6)
  expect(idleClock.idleFor()).toBe(0)
})

test('IdleWatch signs out after 10 minutes, passes on the reason and the page, and sends drafts before the session ends', async () => {
  const requests = fakeServer({
    'PUT /api/draft': { key: 'register', savedAt: '' },
    'POST /api/logout': { message: 'You are signed out.' },
  })
  openDraft('register')?.save({ fname: 'Asha' })
  const { router } = await renderScreen(<IdleWatch />, { at: '/hr' })
  setIdleFor(IDLE_MS)
  await expect.poll(() => router.state.location.pathname).toBe('/')
  expect(router.state.location.state).toMatchObject({
    returnTo: '/hr',
    notice: { role: 'alert', text: 'You were signed out after 10 minutes without activity.' },
  })
  expect(getIdentity('hr')).toBeNull()
  await expect.poll(() => requests.map(({ path }) => path)).toEqual(['/api/draft', '/api/logout'])
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer t', 'Bearer t'])
  expect(tabStorage.keys().filter((key) => key.startsWith('draft:'))).toEqual([])
})

test('IdleWatch signs out at once when the page is reopened after 10 minutes', async () => {
  fakeServer({ 'POST /api/logout': { message: 'You are signed out.' } })
  setIdleFor(IDLE_MS)
  await renderScreen(<IdleWatch />)
  await expect.poll(() => getIdentity('hr')).toBeNull()
})
