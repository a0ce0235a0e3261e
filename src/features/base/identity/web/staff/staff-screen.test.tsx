import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { getIdentity, storeIdentity } from '#shared/web/identity-store.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { readQrCode } from '#testing/web/read-qr-code.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { StaffScreen } from './staff-screen.tsx'

const UPDATE = 'PUT /api/admin/staff/{id}'
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
const hari = {
  ...asha,
  _id: 'h1',
  role: 'hr',
  name: 'Hari Example',
  email: 'hari@x.test',
  permissionSet: 'desk',
  permissionSetName: 'Front desk',
  version: 2,
}
const deactivated = { ...hari, _id: 'h2', name: 'Gita Example', email: 'gita@x.test', status: 'Disable' }

const toSet = (_id: string, builtIn: string | null, name: string, more: object = {}) => ({
  _id,
  builtIn,
  name,
  areas: ['hr'],
  permissions: ['fees.list', 'fees.void'],
  limits: {},
  people: [],
  version: 1,
  ...more,
})
const SETS = {
  sets: [
    toSet('desk', 'front-desk', 'Front desk', { people: [{ _id: 'h1', name: 'Hari Example', role: 'hr' }] }),
    toSet('owner', 'owner', 'Owner', { areas: ['hr', 'admin'] }),
    toSet('less', null, 'Without void', { permissions: ['fees.list'] }),
  ],
  groups: [
    {
      label: 'Fees',
      permissions: [
        { permission: 'fees.list', label: 'List receipts', areas: ['hr', 'admin'], limit: null },
        { permission: 'fees.void', label: 'Void receipts', areas: ['hr'], limit: 'days' },
      ],
    },
    {
      label: 'Expenses',
      permissions: [{ permission: 'expenses.read', label: 'See expenses', areas: ['admin'], limit: null }],
    },
  ],
}

const toastSuccess = vi.spyOn(toast, 'success')
const listWrites = (requests: FakeRequest[]) => requests.filter(({ method }) => method !== 'GET')

async function openScreen(responses: Record<string, object> = {}, at = '/admin/staff') {
  const own = { _id: 'a1', token: 't', role: 'Asha Example.admin', name: 'Asha Example', email: 'asha@x.test' }
  storeIdentity('admin', own)
  const requests = fakeServer({
    'GET /api/institute': { ...INSTITUTE, mail: true },
    'GET /api/admin/staff': { staff: [asha, deactivated, hari], total: 3 },
    'GET /api/admin/permission-set': SETS,
    ...responses,
  })
  const page = (
    <main id="content">
      <StaffScreen />
    </main>
  )
  const { screen } = await renderScreen(page, { at })
  const chooseAction = async (name: string, action: string) => {
    await screen.getByRole('button', { name: `Actions for ${name}` }).click()
    await screen.getByRole('menuitem', { name: action }).click()
  }
  return { requests, screen, chooseAction }
}

test('StaffScreen lists the accounts with their status and two-factor sign-in, and marks the own one', async () => {
  const meena = { ...hari, _id: 'h3', name: 'Meena Example', invited: true }
  const formerClerk = { ...meena, _id: 'h4', name: 'Om Example', status: 'Disable' }
  const staff = [asha, deactivated, { ...hari, twoFactor: true }, meena, formerClerk]
  const { screen } = await openScreen({ 'GET /api/admin/staff': { staff, total: 5 } })
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
  await expect.element(row('Asha')).toMatchTextContent(/Asha ExampleYou.*asha@x\.test.*ADMIN.*Active.*2026-01-05/)
  await expect.element(row('Asha').getByText('Active')).toBeVisible()
  await expect.element(row('Gita')).toMatchTextContent(/HR.*Deactivated/)
  await expect.element(row('Hari')).not.toMatchTextContent(/You/)
  await expect.element(screen.getByText('5 accounts')).toBeVisible()
  // An account without a password is invited, unless it is deactivated.
  await expect.element(row('Meena').getByText('Invited')).toBeVisible()
  await expect.element(row('Meena').getByText('Active')).not.toBeInTheDocument()
  await expect.element(row('Om').getByText('Deactivated')).toBeVisible()
  await expect.element(row('Hari').getByText('On', { exact: true })).toBeVisible()
  await expect.element(row('Gita').getByText('Off', { exact: true })).toBeVisible()
})

test('AddStaffDialog can be cancelled and returns the focus; it adds an account and shows the result of the mail', async () => {
  const message = 'The link to set the password has been sent to meena@x.test.'
  const { requests, screen } = await openScreen({
    'POST /api/admin/staff': { ...hari, name: 'Meena', message, passwordLink: null },
  })
  const add = screen.getByRole('button', { name: 'Add staff' })
  await add.click()
  await expect.element(screen.getByRole('radiogroup', { name: 'Role' })).toBeVisible()
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(add).toHaveFocus()
  expect(listWrites(requests)).toEqual([])

  await add.click()
  await screen.getByLabelText('Name').fill('Meena')
  await screen.getByLabelText('Email').fill('meena@x.test')
  await screen.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(screen.getByRole('status')).toMatchTextContent(`The account of Meena has been made.${message}`)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(listWrites(requests)[0]?.body).toEqual({ role: 'hr', name: 'Meena', email: 'meena@x.test' })
  const listReads = () => requests.filter(({ method, path }) => method === 'GET' && path === '/api/admin/staff')
  await expect.poll(listReads).toHaveLength(2)
})

test('AddStaffDialog shows a taken email beside its field and accepts another one (409)', async () => {
  const message = 'This email is registered already.'
  const { requests, screen } = await openScreen({
    'POST /api/admin/staff': errorResponse(409, { code: 'email_taken', message, fields: { email: message } }),
  })
  await screen.getByRole('button', { name: 'Add staff' }).click()
  await screen.getByLabelText('Name').fill('Meena')
  for (const [index, email] of ['hari@x.test', 'asha@x.test'].entries()) {
    await screen.getByLabelText('Email').fill(email)
    await screen.getByRole('button', { name: 'Add', exact: true }).click()
    await expect.poll(() => listWrites(requests)).toHaveLength(index + 1)
    await expect.element(screen.getByLabelText('Email')).toBeInvalid()
  }
  expect(listWrites(requests)[1]?.body).toEqual({ role: 'hr', name: 'Meena', email: 'asha@x.test' })
})

test('StaffScreen deactivates an account after a confirmation, without a version, and activates one, to which no link can be sent', async () => {
  const { requests, screen, chooseAction } = await openScreen({ [UPDATE]: { ...hari, status: 'Disable' } })
  await chooseAction('Hari Example', 'Deactivate')
  const dialog = screen.getByRole('dialog', { name: 'Deactivate the account of Hari Example?' })
  await expect.element(dialog).toBeVisible()
  expect(listWrites(requests)).toEqual([])
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect
    .element(screen.getByRole('status'))
    .toMatchTextContent('The account of Hari Example has been deactivated.')
  expect(listWrites(requests)[0]?.body).toEqual({ status: 'Disable' })
  expect(listWrites(requests)[0]?.headers.has('if-match')).toBe(false)
  await expect.element(dialog).not.toBeInTheDocument()

  await screen.getByRole('button', { name: 'Actions for Gita Example' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Send a link to set a new password' })).toBeDisabled()
  await screen.getByRole('menuitem', { name: 'Activate' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Activate' }).click()
  await expect.poll(() => listWrites(requests)[1]?.body).toEqual({ status: 'Active' })
})

test('StaffScreen signs everybody else out after a confirmation', async () => {
  const { requests, screen } = await openScreen({
    'DELETE /api/admin/session': { message: 'Everybody else has been signed out.' },
  })
  await screen.getByRole('button', { name: 'Sign everybody out' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Sign everybody out?' })
  await expect.element(dialog).toBeVisible()
  expect(listWrites(requests)).toEqual([])
  await dialog.getByRole('button', { name: 'Sign everybody out' }).click()

  await expect.element(screen.getByRole('status')).toMatchTextContent('Everybody else has been signed out.')
  expect(listWrites(requests).map(({ path }) => path)).toEqual(['/api/admin/session'])
})

test('StaffScreen shows the error for the last active admin (409)', async () => {
  const message = 'The last active admin cannot be deactivated.'
  const { screen, chooseAction } = await openScreen({ [UPDATE]: errorResponse(409, { code: 'last_admin', message }) })
  await chooseAction('Asha Example', 'Deactivate')
  await expect.element(screen.getByText(/This is your own account/)).toBeVisible()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(message)
})

describe('two-factor sign-in in StaffScreen', () => {
  const RESET = 'Reset two-factor sign-in'
  const staff = [{ ...asha, twoFactor: true }, { ...hari, twoFactor: true }, deactivated]
  const RESPONSES = {
    'GET /api/admin/staff': { staff, total: 3 },
    'DELETE /api/admin/staff/{id}/two-factor': hari,
  }

  test('is reset after a confirmation; no reset is offered for the own account and for one without it', async () => {
    const { requests, screen, chooseAction } = await openScreen(RESPONSES)
    const rename = screen.getByRole('menuitem', { name: 'Rename' })
    for (const name of ['Asha Example', 'Gita Example']) {
      await screen.getByRole('button', { name: `Actions for ${name}` }).click()
      await expect.element(rename).toBeVisible()
      await expect.element(screen.getByRole('menuitem', { name: RESET })).not.toBeInTheDocument()
      await userEvent.keyboard('{Escape}')
      await expect.element(rename).not.toBeInTheDocument()
    }

    await chooseAction('Hari Example', RESET)
    const dialog = screen.getByRole('dialog', { name: 'Reset the two-factor sign-in of Hari Example?' })
    await dialog.getByRole('button', { name: RESET }).click()
    await expect
      .element(screen.getByRole('status'))
      .toMatchTextContent('The two-factor sign-in of Hari Example has been reset.')
    expect(listWrites(requests)).toMatchObject([{ method: 'DELETE', path: '/api/admin/staff/h1/two-factor' }])
  })
})

test('RenameStaffDialog renames the own account and its stored identity', async () => {
  const { requests, screen, chooseAction } = await openScreen({ [UPDATE]: { ...asha, name: 'Dr. Asha' } })
  await chooseAction('Asha Example', 'Rename')
  await screen.getByLabelText('Name').fill('Dr. Asha')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('The name has been changed.')
  expect(getIdentity('admin')).toMatchObject({ name: 'Dr. Asha', role: 'Dr Asha.admin' })
  expect(listWrites(requests)[0]?.body).toEqual({ name: 'Dr. Asha' })
  expect(listWrites(requests)[0]?.headers.get('if-match')).toBe('"4"')
})

test('StaffScreen sends a link and shows the result of the mail', async () => {
  const message = 'The link to set the password has been sent to hari@x.test.'
  const { requests, screen, chooseAction } = await openScreen({
    'POST /api/admin/staff/{id}/reset': { message, passwordLink: null },
  })
  await chooseAction('Hari Example', 'Send a link to set a new password')
  await expect.element(screen.getByRole('status')).toMatchTextContent(message)
  expect(toastSuccess).toHaveBeenLastCalledWith(message, 10_000, expect.anything())
  expect(listWrites(requests)[0]?.path).toBe('/api/admin/staff/h1/reset')
})

const LINK = 'http://office.test:3000/forget-password#token=one-time'

test('StaffScreen without mail shows the link of an invitation once, with a QR code', async () => {
  const message = 'Show this QR code to Meena, or pass the link on.'
  const { screen } = await openScreen({
    'GET /api/institute': INSTITUTE,
    'POST /api/admin/staff': { ...hari, name: 'Meena', message, passwordLink: LINK },
  })
  await screen.getByRole('button', { name: 'Add staff' }).click()
  await expect.element(screen.getByText(/A link to choose a password is shown here/)).toBeVisible()
  await screen.getByLabelText('Name').fill('Meena')
  await screen.getByLabelText('Email').fill('meena@x.test')
  await screen.getByRole('button', { name: 'Add', exact: true }).click()

  const dialog = screen.getByRole('dialog', { name: 'Password for Meena' })
  await expect.element(dialog).toMatchTextContent(message)
  await expect.element(dialog.getByText(LINK)).toBeVisible()
  expect(await readQrCode(dialog.getByRole('img', { name: 'QR code of the link' }).element())).toBe(LINK)
})

test('StaffScreen without mail makes a link for a member who has none, and says if it opens here only', async () => {
  const { screen, chooseAction } = await openScreen({
    'GET /api/institute': INSTITUTE,
    'POST /api/admin/staff/{id}/reset': { message: 'x', passwordLink: LINK.replace('office.test', 'localhost') },
  })

  await chooseAction('Hari Example', 'Make a link to set a new password')

  const dialog = screen.getByRole('dialog', { name: 'Password for Hari Example' })
  await expect.element(dialog).toMatchTextContent(/This link opens on this computer only/)
})

test('AddStaffDialog gives a set of the chosen kind of account; another kind returns to its default', async () => {
  const added = { ...hari, _id: 'h9', name: 'Meena Example', message: 'Sent.', passwordLink: null }
  const { requests, screen } = await openScreen({ 'POST /api/admin/staff': added })
  await screen.getByRole('button', { name: 'Add staff' }).click()
  const set = screen.getByRole('combobox', { name: 'Permission set' })
  await set.selectOptions('Without void')
  await screen.getByRole('radio', { name: 'ADMIN' }).click()
  await expect.element(set).toHaveDisplayValue('Owner')
  await screen.getByRole('radio', { name: 'HR' }).click()
  await expect.element(set).toHaveDisplayValue('Front desk')
  await set.selectOptions('Without void')
  await screen.getByRole('textbox', { name: 'Name' }).fill('Meena Example')
  await screen.getByRole('textbox', { name: 'Email' }).fill('meena@x.test')
  await screen.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await expect.poll(() => listWrites(requests)[0]?.body).toMatchObject({ role: 'hr', permissionSet: 'less' })
})

test('the menu of a member changes the permission set, and the list shows the name of the set', async () => {
  const { requests, screen, chooseAction } = await openScreen({
    [UPDATE]: { ...hari, permissionSet: 'less', permissionSetName: 'Without void' },
  })
  await expect.element(screen.getByRole('row', { name: /Hari/ })).toMatchTextContent(/Front desk/)
  await chooseAction('Hari Example', 'Permission set…')
  await screen.getByRole('combobox', { name: 'Permission set' }).selectOptions('Without void')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => listWrites(requests)[0]?.body).toEqual({ permissionSet: 'less' })
  await expect.poll(() => toastSuccess).toHaveBeenCalledWith('Hari Example has the permission set Without void now.')
})

describe('the tab of permission sets', () => {
  const openSets = (responses: Record<string, object> = {}) => openScreen(responses, '/admin/staff?tab=sets')

  test('lists the sets with their pages and people, and says in words what one allows', async () => {
    const { screen, chooseAction } = await openSets()
    await expect
      .element(screen.getByRole('row', { name: /Front desk/ }))
      .toMatchTextContent(/Front deskBuilt in.*HR.*2.*Hari Example/)
    await expect.element(screen.getByRole('row', { name: /Owner/ })).toMatchTextContent(/HR, Admin.*Nobody/)
    await chooseAction('Without void', 'What it allows')
    const dialog = screen.getByRole('dialog', { name: 'Without void' })
    await expect.element(dialog.getByText('List receipts')).toBeVisible()
    await expect.element(dialog.getByText('Void receipts')).not.toBeInTheDocument()
  })

  test('a new set begins as a copy, offers the permissions of its pages, and keeps the input when the name is taken', async () => {
    const fields = { name: 'Another permission set has this name.' }
    const { requests, screen } = await openSets({
      'POST /api/admin/permission-set': errorResponse(409, { code: 'name_taken', message: fields.name, fields }),
    })
    await screen.getByRole('button', { name: 'Add a permission set' }).click()
    const dialog = screen.getByRole('dialog')
    await expect.element(dialog.getByLabelText('See expenses')).not.toBeInTheDocument()
    await dialog.getByLabelText('Admin', { exact: true }).click()
    await dialog.getByLabelText('See expenses').click()
    await dialog.getByLabelText('Void receipts').click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Front desk without void')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expect.element(dialog.getByLabelText('Name')).toBeInvalid()
    expect(listWrites(requests)[0]?.body).toEqual({
      name: 'Front desk without void',
      areas: ['hr', 'admin'],
      permissions: ['fees.list', 'expenses.read'],
      limits: {},
    })
    await expect.element(dialog.getByLabelText('Void receipts')).not.toBeChecked()
  })

  test('the limits of a built-in set are changed, and a blank one is none', async () => {
    const saved = toSet('desk', 'front-desk', 'Front desk', { limits: { 'fees.void': 7 } })
    const { requests, screen, chooseAction } = await openSets({ 'PUT /api/admin/permission-set/{id}': saved })
    await chooseAction('Front desk', 'Limits…')
    const dialog = screen.getByRole('dialog', { name: 'Limits of Front desk' })
    const days = dialog.getByRole('textbox', { name: 'Void receipts' })
    await days.fill('seven')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.element(days).toBeInvalid()
    await days.fill('7')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await vi.waitFor(() => expect(listWrites(requests)[0]?.body).toEqual({ limits: { 'fees.void': '7' } }))
  })

  test('a set of the institute can be deleted, a built-in one neither changed nor deleted', async () => {
    const { requests, screen, chooseAction } = await openSets({
      'DELETE /api/admin/permission-set/{id}': { message: 'Without void has been deleted.' },
    })
    await screen.getByRole('button', { name: 'Actions for Owner' }).click()
    await expect.element(screen.getByRole('menuitem', { name: 'Copy' })).toBeVisible()
    await expect.element(screen.getByRole('menuitem', { name: 'Change' })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await chooseAction('Without void', 'Delete')
    await screen.getByRole('button', { name: 'Yes, delete it!' }).click()
    await expect.poll(() => listWrites(requests)[0]?.path).toBe('/api/admin/permission-set/less')
  })
})
