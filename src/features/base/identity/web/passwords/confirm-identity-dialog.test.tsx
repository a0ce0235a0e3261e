import { userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { storeIdentity } from '#shared/web/identity-store.ts'
import { ExportMenu } from '#shared/web/ui/export-menu.tsx'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { recordSavedFiles } from '#testing/web/record-saved-files.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { StaffScreen } from '../staff/staff-screen.tsx'

const asha = {
  _id: 'a1',
  role: 'admin',
  name: 'Asha Example',
  email: 'asha@x.test',
  status: 'Active',
  createdAt: '2026-01-04T20:00:00.000Z',
  invited: false,
  twoFactor: false,
  permissionSet: 'owner',
  permissionSetName: 'Owner',
  version: 4,
}
const gita = { ...asha, _id: 'h1', role: 'hr', name: 'Gita', email: 'gita@x.test' }
const REQUIRED = errorResponse(403, {
  code: 'confirmation_required',
  message: 'Enter your current password to do this.',
})
const ADD = 'POST /api/admin/staff'
const CONFIRM = 'POST /api/session/confirm'

/** The server requires the password `right` before it adds staff. */
async function openScreen() {
  let isConfirmed = false
  storeIdentity('admin', { _id: 'a1', token: 't', role: 'Asha.admin', name: 'Asha Example', email: 'asha@x.test' })
  const requests = fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/admin/staff': { staff: [asha], total: 1 },
    'GET /api/admin/permission-set': { sets: [], groups: [] },
    [ADD]: () =>
      isConfirmed ? { ...gita, message: 'The account of Gita has been made.', passwordLink: null } : REQUIRED,
    'PUT /api/admin/staff/{id}': () => (isConfirmed ? { ...asha, status: 'Disable' } : REQUIRED),
    [CONFIRM]: ({ body }: { body: unknown }) => {
      isConfirmed = (body as { password: string }).password === 'right'
      if (isConfirmed) return { message: 'The password is correct.' }
      const fields = { password: 'This is not your current password.' }
      return errorResponse(422, { code: 'invalid', message: 'Check the fields.', fields })
    },
  })
  const { screen } = await renderScreen(
    <main id="content">
      <StaffScreen />
    </main>,
    { at: '/admin/staff' },
  )
  const findWrites = () => requests.filter(({ method, path }) => method === 'POST' && path === '/api/admin/staff')
  return { requests, screen, findWrites, dialog: screen.getByRole('dialog', { name: 'Enter your password' }) }
}

async function addGita() {
  const page = await openScreen()
  const { screen, dialog } = page
  await screen.getByRole('button', { name: 'Add staff' }).click()
  await screen.getByLabelText('Name').fill('Gita')
  await screen.getByLabelText('Email').fill('gita@x.test')
  await screen.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(dialog).toBeVisible()
  return page
}

test('password dialog: the call is repeated with the same body and key after the password', async () => {
  const { screen, dialog, findWrites } = await addGita()

  await dialog.getByLabelText('Current Password').fill('right')
  await dialog.getByRole('button', { name: 'Continue' }).click()

  await expect.element(screen.getByRole('status')).toMatchTextContent(/The account of Gita has been made/)
  await expect.element(dialog).not.toBeInTheDocument()
  const [first, second] = findWrites()
  expect(second?.body).toEqual({ role: 'hr', name: 'Gita', email: 'gita@x.test' })
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'))
})

test('password dialog: a wrong password is reported in it', async () => {
  const { dialog, findWrites } = await addGita()

  await dialog.getByLabelText('Current Password').fill('wrong')
  await dialog.getByRole('button', { name: 'Continue' }).click()

  await expect.element(dialog.getByText('This is not your current password.')).toBeVisible()
  expect(findWrites()).toHaveLength(1)
})

test('password dialog: Escape closes only it, and the input of the form below stays', async () => {
  const { screen, dialog, findWrites } = await addGita()

  await dialog.getByLabelText('Current Password').click()
  await userEvent.keyboard('{Escape}')

  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByText('Enter your current password to do this.')).toBeVisible()
  await expect.element(screen.getByLabelText('Email')).toHaveValue('gita@x.test')
  expect(findWrites()).toHaveLength(1)
})

test('password dialog: works above a question, whose action then continues', async () => {
  const { screen, dialog } = await openScreen()

  await screen.getByRole('button', { name: 'Actions for Asha Example' }).click()
  await screen.getByRole('menuitem', { name: 'Deactivate' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  await dialog.getByLabelText('Current Password').fill('right')
  await dialog.getByRole('button', { name: 'Continue' }).click()

  await expect
    .element(screen.getByRole('status'))
    .toMatchTextContent('The account of Asha Example has been deactivated.')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('password dialog: a download continues after the password', async () => {
  let isConfirmed = false
  storeIdentity('admin', { _id: 'a1', token: 't', role: 'Asha.admin', name: 'Asha Example', email: 'asha@x.test' })
  const saved = recordSavedFiles()
  fakeServer({
    'GET /api/admin/expense/export': () => (isConfirmed ? new Response('day,amount') : REQUIRED),
    [CONFIRM]: () => {
      isConfirmed = true
      return { message: 'The password is correct.' }
    },
  })
  const { screen } = await renderScreen(
    <main id="content">
      <ExportMenu endpoint="GET /api/admin/expense/export" query={{}} />
    </main>,
    { at: '/admin' },
  )

  await screen.getByRole('button', { name: 'Export' }).click()
  await screen.getByRole('menuitem', { name: 'CSV (.csv)' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Enter your password' })
  await dialog.getByLabelText('Current Password').fill('right')
  await dialog.getByRole('button', { name: 'Continue' }).click()

  await expect.poll(() => saved[0]?.text).toBe('day,amount')
})
