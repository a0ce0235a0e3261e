import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Enrolment } from '#features/domain/students/enrolments/contract/enrolments.contract.ts'
import { getTodayIn } from '#shared/web/days.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { UNTAUGHT } from '#testing/web/batches.ts'
import { fakeServer } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { CoursesPanel } from './courses-panel.tsx'

const TALLY: Enrolment = {
  _id: 'e2',
  student: 's1',
  course: 'Tally',
  batch: 'T-1',
  cduration: '3 months',
  mode: 'online',
  fee: 5000,
  joiningDate: '2026-11-01',
  endDate: null,
  isCompleted: 'no',
  newest: true,
  ended: false,
  reason: null,
  listFee: 5000,
  feeReason: null,
  removable: true,
  version: 4,
  batchSince: null,
  formerBatches: [],
}
const EXCEL: Enrolment = {
  ...TALLY,
  _id: 'e1',
  course: 'Excel',
  batch: 'E-1',
  newest: false,
  removable: false,
  endDate: '2026-10-31',
  ended: true,
  reason: 'Moves to Pune',
  batchSince: '2026-09-16',
  formerBatches: [
    {
      batch: 'E-0',
      firstDay: '2026-09-01',
      lastDay: '2026-09-15',
    },
  ],
}
const batch = (bCode: string, courseName: string) => ({
  _id: bCode,
  bCode,
  courseName,
  bTime: '10:00',
  ...UNTAUGHT,
  startDate: '2026-01-01',
  endDate: null,
  version: 1,
})
const BATCHES = [batch('T-1', 'Tally'), batch('T-2', 'Tally'), batch('J-1', 'Java')]
const COURSES = ['Tally', 'Java'].map((course) => ({
  _id: course,
  course,
  cFee: 9000,
  cDuration: '4 months',
  instalments: null,
  version: 1,
}))

async function renderPanel({ editable = true } = {}) {
  const success = vi.spyOn(toast, 'success')
  const requests = fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/enrolment/{id}': { enrolments: [TALLY, EXCEL], total: 2 },
    'GET /api/course': { courses: COURSES, total: 2 },
    'GET /api/batch': { batches: BATCHES, total: 3 },
    'POST /api/enrolment/{id}': { ...TALLY, course: 'Java' },
    'PUT /api/enrolment/{id}': { ...TALLY, batch: 'T-2' },
    'DELETE /api/enrolment/{id}': { message: 'Tally was removed', student: 's1' },
    'PUT /api/enrolment/end/{id}': { ...TALLY, ended: true },
  })
  const { screen } = await renderScreen(
    <main id="content">
      <CoursesPanel studentId="s1" {...(editable && { editable: { canAdd: true } })} />
    </main>,
  )
  await expect.element(screen.getByRole('rowheader', { name: 'Excel' })).toBeVisible()
  const choose = async (course: string, item: string) => {
    await screen.getByRole('button', { name: `Actions for ${course}` }).click()
    await screen.getByRole('menuitem', { name: item }).click()
  }
  const dialog = screen.getByRole('dialog')
  const field = (name: string) => dialog.getByLabelText(name, { exact: true })
  const writes = () => requests.filter(({ method }) => method !== 'GET')
  return { screen, choose, dialog, field, writes, success }
}

test('courses: shows each course with its state and the reason of an ending', async () => {
  const { screen } = await renderPanel()

  const rows = screen.getByRole('table', { name: 'Courses' }).getByRole('row')
  for (const text of ['T-1', '2026-11-01', 'Current', '₹5,000'])
    await expect.element(rows.nth(1).getByText(text, { exact: true }).first()).toBeVisible()
  for (const text of ['Ended', 'Moves to Pune', '2026-10-31', 'E-0 until 2026-09-15'])
    await expect.element(rows.nth(2).getByText(text, { exact: true })).toBeVisible()
})

test('courses: without the right to edit there is no action', async () => {
  const { screen } = await renderPanel({ editable: false })

  expect(screen.getByRole('button').elements()).toEqual([])
})

test('add course: the course fills in fee, duration and its only batch', async () => {
  const { screen, dialog, field, writes, success } = await renderPanel()
  await screen.getByRole('button', { name: 'Add course' }).click()

  await field('Course').selectOptions('Java')
  await dialog.getByRole('button', { name: 'Add course' }).click()

  const body = { course: 'Java', batch: 'J-1', cduration: '4 months', fee: '9000', mode: 'online' }
  await expect.poll(writes).toMatchObject([{ method: 'POST', path: '/api/enrolment/s1', body }])
  await expect.poll(() => success).toHaveBeenCalledWith('Java was added')
})

test('edit course: a changed fee below the list fee needs a reason, and another course fills in its fee', async () => {
  const { choose, dialog, field, writes } = await renderPanel()
  await choose('Tally · T-1', 'Edit course')
  const reason = dialog.getByLabelText('Reason for the lower fee')

  await field('Fee').fill('4000')
  await reason.fill('Merit')
  await field('Course').selectOptions('Java')
  await expect.element(field('Fee')).toHaveValue('9000')
  expect(reason.elements()).toEqual([])
  await field('Course').selectOptions('Tally')
  await expect.element(field('Fee')).toHaveValue('5000')
  await field('Fee').fill('4000')
  await field('Batch').selectOptions('T-1 (10:00) · Tally')
  await dialog.getByRole('button', { name: 'Save' }).click()

  await expect.poll(writes).toMatchObject([{ method: 'PUT', body: { fee: '4000', feeReason: 'Merit' } }])
})

test('move: offers the other batches of the course, and sends the day, today unless changed, and the version', async () => {
  const { choose, dialog, field, writes } = await renderPanel()
  await choose('Tally · T-1', 'Move to another batch')

  const options = field('Batch').getByRole('option')
  await expect
    .poll(() => options.elements().map(({ textContent }) => textContent))
    .toEqual(['Choose', 'T-2 (10:00) · Tally'])
  await field('Batch').selectOptions('T-2 (10:00) · Tally')
  await dialog.getByRole('button', { name: 'Move' }).click()

  const body = { batch: 'T-2', movedOn: getTodayIn('Asia/Kolkata') }
  await expect.poll(writes).toMatchObject([{ path: '/api/enrolment/e2', body }])
  expect(writes()[0]?.headers.get('if-match')).toBe('"4"')
})

test('move: a batch chosen by mistake is corrected without a day', async () => {
  const { choose, dialog, field, writes } = await renderPanel()
  await choose('Tally · T-1', 'Move to another batch')
  await field('Batch').selectOptions('T-2 (10:00) · Tally')

  await dialog.getByRole('checkbox', { name: 'Was always in the new batch' }).click()
  await dialog.getByRole('button', { name: 'Move' }).click()

  await expect.poll(() => writes()[0]?.body).toEqual({ batch: 'T-2', alwaysInBatch: true })
})

test('edit course: asks for the day once another batch is chosen', async () => {
  const { choose, dialog, field, writes } = await renderPanel()
  await choose('Tally · T-1', 'Edit course')
  await expect.element(field('Batch')).toBeVisible()
  expect(dialog.getByLabelText('In the new batch from').elements()).toEqual([])

  await field('Batch').selectOptions('T-2 (10:00) · Tally')
  await dialog.getByLabelText('In the new batch from').fill('2026-11-03')
  await dialog.getByRole('button', { name: 'Save' }).click()

  await expect.poll(writes).toMatchObject([{ method: 'PUT', body: { batch: 'T-2', movedOn: '2026-11-03' } }])
})

test('end course: requires a reason unless the course is completed', async () => {
  const { choose, dialog, field, writes } = await renderPanel()
  await choose('Tally · T-1', 'End course')
  const end = dialog.getByRole('button', { name: 'End course' })

  await end.click()
  await expect.element(dialog.getByText('Say why the student leaves the course.')).toBeVisible()
  expect(writes()).toEqual([])
  await field('Course Status').selectOptions('Completed')
  await end.click()

  await expect.poll(writes).toMatchObject([{ path: '/api/enrolment/end/e2', body: { isCompleted: 'yes' } }])
})

test('reopen course: asks first, then clears the end date', async () => {
  const { choose, dialog, writes } = await renderPanel()
  await choose('Excel · E-1', 'Reopen course')

  await dialog.getByRole('button', { name: 'Reopen course' }).click()

  await expect.poll(writes).toMatchObject([{ path: '/api/enrolment/e1', body: { endDate: '' } }])
})

test('remove course: offered only for a course without use; asks first, and sends the version', async () => {
  const { screen, choose, dialog, writes, success } = await renderPanel()
  await screen.getByRole('button', { name: 'Actions for Excel · E-1' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Edit course' })).toBeVisible()
  expect(screen.getByRole('menuitem', { name: 'Remove course' }).elements()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await choose('Tally · T-1', 'Remove course')

  await expect.element(dialog.getByText(/Its fee of ₹5,000/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove course' }).click()

  await expect.poll(writes).toMatchObject([{ method: 'DELETE', path: '/api/enrolment/e2' }])
  expect(writes()[0]?.headers.get('if-match')).toBe('"4"')
  await expect.poll(() => success).toHaveBeenCalledWith('Tally was removed')
})
