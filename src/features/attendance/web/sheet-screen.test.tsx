import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { removeIdentities } from '#shared/web/identity-store.ts'
import { queryClientOf } from '#shared/web/query-client.ts'
import { storage } from '#shared/web/storage.ts'
import { type FakeRequest, fakeServer, restoreFetch, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { AttendanceListScreen } from './sheet-screen.tsx'
import { anInstitute, aRoster, asHr, aStudent, DRAFT, markedBut, TODAY } from '#testing/web/roster.ts'

const failed = vi.spyOn(toast, 'error')
const SHEET = '/hr/student-attendence-list?batch=T-1'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T06:00:00Z`) })
  vi.clearAllMocks()
  asHr()
})
afterEach(() => {
  vi.useRealTimers()
  storage.remove(DRAFT)
  removeIdentities()
  restoreFetch()
  queryClientOf('anyone').clear()
})

const answering = (answers: Record<string, object>) =>
  fakeServer({ 'GET /api/institute': anInstitute, 'GET /api/attend/roster': aRoster(), ...answers })

async function shown(at = SHEET) {
  const { screen, router } = await renderScreen(<AttendanceListScreen />, { at })
  return {
    ...{ screen, router },
    tick: (name: string | RegExp) => screen.getByRole('checkbox', { name }),
    button: (name: string | RegExp) => screen.getByRole('button', { name }),
    students: screen.getByRole('list', { name: 'Students' }).getByRole('listitem'),
  }
}

const sentTo = (asked: FakeRequest[], method: string) => asked.filter((one) => one.method === method)
const absentIn = (one: FakeRequest | undefined) =>
  ((one?.body ?? []) as { student: string; attendence: boolean }[])
    .filter(({ attendence }) => !attendence)
    .map(({ student }) => student)

test('everybody is present until unticked; saving sends a mark for each, and leads to update mode', async () => {
  let roster = aRoster()
  const asked = answering({
    'GET /api/attend/roster': () => roster,
    'POST /api/attend': () => {
      roster = markedBut(roster, ['Student02'])
      return { message: '', saved: 3, version: 1 }
    },
  })
  const { screen, tick, button } = await shown()
  await expect.element(screen.getByText('Everybody is marked present. Untick who is absent, then save.')).toBeVisible()
  await expect.element(tick('Student01 Rao')).toBeChecked()
  await expect.element(screen.getByText('3 present · 0 absent')).toBeVisible()
  await tick('Student02 Rao').click()
  await expect.element(screen.getByText('2 present · 1 absent')).toBeVisible()
  await button('Save Attendence').click()
  await expect.element(screen.getByRole('status')).toMatchTextContent(/Attendence Recorded/)
  await expect.element(button('Update Attendence')).toBeVisible()
  await expect.element(screen.getByText('Saved by Meera.')).toBeVisible()
  await expect.element(tick('Student02 Rao')).not.toBeChecked()
  const [post] = sentTo(asked, 'POST')
  expect(post?.headers.get('idempotency-key')).toMatch(/^\w{32}$/)
  expect(post?.body).toEqual([
    { student: 'id-Student01', batchCode: 'T-1', date: TODAY, attendence: true },
    { student: 'id-Student02', batchCode: 'T-1', date: TODAY, attendence: false },
    { student: 'id-Student03', batchCode: 'T-1', date: TODAY, attendence: true },
  ])
  expect(storage.get(DRAFT)).toBeNull()
})

test('an update sends all marks with the version of those that stand', async () => {
  const asked = answering({
    'GET /api/attend/roster': markedBut(aRoster(), ['Student01'], 4),
    'PUT /api/attend': { message: '', saved: 3, version: 5 },
  })
  const { screen, tick, button } = await shown()
  await expect.element(tick('Student01 Rao')).not.toBeChecked()
  await tick('Student01 Rao').click()
  await tick('Student03 Rao').click()
  await expect.element(screen.getByText('2 changes are not saved')).toBeVisible()
  await button('Update Attendence').click()
  await expect.element(screen.getByRole('status')).toMatchTextContent(/Attendence Updated/)
  const [put] = sentTo(asked, 'PUT')
  expect(put?.headers.get('if-match')).toBe('"4"')
  expect(absentIn(put)).toEqual(['id-Student03'])
  expect(put?.body).toHaveLength(3)
})

test('the whole row ticks, Space too, and the name leads to the student', async () => {
  answering({})
  const { screen, tick, students } = await shown()
  await students.nth(1).getByText('Present').click()
  await expect.element(tick('Student02 Rao')).not.toBeChecked()
  ;(tick('Student02 Rao').element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.element(tick('Student02 Rao')).toBeChecked()
  const link = screen.getByRole('link', { name: 'View Student02 Rao' })
  await expect.element(link).toHaveAttribute('href', '/hr/Student-view?id=id-Student02')
})

test('select all says how many, and takes in those of other pages and outside the search', async () => {
  answering({ 'GET /api/attend/roster': aRoster(20) })
  const { screen, tick, students } = await shown()
  await tick('Select all (20 students)').click()
  await expect.element(screen.getByText('0 present · 20 absent')).toBeVisible()
  await screen.getByRole('searchbox').fill('student19')
  await expect.poll(() => students.elements().length).toBe(1)
  await tick('Select all (20 students)').click()
  await expect.element(screen.getByText('20 present · 0 absent')).toBeVisible()
})

test('marks are kept while paging and searching, which does not ask', async () => {
  const asked = answering({
    'GET /api/attend/roster': aRoster(16, { students: [...aRoster(16).students, aStudent('Çağla')] }),
    'POST /api/attend': { message: '', saved: 17, version: 1 },
  })
  const { screen, router, tick, button, students } = await shown()
  await expect.poll(() => students.elements().length).toBe(15)
  await tick('Student01 Rao').click()
  await button('Page 2').click()
  await tick('Student16 Rao').click()
  expect(router.state.location.href).toBe(`${SHEET}&page=2`)
  await screen.getByRole('searchbox').fill('cagla')
  await expect.poll(() => router.state.location.href).toBe(`${SHEET}&search=cagla`)
  await tick('Çağla Rao').click()
  await screen.getByRole('searchbox').fill('Rao')
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await screen.getByText('Clear Search', { exact: true }).click()
  await expect.element(tick('Student01 Rao')).not.toBeChecked()
  await button('Save Attendence').click()
  await expect.poll(() => sentTo(asked, 'POST').length).toBe(1)
  expect(absentIn(sentTo(asked, 'POST')[0])).toEqual(['id-Student01', 'id-Student16', 'id-Çağla'])
})

test('unsaved marks are there after a reload, and can be dropped', async () => {
  answering({})
  const first = await shown()
  await first.tick('Student02 Rao').click()
  await first.screen.unmount()
  const { screen, tick, button } = await shown()
  await expect.element(tick('Student02 Rao')).not.toBeChecked()
  await expect.element(screen.getByRole('status')).toMatchTextContent(/What you typed earlier is back/)
  await button('Start over').click()
  await expect.element(tick('Student02 Rao')).toBeChecked()
  expect(storage.get(DRAFT)).toBeNull()
})

test('leaving with unsaved marks asks; a mark taken back is none', async () => {
  answering({})
  const { router, tick, button } = await shown()
  await tick('Student02 Rao').click()
  void router.navigate({ to: '/hr/batch' })
  await button('Stay').click()
  expect(router.state.location.pathname).toBe('/hr/student-attendence-list')
  await tick('Student02 Rao').click()
  void router.navigate({ to: '/hr/batch' })
  await expect.poll(() => router.state.location.pathname).toBe('/hr/batch')
})

test('another day keeps the marks of this one, and says that they are not saved', async () => {
  const asked = answering({
    'GET /api/attend/roster': ({ query }: FakeRequest) => aRoster(3, { date: query['date'] ?? TODAY }),
  })
  const { screen, router, tick } = await shown()
  await tick('Student02 Rao').click()
  await screen.getByLabelText('Date').fill('2026-11-19')
  await expect.poll(() => router.state.location.href).toBe(`${SHEET}&date=2026-11-19`)
  await expect.element(tick('Student02 Rao')).toBeChecked()
  await expect.element(screen.getByRole('note')).toMatchTextContent(/not saved: ?2026-11-20/)
  await screen.getByRole('link', { name: TODAY }).click()
  await expect.element(tick('Student02 Rao')).not.toBeChecked()
  expect(asked.filter(({ path }) => path === '/api/attend/roster').map(({ query }) => query['date'])).toEqual([
    ...[undefined, '2026-11-19', TODAY],
  ])
})

test('a day to come is refused beside the field, and not asked for by an address either', async () => {
  const asked = answering({})
  const { screen, router } = await shown(`${SHEET}&date=2026-11-21`)
  const date = screen.getByLabelText('Date')
  await expect.element(date).toHaveValue(TODAY)
  await expect.element(date).toHaveAttribute('max', TODAY)
  await date.fill('2026-12-01')
  await expect.element(screen.getByText('The attendance date cannot be after today.')).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(router.state.location.href).toBe(`${SHEET}&date=2026-11-21`)
  expect(asked.filter(({ path }) => path === '/api/attend/roster').map(({ query }) => query)).toEqual([
    { batchCode: 'T-1' },
  ])
})

test('a failure is said in the specified words and then the reason; the marks stay, and are sent again under their key', async () => {
  const asked = answering({ 'POST /api/attend': errorResponse(503, { code: 'busy', message: 'The system is busy.' }) })
  const { screen, tick, button } = await shown()
  await tick('Student02 Rao').click()
  await button('Save Attendence').click()
  await expect
    .element(screen.getByRole('alert').first())
    .toMatchTextContent(/Something Went Wrong\.Please Try Again Later.*The system is busy\./)
  expect(failed).toHaveBeenCalledWith('Something Went Wrong.Please Try Again Later', 1500, {
    detail: 'The system is busy.',
  })
  await expect.element(tick('Student02 Rao')).not.toBeChecked()
  await button('Send again').click()
  await expect.poll(() => sentTo(asked, 'POST').length).toBe(2)
  const [first, second] = sentTo(asked, 'POST').map(({ headers }) => headers.get('idempotency-key'))
  expect(first).toBe(second)
})

test('without a batch it leads to the batches; one in the navigation state is enough', async () => {
  answering({})
  const { screen, router } = await shown('/hr/student-attendence-list')
  await expect.element(screen.getByRole('link', { name: 'To the batches' })).toHaveAttribute('href', '/hr/attendence')
  await router.navigate({ to: '/hr/student-attendence-list', state: { bCode: 'T-1' } } as never)
  await expect.element(screen.getByText('T-1 · Tally · 10 to 12')).toBeVisible()
  expect(router.state.location.href).toBe(SHEET)
})

test('a batch with nobody to mark says so, and who is marked elsewhere', async () => {
  answering({ 'GET /api/attend/roster': aRoster(0, { elsewhere: [{ studentName: 'Asha Rao', batchCode: 'T-2' }] }) })
  const { screen } = await shown()
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Student Add' })).toHaveAttribute('href', '/hr/register')
  await expect.element(screen.getByText('Asha Rao is already marked in batch T-2 on that day.')).toBeVisible()
})

test('says what could not be loaded, and tries again', async () => {
  let answer: object = errorResponse(422, { code: 'down', message: 'The database is away.' })
  answering({ 'GET /api/attend/roster': () => answer })
  const { screen, tick, button } = await shown()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  answer = aRoster()
  await button('Try again').click()
  await expect.element(tick('Student01 Rao')).toBeVisible()
})
