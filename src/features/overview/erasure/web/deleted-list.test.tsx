import { expect, test } from 'vitest'
import type { DeletedRecord } from '#features/overview/erasure/contract/erasure.contract.ts'
import { errorResponse, fakeServer, type FakeResponse } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { STUDENT_LIST } from '#testing/web/student-list.ts'
import { AdminStudentListScreen } from '#features/domain/students/student-records/web/admin-student-list-screen.tsx'

const ASHA: DeletedRecord = {
  _id: 's1',
  kind: 'student',
  name: 'Asha Rao',
  email: 'asha@example.com',
  deletedBy: 'Meera',
  canRestore: true,
  deletedAt: '2026-11-20T05:00:00.000Z',
  eraseAfter: '2026-12-20T05:00:00.000Z',
  erasedAt: null,
}
const ENQUIRY: DeletedRecord = { ...ASHA, _id: 'e1', kind: 'enquiry', name: 'Bina Das', canRestore: false }
const ERASED: DeletedRecord = {
  ...ASHA,
  _id: 's9',
  name: null,
  email: null,
  canRestore: false,
  erasedAt: '2026-11-20T05:00:00.000Z',
}

async function renderDeleted(responses: Record<string, FakeResponse> = {}, at = '/admin/Student-List?tab=Deleted') {
  const requests = fakeServer({
    'GET /api/user': { ...STUDENT_LIST, deleted: 3 },
    'GET /api/institute': INSTITUTE,
    'GET /api/admin/deleted': { deleted: [ASHA, ENQUIRY, ERASED], total: 3 },
    ...responses,
  })
  const { screen, router } = await renderScreen(
    <main id="content">
      <AdminStudentListScreen />
    </main>,
    { at },
  )
  const choose = async (name: string, item: string) => {
    await screen.getByRole('button', { name: `Actions for ${name}` }).click()
    await screen.getByRole('menuitem', { name: item }).click()
    return screen.getByRole('dialog')
  }
  return { requests, screen, router, choose }
}

test('deleted list: shows who deleted each record, when, and when it will be erased', async () => {
  const { screen } = await renderDeleted()

  const getRow = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
  await expect
    .element(getRow('Asha Rao'))
    .toMatchTextContent(/asha@example\.com.*Student.*Meera.*2026-11-20 10:30.*2026-12-20 10:30/)
  await expect.element(getRow('Bina Das')).toMatchTextContent(/Enquiry/)
  await expect.element(getRow('–')).toMatchTextContent(/Already erased\. It cannot be restored\./)
  await expect.element(screen.getByRole('tab', { name: 'Deleted 3' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(screen.getByText('Total Payable Amount')).not.toBeInTheDocument()
})

test('deleted list: its tab is shown only while there are deleted records', async () => {
  const { screen } = await renderDeleted({ 'GET /api/user': STUDENT_LIST }, '/admin/Student-List')

  await expect.element(screen.getByRole('tab', { name: 'All 3' })).toBeVisible()
  await expect.element(screen.getByRole('tab', { name: /Deleted/ })).not.toBeInTheDocument()
})

test('deleted list: restores after a confirmation, and shows why it failed', async () => {
  const message = 'asha@example.com has been registered again, for Bela (batch T-1).'
  let isTaken = true
  const { requests, screen, choose } = await renderDeleted({
    'PUT /api/admin/restore/{id}': () =>
      isTaken ? errorResponse(409, { code: 'email_taken', message }) : { message: 'The record has been restored.' },
  })
  const dialog = await choose('Asha Rao', 'Restore')
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(message)

  isTaken = false
  await dialog.getByRole('button', { name: 'Restore' }).click()

  await expect.element(screen.getByText('The record has been restored.')).toBeVisible()
  expect(requests.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
    '/api/admin/restore/s1',
    '/api/admin/restore/s1',
  ])
})

test('deleted list: erases only after the name is typed', async () => {
  const { requests, screen, choose } = await renderDeleted({
    'POST /api/admin/erase/{id}': { message: 'The personal data has been erased.' },
  })
  const dialog = await choose('Bina Das', 'Erase now')
  const name = dialog.getByLabelText('Type the name to confirm')
  await expect.element(name).toHaveFocus()
  await dialog.getByRole('button', { name: 'Erase now' }).click()
  await expect.element(name).toHaveAccessibleDescription(/Type the name\./)

  await name.fill('Bina Das')
  await dialog.getByRole('button', { name: 'Erase now' }).click()

  await expect.element(screen.getByText('The personal data has been erased.')).toBeVisible()
  const sent = requests.filter(({ method }) => method === 'POST')
  expect(sent).toMatchObject([{ path: '/api/admin/erase/e1', body: { name: 'Bina Das' } }])
})

test('deleted list: an enquiry can be erased, not restored; an erased record has no actions', async () => {
  const { screen } = await renderDeleted()

  await screen.getByRole('button', { name: 'Actions for Bina Das' }).click()

  await expect.element(screen.getByRole('menuitem', { name: 'Erase now' })).toBeVisible()
  expect(screen.getByRole('menuitem').elements()).toHaveLength(1)
  expect(screen.getByRole('button', { name: /^Actions for/ }).elements()).toHaveLength(2)
})

test('deleted list: shows an empty state and an error with retry', async () => {
  let isAway = true
  const { screen } = await renderDeleted({
    'GET /api/admin/deleted': () =>
      isAway ? errorResponse(422, { code: 'x', message: 'The database is away.' }) : { deleted: [], total: 0 },
  })
  await expect.element(screen.getByText('The database is away.')).toBeVisible()

  isAway = false
  await screen.getByRole('button', { name: 'Try again' }).click()

  await expect.element(screen.getByText('Nothing has been deleted in the last 30 days.')).toBeVisible()
})
