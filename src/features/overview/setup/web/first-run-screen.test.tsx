import { expect, test, vi } from 'vitest'
import { tabStorage } from '#shared/web/storage.ts'
import { getIdentity } from '#shared/web/identity-store.ts'
import { errorResponse, type FakeResponse, fakeServer } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { FirstRunScreen } from './first-run-screen.tsx'

const CHECK = 'POST /api/setup/check'
const NOT_SET_UP = { ...INSTITUTE, name: '', address: '', phone: '', selfRegistration: true, setUp: false, version: 0 }

async function renderFirstRun(responses: Record<string, FakeResponse> = {}, at = '/setup?code=right') {
  const requests = fakeServer({ 'GET /api/institute': NOT_SET_UP, [CHECK]: { accounts: null }, ...responses })
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

test('FirstRunScreen: rejects a wrong code before it shows the form', async () => {
  const message = 'This set-up code is not right.'
  const { screen, requests } = await renderFirstRun({ [CHECK]: errorResponse(403, { code: 'wrong_code', message }) })

  await expect.element(screen.getByText('The set-up code is wrong')).toBeVisible()
  await expect.element(screen.getByLabelText('Institute name')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Load the demo institute' })).not.toBeInTheDocument()
  expect(requests.find(({ path }) => path === '/api/setup/check')?.body).toEqual({ code: 'right' })
})

test('FirstRunScreen: shows that the institute is set up (409)', async () => {
  const message = 'The institute is set up already.'
  const { screen } = await renderFirstRun({ [CHECK]: errorResponse(409, { code: 'set_up', message }) })

  await expect.element(screen.getByText(message)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/')
})

test('FirstRunScreen: without a code, says where the link is', async () => {
  const { screen } = await renderFirstRun({}, '/setup')

  await expect.element(screen.getByText('The set-up code is missing')).toBeVisible()
})

test('FirstRunScreen: signs the admin in after the set-up', async () => {
  const admin = { _id: 'a1', token: 't1', role: 'Asha.admin', name: 'Asha', email: 'asha@example.com' }
  const { screen, router, requests } = await renderFirstRun({
    'POST /api/setup': Response.json({ message: 'The institute is set up.' }, { status: 201 }),
    'POST /api/admin/login': admin,
  })
  for (const [label, text] of Object.entries({ 'Institute name': 'Sunrise', Address: '1 Road', Phone: '9800000000' }))
    await screen.getByLabelText(label).fill(text)
  for (const name of ['First admin', 'First HR']) {
    const group = screen.getByRole('group', { name })
    await group.getByLabelText('Name').fill('Asha')
    await group.getByLabelText('Email').fill('asha@example.com')
    await group.getByLabelText('Password', { exact: true }).fill('a long enough one')
  }

  await screen.getByRole('button', { name: 'Set up' }).click()

  await expect.poll(() => router.state.location.pathname).toBe('/admin')
  expect(getIdentity('admin')).toMatchObject(admin)
  expect(requests.at(-1)?.body).toMatchObject({ email: 'asha@example.com', password: 'a long enough one' })
})

const ACCOUNTS = [
  { role: 'admin', email: 'admin@example.com', password: 'abcd-efgh-jkmn' },
  { role: 'hr', email: 'hr@example.com', password: 'pqrs-tuvw-xyz2' },
]

test('FirstRunScreen: the accounts of a loaded demo institute can be entered with one click', async () => {
  const hr = { _id: 'h1', token: 't1', role: 'hr', name: 'Hari', email: 'hr@example.com' }
  const { screen, router, requests } = await renderFirstRun({
    [CHECK]: { accounts: ACCOUNTS },
    'POST /api/hr/login': hr,
  })

  await screen.getByRole('button', { name: 'Enter as HR' }).click()

  await expect.poll(() => router.state.location.pathname).toBe('/hr')
  expect(getIdentity('hr')).toMatchObject(hr)
  expect(requests.at(-1)?.body).toMatchObject({ email: 'hr@example.com', password: 'pqrs-tuvw-xyz2' })
})

test('FirstRunScreen: each email and password of the demo institute can be copied', async () => {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  const { screen } = await renderFirstRun({ [CHECK]: { accounts: ACCOUNTS } })

  await screen.getByRole('button', { name: 'Copy the password of HR' }).click()
  await screen.getByRole('button', { name: 'Copy the email of ADMIN' }).click()

  await expect.element(screen.getByText('Copied').first()).toBeVisible()
  expect(copied).toEqual(['pqrs-tuvw-xyz2', 'admin@example.com'])
})
