import { expect, test } from 'vitest'
import { fakeServer } from '#testing/web/fake-server.ts'
import { NO_PLAN } from '#testing/web/fees.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { PENDING_STUDENT } from '#testing/web/student-list.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { STUDENT } from '#testing/web/student.ts'
import { StudentViewScreen } from './student-view-screen.tsx'

const LINK = { _id: 'p1', student: 's1', portfolio: 'https://example.com/asha/portfolio', version: 1 }

async function renderView(over: object = {}) {
  fakeServer({
    'GET /api/user/{id}': { ...STUDENT, ...over },
    'GET /api/institute': INSTITUTE,
    'GET /api/user/consent/{id}': { consent: null },
    'GET /api/enrolment/{id}': { enrolments: [], total: 0 },
    'GET /api/plan/{id}': NO_PLAN,
    'GET /api/portfolio/{id}': { portfolios: [LINK], total: 1 },
  })
  const { screen } = await renderScreen(<StudentViewScreen />, { at: '/hr/Student-view?id=s1' })
  await expect.element(screen.getByRole('heading', { level: 2, name: /Asha Rao|Dev Sen/ })).toBeVisible()
  return {
    screen,
    feeHistory: screen.getByRole('link', { name: 'View Fee History' }),
    reminder: screen.getByRole('link', { name: 'Send Fee Reminder' }),
  }
}

test('student view: shows fees and status', async () => {
  const { screen } = await renderView()

  for (const text of ['₹12,500', '₹2,000', '₹10,500', 'Active', 'Not Completed', 'Not Placed']) {
    await expect.element(screen.getByText(text, { exact: true }).first()).toBeVisible()
  }
})

test('student view: links to fees, reminder and edit form', async () => {
  const { screen, feeHistory, reminder } = await renderView()

  await expect.element(feeHistory).toHaveAttribute('href', '/hr/student/fee?id=s1')
  await expect.element(reminder).toHaveAttribute('href', expect.stringContaining('wa.me/919876543210'))
  await expect.element(screen.getByRole('link', { name: 'Edit Student' })).toHaveAttribute('href', '/update?id=s1')
})

test('student view: shows No Pending Fee and no reminder when everything is paid', async () => {
  const { screen, feeHistory, reminder } = await renderView({ PaidFee: 12_500, PendingFee: 0 })

  await expect.element(screen.getByText('No Pending Fee')).toBeVisible()
  await expect.element(feeHistory).toBeVisible()
  await expect.element(reminder).not.toBeInTheDocument()
})

test('student view: shows a completed course and a placement', async () => {
  const { screen } = await renderView({ isCompleted: 'yes', isPlaced: 'placed' })

  await expect.element(screen.getByText('Completed', { exact: true })).toBeVisible()
  expect(screen.getByText('Placed', { exact: true }).elements()).toHaveLength(2)
})

test('student view: shows the LinkedIn link', async () => {
  const linkedIn = 'https://www.linkedin.com/in/asha'
  const { screen } = await renderView({ linkedIn })

  await expect.element(screen.getByText('LinkedIn').first()).toBeVisible()
  expect(screen.container.querySelector(`a[href="${linkedIn}"]`)).not.toBeNull()
})

test('student view: leaves out LinkedIn without a link', async () => {
  const { screen } = await renderView()

  await expect.element(screen.getByText('LinkedIn')).not.toBeInTheDocument()
})

test('student view: shows the sections in order, with the first portfolio link', async () => {
  const { screen } = await renderView({ linkedIn: 'https://www.linkedin.com/in/asha' })

  await expect.element(screen.getByText('https://example.com/…')).toBeVisible()
  const headings = screen.getByRole('heading', { level: 2 }).elements()
  expect(headings.map(({ textContent }) => textContent).slice(1)).toEqual([
    ...['Personal details', 'LinkedIn', 'Portfolio Links', 'Education', 'Course details', 'Courses', 'Consent'],
  ])
})

test('student view: a pending registration shows the declared payment, Approve and no fees', async () => {
  const { screen, feeHistory, reminder } = await renderView(PENDING_STUDENT)

  await expect.element(screen.getByText('Pending', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('₹1,500')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Approve' })).toBeVisible()
  await expect.element(feeHistory).not.toBeInTheDocument()
  await expect.element(reminder).not.toBeInTheDocument()
})

test('student view: the header shows days late and what is paid, with links to the other pages of the student', async () => {
  const { screen } = await renderView({ dueDate: '2020-01-01' })

  await expect.element(screen.getByText(/^[\d,]+ days late$/)).toBeVisible()
  await expect.element(screen.getByText('due since 2020-01-01')).toBeVisible()
  await expect.element(screen.getByRole('img', { name: '16 % paid' })).toBeVisible()
  const pages = screen.getByRole('navigation', { name: 'Pages of the student' })
  const links = pages.getByRole('link').elements()
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Overview', '/hr/Student-view?id=s1'],
    ['Fees', '/hr/student/fee?id=s1'],
    ['Attendance', '/hr/student/attendence-history?id=s1'],
  ])
  await expect.element(screen.getByRole('link', { name: 'Add Fee' })).toHaveAttribute('href', '/hr/add-fees?id=s1')
})
