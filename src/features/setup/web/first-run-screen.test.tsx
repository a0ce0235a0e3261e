import { afterEach, expect, test } from 'vitest'
import { tabStorage } from '#shared/web/storage.ts'
import { type FakeResponse, fakeServer, restoreFetch } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { FirstRunScreen } from './first-run-screen.tsx'

afterEach(() => {
  tabStorage.remove('draft:anyone:setup')
  restoreFetch()
})

const NOT_SET_UP = {
  ...{ name: '', address: '', phone: '', timeZone: 'Asia/Kolkata', selfRegistration: true },
  ...{ setUp: false, version: 0 },
}

async function renderFirstRun(responses: Record<string, FakeResponse> = {}, at = '/setup?code=right') {
  const requests = fakeServer({ 'GET /api/institute': NOT_SET_UP, ...responses })
  const { screen, router } = await renderScreen(<FirstRunScreen />, { at })
  return { screen, router, requests }
}

test('FirstRunScreen: shows progress while the demo institute is loading', async () => {
  const loading = Promise.withResolvers<object>()
  const { screen } = await renderFirstRun({ 'POST /api/setup/demo': () => loading.promise })
  await screen.getByRole('button', { name: 'Load the demo institute' }).click()

  await screen.getByRole('dialog').getByRole('button', { name: 'Load the demo institute' }).click()

  await expect.element(screen.getByRole('status')).toMatchTextContent(/Loading the demo institute/)
  loading.resolve({ accounts: [{ role: 'admin', email: 'admin@example.com', password: 'abcd-efgh-jkmn' }] })
  await expect.element(screen.getByText('admin@example.com')).toBeVisible()
})

test('FirstRunScreen: keeps the input in this tab, without the passwords', async () => {
  const first = await renderFirstRun()
  await first.screen.getByLabelText('Institute name').fill('Sunrise Institute')
  const admin = first.screen.getByRole('group', { name: 'First admin' })
  await admin.getByLabelText('Email').fill('asha@example.com')
  await admin.getByLabelText('Password', { exact: true }).fill('secret words')
  await first.screen.unmount()
  expect(tabStorage.get('draft:anyone:setup')).not.toContain('secret')

  const { screen } = await renderFirstRun()

  await expect.element(screen.getByLabelText('Institute name')).toHaveValue('Sunrise Institute')
  const again = screen.getByRole('group', { name: 'First admin' })
  await expect.element(again.getByLabelText('Email')).toHaveValue('asha@example.com')
  await expect.element(again.getByLabelText('Password', { exact: true })).toHaveValue('')
})
