import { afterEach, expect, test, vi } from 'vitest'
import { removeIdentities, identityOf, storeIdentity } from '#shared/web/identity-store.ts'
import { queryClientOf } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch, errorResponse, type FakeRequest } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { StaffScreen } from './staff-screen.tsx'

const UPDATE = 'PUT /api/admin/staff/{id}'
const asha = {
  ...{ _id: 'a1', role: 'admin', name: 'Asha Example', email: 'asha@x.test', status: 'Active' },
  ...{ createdAt: '2026-01-04T20:00:00.000Z', invited: false, version: 4 },
}
const hari = { ...asha, _id: 'h1', role: 'hr', name: 'Hari Example', email: 'hari@x.test', version: 2 }
const gone = { ...hari, _id: 'h2', name: 'Gita Example', email: 'gita@x.test', status: 'Disable' }

const succeeded = vi.spyOn(toast, 'success')
const writes = (asked: FakeRequest[]) => asked.filter(({ method }) => method !== 'GET')

afterEach(() => {
  queryClientOf('anyone').clear()
  removeIdentities()
  restoreFetch()
})

async function opened(answers: Record<string, object> = {}) {
  const own = { _id: 'a1', token: 't', role: 'Asha Example.admin', name: 'Asha Example', email: 'asha@x.test' }
  storeIdentity('admin', own)
  const asked = fakeServer({ 'GET /api/admin/staff': { staff: [asha, gone, hari], total: 3 }, ...answers })
  const page = (
    <main id="content">
      <StaffScreen />
    </main>
  )
  const { screen } = await renderScreen(page, { at: '/admin/staff' })
  const choose = async (name: string, act: string) => {
    await screen.getByRole('button', { name: `Actions for ${name}` }).click()
    await screen.getByRole('menuitem', { name: act }).click()
  }
  return { asked, screen, choose }
}

test('lists name, email, role, status and since when; oneself is marked', async () => {
  const { screen } = await opened()
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
  await expect.element(row('Asha')).toMatchTextContent(/Asha ExampleYou.*asha@x\.test.*ADMIN.*Active.*2026-01-05/)
  await expect.element(row('Gita')).toMatchTextContent(/HR.*Deactivated/)
  await expect.element(row('Hari')).not.toMatchTextContent(/You/)
  await expect.element(screen.getByText('3 accounts')).toBeVisible()
})

test('who has chosen no password yet is Invited, unless deactivated', async () => {
  const meena = { ...hari, _id: 'h3', name: 'Meena Example', invited: true }
  const left = { ...meena, _id: 'h4', name: 'Om Example', status: 'Disable' }
  const { screen } = await opened({ 'GET /api/admin/staff': { staff: [asha, meena, left], total: 3 } })
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
  await expect.element(row('Meena').getByText('Invited')).toBeVisible()
  await expect.element(row('Meena').getByText('Active')).not.toBeInTheDocument()
  await expect.element(row('Om').getByText('Deactivated')).toBeVisible()
  await expect.element(row('Asha').getByText('Active')).toBeVisible()
})

test('adding can be cancelled; what is chosen there is called as the table calls it', async () => {
  const { asked, screen } = await opened()
  const add = screen.getByRole('button', { name: 'Add staff' })
  await add.click()
  await expect.element(screen.getByRole('radiogroup', { name: 'Role' })).toBeVisible()
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(add).toHaveFocus()
  expect(writes(asked)).toEqual([])
})

test('an account is added, and what became of the mail is said', async () => {
  const message = 'The link to set the password has been sent to meena@x.test.'
  const { asked, screen } = await opened({ 'POST /api/admin/staff': { ...hari, name: 'Meena', message } })
  await screen.getByRole('button', { name: 'Add staff' }).click()
  await screen.getByLabelText('Name').fill('Meena')
  await screen.getByLabelText('Email').fill('meena@x.test')
  await screen.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(screen.getByRole('status')).toMatchTextContent(`The account of Meena has been made.${message}`)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(writes(asked)[0]?.body).toEqual({ role: 'hr', name: 'Meena', email: 'meena@x.test' })
  expect(asked.filter(({ method, path }) => method === 'GET' && path === '/api/admin/staff')).toHaveLength(2)
})

test('a taken email is said beside the field; the dialog stays, and another email can be sent', async () => {
  const words = 'This email is registered already.'
  const { asked, screen } = await opened({
    'POST /api/admin/staff': errorResponse(409, { code: 'email_taken', message: words, fields: { email: words } }),
  })
  await screen.getByRole('button', { name: 'Add staff' }).click()
  await screen.getByLabelText('Name').fill('Meena')
  for (const [index, email] of ['hari@x.test', 'asha@x.test'].entries()) {
    await screen.getByLabelText('Email').fill(email)
    await screen.getByRole('button', { name: 'Add', exact: true }).click()
    await expect.poll(() => writes(asked)).toHaveLength(index + 1)
    await expect.element(screen.getByLabelText('Email')).toBeInvalid()
  }
  expect(writes(asked)[1]?.body).toEqual({ role: 'hr', name: 'Meena', email: 'asha@x.test' })
})

test('deactivating asks and says it; what changed meanwhile does not stand in the way', async () => {
  const { asked, screen, choose } = await opened({ [UPDATE]: { ...hari, status: 'Disable' } })
  await choose('Hari Example', 'Deactivate')
  const dialog = screen.getByRole('dialog', { name: 'Deactivate the account of Hari Example?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(writes(asked)).toEqual([])
  await choose('Hari Example', 'Deactivate')
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect
    .element(screen.getByRole('status'))
    .toMatchTextContent('The account of Hari Example has been deactivated.')
  expect(writes(asked)[0]?.body).toEqual({ status: 'Disable' })
  expect(writes(asked)[0]?.headers.has('if-match')).toBe(false)
})

test('the last active admin is refused in the server’s words', async () => {
  const message = 'The last active admin cannot be deactivated.'
  const { screen, choose } = await opened({ [UPDATE]: errorResponse(409, { code: 'last_admin', message }) })
  await choose('Asha Example', 'Deactivate')
  await expect.element(screen.getByText(/This is your own account/)).toBeVisible()
  await screen.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(message)
})

test('a deactivated account is activated, and is sent no link', async () => {
  const { asked, screen } = await opened({ [UPDATE]: { ...gone, status: 'Active' } })
  await screen.getByRole('button', { name: 'Actions for Gita Example' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Send a link to set a new password' })).toBeDisabled()
  await screen.getByRole('menuitem', { name: 'Activate' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Activate' }).click()
  await expect.poll(() => writes(asked)[0]?.body).toEqual({ status: 'Active' })
})

test('renamed, one’s own name stands in the header at once', async () => {
  const { asked, screen, choose } = await opened({ [UPDATE]: { ...asha, name: 'Dr. Asha' } })
  await choose('Asha Example', 'Rename')
  await screen.getByLabelText('Name').fill('Dr. Asha')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('The name has been changed.')
  expect(identityOf('admin')).toMatchObject({ name: 'Dr. Asha', role: 'Dr Asha.admin' })
  expect(writes(asked)[0]?.body).toEqual({ name: 'Dr. Asha' })
  expect(writes(asked)[0]?.headers.get('if-match')).toBe('"4"')
})

test('a link is sent, and what became of the mail is said', async () => {
  const message = 'The link to set the password has been sent to hari@x.test.'
  const { asked, screen, choose } = await opened({ 'POST /api/admin/staff/{id}/reset': { message } })
  await choose('Hari Example', 'Send a link to set a new password')
  await expect.element(screen.getByRole('status')).toMatchTextContent(message)
  expect(succeeded).toHaveBeenLastCalledWith(message, 10_000)
  expect(writes(asked)[0]?.path).toBe('/api/admin/staff/h1/reset')
})
