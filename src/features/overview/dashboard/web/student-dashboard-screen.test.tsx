import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { StudentDashboard } from '#features/domain/students/contract/student-dashboard.ts'
import { storeIdentity } from '#shared/web/identity-store.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { STUDENT } from '#testing/web/student.ts'
import { PENDING_STUDENT } from '#testing/web/student-list.ts'
import { StudentDashboardScreen } from './student-dashboard-screen.tsx'

const DASHBOARD: StudentDashboard = {
  student: STUDENT,
  batchTime: '12:30 to 14:30',
  lastReceiptId: 'r1',
  projects: 3,
  attendance: {
    year: 2026,
    month: 11,
    present: 16,
    absent: 2,
  },
  portfolios: [
    {
      _id: 'l1',
      student: 's1',
      portfolio: 'https://example.com/asha/portfolio',
      version: 1,
    },
  ],
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T06:00:00Z') }))

async function renderDashboard(dashboard: object = DASHBOARD, institute: object = INSTITUTE) {
  const requests = fakeServer({ 'GET /api/dashboard/student': dashboard, 'GET /api/institute': institute })
  storeIdentity('user', { _id: 's1', token: 't', role: 'student', name: 'Asha Rao', email: '' })
  const { screen } = await renderScreen(<StudentDashboardScreen />, { at: '/student' })
  return { requests, screen, loaded: screen.getByRole('heading', { name: 'Student Details' }) }
}

const withStudent = (change: object) => ({ ...DASHBOARD, student: { ...STUDENT, ...change } })

test('student dashboard: shows course, marks, links and projects after one call', async () => {
  const { requests, screen } = await renderDashboard()

  await expect.element(screen.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible()
  for (const text of ['Tally', 'T-1', '12:30 to 14:30', '89%', 'November: 16 present, 2 absent', 'https://example....'])
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
  for (const [name, href] of [
    ['View Fee History', '/student/fee'],
    ['Last receipt', '/FeesReceipt?id=r1&as=user'],
    ['View Attendance', '/student/Viwe-Attendence'],
    ['My Profile', '/student/profile'],
    ['Add Portfolio', '/student/Add-Portfolio'],
    ['View Project · 3', '/student/ProjectView'],
    ['Call 98000 00000', 'tel:+919800000000'],
  ] as const)
    await expect.element(screen.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  await expect
    .element(screen.getByRole('link', { name: 'WhatsApp' }))
    .toHaveAttribute('href', 'https://wa.me/919800000000?text=This%20is%20Asha%20Rao%2C%20batch%20T-1.')
  const paths = requests.map(({ path }) => path)
  expect(paths.filter((path) => path !== '/api/institute')).toEqual(['/api/dashboard/student'])
})

test.each([
  ['late', { dueDate: '2026-11-18' }, /Pending Fee5 days late₹10,500due since 2026-11-18/],
  ['due today', { dueDate: '2026-11-23' }, /Pending Fee₹10,500due on 2026-11-23/],
  ['due later', { dueDate: '2026-12-28' }, /Pending Fee₹10,500due on 2026-12-28/],
  [
    'due in parts, of which it names the first',
    { dueDate: '2026-12-28', dueAmount: 500 },
    /Pending Fee₹10,500₹500 of it by 2026-12-28/,
  ],
  ['not pending', { PaidFee: 12_500, PendingFee: 0, dueAmount: 0 }, /Pending FeeNo Pending Fee/],
])('student dashboard: shows a fee that is %s', async (_title, change, text) => {
  const { screen, loaded } = await renderDashboard(withStudent(change))

  await expect.element(loaded).toBeVisible()
  await expect.element(screen.getByText('Pending Fee').element().closest('section')).toMatchTextContent(text)
})

test('student dashboard: before the first receipt and mark, offers no receipt and says so', async () => {
  const attendance = { ...DASHBOARD.attendance, present: 0, absent: 0 }
  const { screen } = await renderDashboard({ ...DASHBOARD, attendance, lastReceiptId: null, portfolios: [] })

  await expect.element(screen.getByText('November: not marked yet')).toBeVisible()
  await expect.element(screen.getByText('No portfolio link available. Add one!')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Last receipt' })).not.toBeInTheDocument()
})

test('student dashboard: with a UPI id, a phone pays what is due next in the UPI app', async () => {
  await page.viewport(360, 740)
  const dashboard = withStudent({ dueAmount: 4000 })
  const { screen } = await renderDashboard(dashboard, { ...INSTITUTE, upiId: 'fees@examplebank' })

  const link = screen.getByRole('link', { name: 'Pay ₹4,000 by UPI' })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^upi:.*pa=fees@examplebank.*am=4000\.00/))
})

test.each([
  ['no UPI id', DASHBOARD, INSTITUTE],
  ['nothing pending', withStudent({ PendingFee: 0, dueAmount: 0 }), { ...INSTITUTE, upiId: 'fees@examplebank' }],
])('student dashboard: with %s, offers no payment', async (_title, dashboard, institute) => {
  const { screen, loaded } = await renderDashboard(dashboard, institute)

  await expect.element(loaded).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /UPI/ })).not.toBeInTheDocument()
})

test('student dashboard: a number that cannot be dialled is shown as text', async () => {
  const { screen } = await renderDashboard(DASHBOARD, { ...INSTITUTE, phone: 'Desk 12' })

  await expect.element(screen.getByText('Desk 12')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'WhatsApp' })).not.toBeInTheDocument()
})

test('student dashboard: before approval, shows no figures, and what can be added later', async () => {
  const { screen } = await renderDashboard({ ...DASHBOARD, student: { ...PENDING_STUDENT, _id: 's1' }, portfolios: [] })

  for (const text of [
    'Links can be added once the institute has approved the registration.',
    'Projects can be added once the institute has approved the registration.',
  ])
    await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.getByText(/Pending Fee|November/)).not.toBeInTheDocument()
})

test('student dashboard: shows loading, error and retry', async () => {
  let isDown = true
  const { promise: response, resolve: respond } = Promise.withResolvers<unknown>()
  const { screen, loaded } = await renderDashboard(() => (isDown ? response : DASHBOARD))
  await expect.element(screen.getByText('Loading...')).toBeVisible()
  respond(errorResponse(422, { code: 'down', message: 'The database is away.' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/The database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(loaded).toBeVisible()
})
