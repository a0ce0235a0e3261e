import { beforeEach, expect, test } from 'vitest'
import { chosenStudents } from '#features/domain/students/student-records/web/public.ts'
import { storeIdentity } from '#shared/web/identity-store.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { CHOICES } from '#testing/web/registration-form.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { EditStudentsScreen } from './edit-students-screen.tsx'

const [A1, R1] = ['01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-000000000002'] as const
const ASHA = { _id: A1, name: 'Asha Rao', batch: 'T-1', course: 'Tally', seen: '1.1.0' }
const RAVI = { _id: R1, name: 'Ravi Rao', batch: 'E-1', course: 'Excel', seen: '4.2.0' }
const UNCHANGED = { state: 'unchanged', before: {}, after: {}, problem: null }
const COMPLETED = { state: 'changes', before: { isCompleted: 'no' }, after: { isCompleted: 'yes' }, problem: null }
const REJECTED = { ...UNCHANGED, state: 'rejected', problem: 'This registration awaits approval.' }

type Body = { students: string[]; isCompleted?: string }

/** Asha can be completed, Ravi cannot be changed. */
function preview({ body }: FakeRequest) {
  const { students, isCompleted } = body as Body
  const rows = [
    { ...ASHA, ...(isCompleted ? COMPLETED : UNCHANGED) },
    { ...RAVI, ...(isCompleted ? REJECTED : UNCHANGED) },
  ]
  return { rows: rows.filter(({ _id }) => students.includes(_id)) }
}

const MADE = {
  _id: 'b1',
  change: { isCompleted: 'yes' },
  students: 1,
  at: '2026-11-21T04:30:00Z',
  by: 'Hari',
  undoUntil: '2026-11-21T04:40:00Z',
  undone: false,
}

beforeEach(() => {
  sessionStorage.clear()
  storeIdentity('hr', { _id: 'h1', token: 't', role: 'hr', name: 'Hari', email: '' })
  chosenStudents.clear()
})

type Options = { ids?: string[]; changes?: object[]; responses?: Record<string, object> }

async function renderEdit({ ids = [A1, R1], changes = [], responses = {} }: Options = {}) {
  chosenStudents.add(ids)
  const requests = fakeServer({
    'POST /api/bulk/preview': preview,
    'GET /api/bulk': { changes },
    'GET /api/institute': INSTITUTE,
    ...CHOICES,
    ...responses,
  })
  const { screen } = await renderScreen(<EditStudentsScreen />, { at: '/hr/StudentEdit' })
  const listSent = (path: string) => requests.filter((request) => `${request.method} ${request.path}` === path)
  return { screen, listSent }
}

test('edit students: without a choice, says where students are chosen', async () => {
  const { screen } = await renderEdit({ ids: [] })

  await expect.element(screen.getByText('Tick them in the student list, or add those of a batch here.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Choose in the list' }))
    .toHaveAttribute('href', '/hr/StudentList')
})

test('edit students: shows what changes for whom, and sends only after the rejected ones are left out', async () => {
  const { screen, listSent } = await renderEdit({ responses: { 'POST /api/bulk': MADE } })
  await screen.getByRole('combobox', { name: /^Course status/ }).selectOptions('yes')

  await expect.element(screen.getByRole('row', { name: /Asha Rao/ })).toMatchTextContent(/Not Completed → Completed/)
  await expect.element(screen.getByRole('row', { name: /Ravi Rao/ })).toMatchTextContent(/awaits approval/)
  await expect.element(screen.getByText('1 cannot be changed')).toBeVisible()
  const send = screen.getByRole('button', { name: 'Change 1 student' })
  await expect.element(send).toBeDisabled()

  await screen.getByRole('button', { name: 'Leave 1 out' }).click()
  await send.click()

  await expect.element(screen.getByText('1 student was changed')).toBeVisible()
  expect(listSent('POST /api/bulk').map(({ body }) => body)).toEqual([
    { students: [{ _id: A1, seen: '1.1.0' }], isCompleted: 'yes' },
  ])
  await expect.element(screen.getByRole('combobox', { name: /^Course status/ })).toHaveValue('')
})

test('edit students: the end date is removed with a tick, in place of a new one', async () => {
  const removed = { ...UNCHANGED, state: 'changes', before: { endDate: '2026-11-20' }, after: { endDate: null } }
  const toRow = ({ body }: FakeRequest) => ({
    rows: [{ ...ASHA, ...((body as { endDate?: null }).endDate === null ? removed : UNCHANGED) }],
  })
  const { screen, listSent } = await renderEdit({
    ids: [A1],
    responses: { 'POST /api/bulk/preview': toRow, 'POST /api/bulk': { ...MADE, change: { endDate: null } } },
  })
  const endDate = screen.getByRole('textbox', { name: /^End date/ })
  await endDate.fill('2026-12-01')

  await screen.getByRole('checkbox', { name: 'Remove the end date' }).click()

  await expect.element(endDate).toBeDisabled()
  await expect.element(screen.getByRole('row', { name: /Asha Rao/ })).toMatchTextContent(/End date: 2026-11-20 → –/)
  await screen.getByRole('button', { name: 'Change 1 student' }).click()
  await expect.poll(() => listSent('POST /api/bulk').length).toBe(1)
  expect(listSent('POST /api/bulk')[0]?.body).toEqual({ students: [{ _id: A1, seen: '1.1.0' }], endDate: null })
})

test('edit students: an error of the server is shown, and what was entered stays', async () => {
  const rejected = errorResponse(409, { code: 'stale', message: 'Somebody has changed some of these students.' })
  const { screen } = await renderEdit({ ids: [A1], responses: { 'POST /api/bulk': rejected } })
  await screen.getByRole('combobox', { name: /^Course status/ }).selectOptions('yes')

  await screen.getByRole('button', { name: 'Change 1 student' }).click()

  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Somebody has changed some of these students\./)
  await expect.element(screen.getByRole('combobox', { name: /^Course status/ })).toHaveValue('yes')
})

test('edit students: a recent change is undone after a question', async () => {
  const { screen, listSent } = await renderEdit({
    ids: [],
    changes: [MADE, { ...MADE, _id: 'b2', undoUntil: null, undone: true }],
    responses: { 'POST /api/bulk/{id}/undo': { message: 'The change was undone' } },
  })
  await expect.element(screen.getByText('Undone')).toBeVisible()

  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Undo the change of 1 student?' })).toBeVisible()
  await screen.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()

  await expect.poll(() => listSent('POST /api/bulk/b1/undo').length).toBe(1)
})
