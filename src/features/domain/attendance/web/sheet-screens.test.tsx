import { options } from 'preact'
import type { ComponentProps } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { sendDrafts } from '#shared/web/form/staff-drafts.ts'
import { getFakeDraft } from '#testing/web/fake-drafts.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { AttendanceListScreen } from './sheet-screens.tsx'
import { StudentMark } from './student-mark.tsx'
import {
  createRoster,
  createRosterStudent,
  createTodaysBatches,
  DRAFT_KEY,
  markRoster,
  signInAsHr,
  TODAY,
} from '#testing/web/roster.ts'
import { INSTITUTE } from '#testing/web/institute.ts'

const toastError = vi.spyOn(toast, 'error')
const SHEET_URL = '/hr/student-attendence-list?batch=T-1'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T06:00:00Z`) })
  signInAsHr()
})

const fakeSheet = (responses: Record<string, object> = {}) =>
  fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/attend/today': createTodaysBatches(),
    'GET /api/attend/roster': createRoster(),
    ...responses,
  })

async function openScreen(at = SHEET_URL) {
  const { screen, router } = await renderScreen(<AttendanceListScreen />, { at })
  return {
    screen,
    router,
    tick: (name: string | RegExp) => screen.getByRole('checkbox', { name }),
    button: (name: string | RegExp) => screen.getByRole('button', { name }),
    students: screen.getByRole('list', { name: 'Students' }).getByRole('listitem'),
  }
}

const byMethod = (requests: FakeRequest[], method: string) => requests.filter((request) => request.method === method)
const absentIn = (request: FakeRequest | undefined) =>
  ((request?.body ?? []) as { student: string; attendence: boolean }[])
    .filter(({ attendence }) => !attendence)
    .map(({ student }) => student)

test('sheet: students are present by default; saving sends all marks and switches to update mode', async () => {
  let roster = createRoster()
  const requests = fakeSheet({
    'GET /api/attend/roster': () => roster,
    'POST /api/attend': () => {
      roster = markRoster(roster, ['Student02'])
      return { message: '', saved: 3, version: 1 }
    },
  })
  const { screen, tick, button } = await openScreen()
  await expect.element(screen.getByText('All start as present')).toBeVisible()
  await expect.element(tick('Student01 Rao')).toBeChecked()
  await expect.element(screen.getByRole('group', { name: 'Save Attendance' })).toBeVisible()
  await expect.element(button('Save: 3 present, 0 absent')).toBeVisible()
  await tick('Student02 Rao').click()
  await button('Save: 2 present, 1 absent').click()
  await expect.element(screen.getByRole('status')).toMatchTextContent(/Attendance Recorded/)
  await expect.element(button('Update: 2 present, 1 absent')).toBeVisible()
  await expect.element(screen.getByText('Saved by Meera.')).toBeVisible()
  await expect.element(tick('Student02 Rao')).not.toBeChecked()
  const [post] = byMethod(requests, 'POST')
  expect(post?.headers.get('idempotency-key')).toMatch(/^\w{32}$/)
  expect(post?.body).toEqual([
    { student: 'id-Student01', batchCode: 'T-1', date: TODAY, attendence: true },
    { student: 'id-Student02', batchCode: 'T-1', date: TODAY, attendence: false },
    { student: 'id-Student03', batchCode: 'T-1', date: TODAY, attendence: true },
  ])
  await sendDrafts()
  expect(getFakeDraft(DRAFT_KEY)).toBeUndefined()
})

test('sheet: an update sends all marks with the version', async () => {
  const requests = fakeSheet({
    'GET /api/attend/roster': markRoster(createRoster(), ['Student01'], 4),
    'PUT /api/attend': { message: '', saved: 3, version: 5 },
  })
  const { screen, tick, button } = await openScreen()
  await expect.element(tick('Student01 Rao')).not.toBeChecked()
  await tick('Student01 Rao').click()
  await tick('Student03 Rao').click()
  await expect.element(screen.getByText('2 changes are not saved')).toBeVisible()
  await button(/^Update: /).click()
  await expect.element(screen.getByRole('status')).toMatchTextContent(/Attendance Updated/)
  const [put] = byMethod(requests, 'PUT')
  expect(put?.headers.get('if-match')).toBe('"4"')
  expect(absentIn(put)).toEqual(['id-Student03'])
  expect(put?.body).toHaveLength(3)
})

test('sheet: a batch that has ended asks for confirmation before saving', async () => {
  const requests = fakeSheet({
    'GET /api/attend/roster': createRoster(3, { endDate: '2026-11-19' }),
    'POST /api/attend': { message: '', saved: 3, version: 1 },
  })
  const { screen, button } = await openScreen()
  await button(/^Save: /).click()
  const dialog = screen.getByRole('dialog', { name: 'Are you sure?' })
  await expect
    .element(dialog)
    .toMatchTextContent(/Batch T-1 ended on 2026-11-19\. Save the attendance of 2026-11-20 all the same\?/)
  expect(byMethod(requests, 'POST')).toEqual([])
  await dialog.getByRole('button', { name: 'Save Attendance' }).click()
  await expect.poll(() => byMethod(requests, 'POST').length).toBe(1)
})

test('sheet: a batch on its last day is saved without a question; then the next batch of today without marks is offered', async () => {
  let roster = createRoster(3, { endDate: TODAY })
  const requests = fakeSheet({
    'GET /api/attend/roster': () => roster,
    'POST /api/attend': () => {
      roster = markRoster(roster, [])
      return { message: '', saved: 3, version: 1 }
    },
  })
  const { screen, button } = await openScreen()
  const today = screen.getByRole('region', { name: 'Today' })
  await expect.element(today.getByText('1 of 3 marked')).toBeVisible()
  await expect.element(today.getByRole('link', { name: /S-1/ })).toMatchTextContent(/18\/20/)
  const next = screen.getByRole('link', { name: 'Next: U-1' })
  await expect.element(screen.getByText('Next: U-1')).toBeVisible()
  expect(next.elements()).toEqual([])
  await button(/^Save: /).click()
  await expect.poll(() => byMethod(requests, 'POST').length).toBe(1)
  await expect.element(next).toHaveAttribute('href', '/hr/student-attendence-list?batch=U-1')
})

test('sheet: a click on the row or Space toggles the mark, Present and Absent set it; the icon links to the student; select all includes students on other pages and outside the search', async () => {
  fakeSheet({ 'GET /api/attend/roster': createRoster(20) })
  const { screen, tick, button, students } = await openScreen()
  await students.nth(1).getByText('Student02 Rao').click()
  await expect.element(tick('Student02 Rao')).not.toBeChecked()
  ;(tick('Student02 Rao').element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.element(tick('Student02 Rao')).toBeChecked()
  await students.nth(1).getByText('Present', { exact: true }).last().click()
  await expect.element(tick('Student02 Rao')).toHaveFocus()
  await expect.element(tick('Student02 Rao')).toBeChecked()
  const link = screen.getByRole('link', { name: 'View Student02 Rao' })
  await expect.element(link).toHaveAttribute('href', '/hr/Student-view?id=id-Student02')

  await tick('Select all (20 students)').click()
  await expect.element(button('Save: 0 present, 20 absent')).toBeVisible()
  await screen.getByRole('searchbox').fill('student19')
  await expect.poll(() => students.elements().length).toBe(1)
  await tick('Select all (20 students)').click()
  await expect.element(button('Save: 20 present, 0 absent')).toBeVisible()
})

test('sheet: a mark renders one row; paging and searching keep the marks without a leave confirmation', async () => {
  const requests = fakeSheet({
    'GET /api/attend/roster': createRoster(61, {
      students: [...createRoster(61).students, createRosterStudent('Çağla')],
    }),
    'POST /api/attend': { message: '', saved: 62, version: 1 },
  })
  const rendered = vi.spyOn(options, 'diffed')
  const listRendered = () =>
    rendered.mock.calls.flatMap(([{ type, props }]) =>
      type === StudentMark.type ? [(props as unknown as ComponentProps<typeof StudentMark>).student.fname] : [],
    )
  const { screen, router, tick, button, students } = await openScreen()
  await expect.element(button('Save: 62 present, 0 absent')).toBeVisible()
  await expect.poll(() => students.elements().length).toBe(60)
  rendered.mockClear()
  await tick('Student01 Rao').click()
  await expect.element(button('Save: 61 present, 1 absent')).toBeVisible()
  expect(listRendered()).toEqual(['Student01'])
  await button('Page 2').click()
  await tick('Student61 Rao').click()
  expect(router.state.location.href).toBe(`${SHEET_URL}&page=2`)
  await screen.getByRole('searchbox').fill('cagla')
  await expect.poll(() => router.state.location.href).toBe(`${SHEET_URL}&search=cagla`)
  await tick('Çağla Rao').click()
  await screen.getByRole('searchbox').fill('Rao')
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await screen.getByText('Clear Search', { exact: true }).click()
  await expect.element(tick('Student01 Rao')).not.toBeChecked()
  await button(/^Save: /).click()
  await expect.poll(() => byMethod(requests, 'POST').length).toBe(1)
  expect(absentIn(byMethod(requests, 'POST')[0])).toEqual(['id-Student01', 'id-Student61', 'id-Çağla'])
})

test('sheet: the server keeps unsaved marks, without names, which return after a reload; they can be discarded, which can be undone', async () => {
  fakeSheet()
  const first = await openScreen()
  await first.tick('Student02 Rao').click()
  await first.screen.unmount()
  const second = await openScreen()
  await expect.element(second.tick('Student02 Rao')).not.toBeChecked()
  await sendDrafts()
  await second.screen.unmount()
  const draft = { version: null, marks: { 'id-Student02': false }, aside: {} }
  expect(getFakeDraft(DRAFT_KEY)).toEqual({ [TODAY]: JSON.stringify(draft) })

  const { screen, tick, button } = await openScreen()
  await expect.element(tick('Student02 Rao')).not.toBeChecked()
  await expect.element(screen.getByRole('status')).toMatchTextContent(/What you typed earlier is back/)
  await button('Start over').click()
  await expect.element(tick('Student02 Rao')).toBeChecked()
  await sendDrafts()
  expect(getFakeDraft(DRAFT_KEY)).toBeUndefined()
  await button('Undo').click()
  await expect.element(tick('Student02 Rao')).not.toBeChecked()
  await expect.element(button('Start over')).toHaveFocus()
})

test('sheet: another day keeps the unsaved marks and links back to them; leaving asks for confirmation only while marks are unsaved', async () => {
  const requests = fakeSheet({
    'GET /api/attend/roster': ({ query }: FakeRequest) => createRoster(3, { date: query['date'] ?? TODAY }),
  })
  const { screen, router, tick, button } = await openScreen()
  await tick('Student02 Rao').click()
  await screen.getByLabelText('Date').fill('2026-11-19')
  await expect.poll(() => router.state.location.href).toBe(`${SHEET_URL}&date=2026-11-19`)
  await expect.element(tick('Student02 Rao')).toBeChecked()
  await expect.element(screen.getByRole('note')).toMatchTextContent(/not saved: ?2026-11-20/)
  await screen.getByRole('link', { name: TODAY }).click()
  await expect.element(tick('Student02 Rao')).not.toBeChecked()
  expect(requests.filter(({ path }) => path === '/api/attend/roster').map(({ query }) => query['date'])).toEqual([
    undefined,
    '2026-11-19',
    TODAY,
  ])

  void router.navigate({ to: '/hr/batch' })
  await button('Stay').click()
  expect(router.state.location.pathname).toBe('/hr/student-attendence-list')
  await tick('Student02 Rao').click()
  void router.navigate({ to: '/hr/batch' })
  await expect.poll(() => router.state.location.pathname).toBe('/hr/batch')
})

test('sheet: rejects a future day in the field and replaces one in the URL with today', async () => {
  const requests = fakeSheet()
  const { screen, router } = await openScreen(`${SHEET_URL}&date=2026-11-21`)
  const date = screen.getByLabelText('Date')
  await expect.element(date).toHaveValue(TODAY)
  await date.fill('2026-12-01')
  await expect.element(screen.getByText('The attendance date cannot be after today.')).toBeVisible()
  expect(router.history.location.href).toBe(`${SHEET_URL}&date=${TODAY}`)
  expect(requests.filter(({ path }) => path === '/api/attend/roster').map(({ query }) => query)).toEqual([
    { batchCode: 'T-1', date: TODAY },
  ])
})

test('sheet: a failed save shows the reason and keeps the marks; the retry has the same idempotency key', async () => {
  const requests = fakeSheet({
    'POST /api/attend': errorResponse(503, { code: 'busy', message: 'The system is busy.' }),
  })
  const { screen, tick, button } = await openScreen()
  await tick('Student02 Rao').click()
  await button(/^Save: /).click()
  await expect
    .element(screen.getByRole('alert').first())
    .toMatchTextContent(/Something Went Wrong\.Please Try Again Later.*The system is busy\./)
  expect(toastError).toHaveBeenCalledWith('Something Went Wrong.Please Try Again Later', 1500, {
    detail: 'The system is busy.',
  })
  await expect.element(tick('Student02 Rao')).not.toBeChecked()
  await button('Send again').click()
  await expect.poll(() => byMethod(requests, 'POST').length).toBe(2)
  const [first, second] = byMethod(requests, 'POST').map(({ headers }) => headers.get('idempotency-key'))
  expect(first).toBe(second)
})

test('sheet: without a batch, links to the batches, and copies the batch from the navigation state to the URL', async () => {
  fakeSheet()
  const { screen, router } = await openScreen('/hr/student-attendence-list')
  await expect.element(screen.getByRole('link', { name: 'To the batches' })).toHaveAttribute('href', '/hr/attendence')
  await router.navigate({ to: '/hr/student-attendence-list', state: { bCode: 'T-1' } })
  await expect.element(screen.getByText('T-1 · Tally · 10 to 12')).toBeVisible()
  await expect.poll(() => router.state.location.href).toBe(SHEET_URL)
})

test('sheet: a batch without students to mark names those marked elsewhere', async () => {
  fakeSheet({
    'GET /api/attend/roster': createRoster(0, { elsewhere: [{ studentName: 'Asha Rao', batchCode: 'T-2' }] }),
  })
  const { screen } = await openScreen()
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Student Add' })).toHaveAttribute('href', '/hr/register')
  await expect.element(screen.getByText('Asha Rao is already marked in batch T-2 on that day.')).toBeVisible()
})

test('sheet: shows an error and retry', async () => {
  let response: object = errorResponse(422, { code: 'down', message: 'The database is away.' })
  fakeSheet({ 'GET /api/attend/roster': () => response })
  const { screen, tick, button } = await openScreen()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  response = createRoster()
  await button('Try again').click()
  await expect.element(tick('Student01 Rao')).toBeVisible()
})

test('sheet: P, A and the arrows act on the row with the focus; Ctrl+S saves', async () => {
  const requests = fakeSheet({ 'POST /api/attend': { message: '', saved: 3, version: 1 } })
  const { screen, tick, button } = await openScreen()
  await expect.element(button('Save: 3 present, 0 absent')).toBeVisible()
  await screen.getByRole('searchbox').click()
  await userEvent.keyboard('a')
  await expect.element(tick('Student01 Rao')).not.toBeInTheDocument()
  await userEvent.clear(screen.getByRole('searchbox'))
  await expect.element(tick('Student01 Rao')).toBeVisible()
  ;(tick('Student01 Rao').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowUp}{ArrowDown}A')
  await expect.element(tick('Student02 Rao')).not.toBeChecked()
  await userEvent.keyboard('{ArrowDown}aP')
  await expect.element(tick('Student03 Rao')).toHaveFocus()
  await expect.element(button('Save: 2 present, 1 absent')).toBeVisible()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => byMethod(requests, 'POST').length).toBe(1)
  expect(absentIn(byMethod(requests, 'POST')[0])).toEqual(['id-Student02'])
})

test("sheet: shows the last days of a student, an absence of three days or more, and the father's name beside a name that another student of the batch has", async () => {
  const chitra = createRosterStudent('Chitra')
  const students = [
    { ...createRosterStudent('Asha'), recent: [true, true, false, false] },
    { ...createRosterStudent('Bela'), recent: [true, false, false, false] },
    chitra,
    { ...chitra, student: 'id-other', father: 'Vijay Rao' },
    createRosterStudent('Devi'),
  ]
  fakeSheet({ 'GET /api/attend/roster': createRoster(5, { students }) })
  const { screen, tick, students: rows } = await openScreen()
  await expect.element(screen.getByRole('img', { name: 'Last 4 days: 1 present, 3 absent' })).toBeVisible()
  await expect.element(rows.nth(1).getByText('Absent 3 days')).toBeVisible()
  await tick('Bela Rao').click()
  await expect.element(rows.nth(1).getByText('Absent 4 days')).toBeVisible()
  expect(rows.nth(0).getByText(/days/).elements()).toEqual([])
  await tick('Asha Rao').click()
  await expect.element(rows.nth(0).getByText('Absent 3 days')).toBeVisible()

  await expect.element(tick(/Chitra Rao Father: Mohan Rao/)).toBeVisible()
  await expect.element(tick(/Chitra Rao Father: Vijay Rao/)).toBeVisible()
  await expect.element(tick(/Devi Rao$/)).toBeVisible()
})

test('sheet: says that a day before the edit window is marked as late', async () => {
  fakeSheet({ 'GET /api/attend/roster': { ...createRoster(), editableFrom: '2099-01-01' } })
  const { screen } = await openScreen()

  await expect.element(screen.getByRole('note')).toMatchTextContent(/before 2099-01-01.*marked as late/)
})
