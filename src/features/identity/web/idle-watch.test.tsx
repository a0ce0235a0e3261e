import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { removeIdentities, identityOf, storeIdentity } from '#shared/web/identity-store.ts'
import { storage } from '#shared/web/storage.ts'
import { fakeServer, restoreFetch } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { faceAfter, idleClock, IDLE_MS, WARNING_MS } from './idle-clock.ts'
import { IdleWatch } from './idle-watch.tsx'

const home = window.location.href
beforeEach(() => {
  window.history.replaceState(null, '', '/hr')
  storeIdentity('hr', { _id: 'h1', token: 't', role: 'hr', name: 'Meera', email: '' })
})
afterEach(() => {
  window.history.replaceState(null, '', home)
  removeIdentities()
  storage.remove('draft:hr:h1:register')
  storage.remove('last-activity')
  restoreFetch()
})

const idleSince = (ms: number) => idleClock.touch(Date.now() - ms)

test('nothing happens for 9 minutes, a warning stands for the tenth, then it is over', () => {
  expect(faceAfter(IDLE_MS - WARNING_MS - 1)).toBe('none')
  expect(faceAfter(IDLE_MS - WARNING_MS)).toBe('warning')
  expect(faceAfter(IDLE_MS - 1)).toBe('warning')
  expect(faceAfter(IDLE_MS)).toBe('out')
  expect(IDLE_MS).toBe(600_000)
})

test('a clock that was set back is no idleness', () => {
  idleClock.touch(Date.now() + 3_600_000)
  expect(idleClock.idleFor()).toBe(0)
})

test('warns a minute before, and staying says that the session is in use', async () => {
  const asked = fakeServer({ 'POST /api/session': { message: 'The session is in use.' } })
  const { screen } = await renderScreen(<IdleWatch />)
  idleSince(IDLE_MS - WARNING_MS)
  await expect.element(screen.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible()
  await screen.getByRole('button', { name: 'Stay signed in' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(idleClock.idleFor()).toBeLessThan(5_000)
  expect(asked.map(({ path }) => path)).toEqual(['/api/session'])
})

test('a key in any tab is activity', async () => {
  fakeServer({})
  await renderScreen(<IdleWatch />)
  idleSince(300_000)
  await userEvent.keyboard('a')
  expect(idleClock.idleFor()).toBeLessThan(5_000)
})

test('after 10 minutes the identities and the session end, the page says why, drafts stay', async () => {
  const asked = fakeServer({ 'POST /api/logout': { message: 'You are signed out.' } })
  storage.set('draft:hr:h1:register', '{"fname":"Asha"}')
  const { screen, router } = await renderScreen(<IdleWatch />, { at: '/hr' })
  idleSince(IDLE_MS)
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('You were signed out after 10 minutes without activity.')
  expect(identityOf('hr')).toBeNull()
  expect(router.state.location.pathname).toBe('/')
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer t')
  expect(storage.get('draft:hr:h1:register')).not.toBeNull()
})

test('a page opened again after a long pause is over at once', async () => {
  fakeServer({ 'POST /api/logout': { message: 'You are signed out.' } })
  idleSince(IDLE_MS)
  await renderScreen(<IdleWatch />)
  await expect.poll(() => identityOf('hr'), { timeout: 5_000 }).toBeNull()
})
