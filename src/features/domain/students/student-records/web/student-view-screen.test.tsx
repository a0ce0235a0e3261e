import { expect, test } from 'vitest'
import { fakeServer } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { PENDING_STUDENT } from '#testing/web/student-list.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { OVERVIEW, STUDENT } from '#testing/web/student.ts'
import { StudentViewScreen } from './student-view-screen.tsx'

async function renderView(over: object = {}, at = '/hr/Student-view?id=s1', answers: object = {}) {
  const requests = fakeServer({
    'GET /api/user/{id}': { ...STUDENT, ...over },
    'GET /api/institute': INSTITUTE,
    'GET /api/user/consent/{id}': { consent: null },
    'GET /api/enrolment/{id}': { enrolments: [], total: 0 },
    'GET /api/user/overview/{id}': OVERVIEW,
    'GET /api/project/{id}': { projects: [], total: 0 },
    ...answers,
  })
  const { screen } = await renderScreen(<StudentViewScreen />, { at })
  await expect.element(screen.getByRole('heading', { level: 2, name: /Asha Rao|Dev Sen/ })).toBeVisible()
  return {
    screen,
    requests,
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
    'Course details',
    'Personal details',
    'Education',
    'Courses',
    'Consent',
    'Fees',
    'Attendance',
    'Portfolio Links',
    'History',
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
  await expect.element(pages.getByText('91 %')).toBeVisible()
  const links = pages.getByRole('link').elements()
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Overview', '/hr/Student-view?id=s1'],
    ['Fees 2', '/hr/student/fee?id=s1'],
    ['Attendance 91 %', '/hr/student/attendence-history?id=s1'],
    ['Projects 1', '/hr/Student-view?id=s1&tab=projects'],
  ])
  await expect.element(screen.getByRole('link', { name: 'Add Fee' })).toHaveAttribute('href', '/hr/add-fees?id=s1')
})

test('student view: shows the batch time, the last receipts, marks and the history, with four calls', async () => {
  const { screen, requests } = await renderView()

  await expect.element(screen.getByText('T-1 · 10 to 12')).toBeVisible()
  const receipts = screen.getByRole('region', { name: 'Fees' }).getByRole('listitem').elements()
  expect(receipts.map(({ textContent }) => textContent)).toEqual([
    '2026-27/0000022026-10-07UPI₹1,500',
    '2026-27/0000012026-08-01Cash₹500',
  ])
  await expect.element(screen.getByRole('img', { name: 'Last 30 days: 28 present · 1 absent' })).toBeVisible()
  const history = screen.getByRole('region', { name: 'History' })
  await expect.element(history).toMatchTextContent(/Registered by Hari2026-08-01 10:30Last reminder sent2026-11-16/)
  const calls = requests.filter(({ path }) => path !== '/api/institute')
  expect(calls.map(({ path }) => path).sort()).toEqual([
    '/api/enrolment/s1',
    '/api/user/consent/s1',
    '/api/user/overview/s1',
    '/api/user/s1',
  ])
})

test('student view: the projects tab shows the projects', async () => {
  const { screen } = await renderView({}, '/hr/Student-view?id=s1&tab=projects')

  await expect.element(screen.getByRole('region', { name: 'Projects' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Projects/ })).toHaveAttribute('aria-current', 'page')
  await expect.element(screen.getByRole('region', { name: 'Course details' })).not.toBeInTheDocument()
})

const WITHOUT_PASSWORD = { ...OVERVIEW, access: { at: null, by: null } }
const LINK = 'https://office.example.com/forget-password#token=abc'

test('student view: makes a link for a student without a password, to copy or to send on WhatsApp', async () => {
  const { screen, requests } = await renderView({}, undefined, {
    'GET /api/user/overview/{id}': WITHOUT_PASSWORD,
    'POST /api/user/access/{id}': { message: 'Pass this link on.', mailed: false, passwordLink: LINK },
  })

  await screen.getByRole('button', { name: 'Create a link' }).click()

  const dialog = screen.getByRole('dialog', { name: 'Password for Asha Rao' })
  await expect.element(dialog.getByText(LINK)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Copy the link' })).toBeVisible()
  const chat = dialog.getByRole('link', { name: 'Send on WhatsApp' })
  const { pathname, searchParams } = new URL(chat.element().getAttribute('href') ?? '')
  expect({ pathname, text: searchParams.get('text') }).toEqual({
    pathname: '/919876543210',
    text: expect.stringContaining(LINK),
  })
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ byMail: false })
})

test('student view: emails the link if mail is set up, and says when the last one was made', async () => {
  const { screen, requests } = await renderView({}, undefined, {
    'GET /api/institute': { ...INSTITUTE, mail: true },
    'GET /api/user/overview/{id}': { ...OVERVIEW, access: { at: '2026-11-20T04:30:00.000Z', by: 'Hari' } },
    'POST /api/user/access/{id}': { message: 'A link was sent.', mailed: true, passwordLink: null },
  })

  await expect.element(screen.getByText(/Hari made a link on 2026-11-20.*A new one ends it\./)).toBeVisible()
  await screen.getByRole('button', { name: 'Email a link' }).click()

  await expect.element(screen.getByText('A link was sent.')).toBeVisible()
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ byMail: true })
})

test('student view: asks for an email before a link, and offers none to a student with a password', async () => {
  const answers = { 'GET /api/user/overview/{id}': WITHOUT_PASSWORD }
  const { screen } = await renderView({ email: '' }, undefined, answers)

  await expect.element(screen.getByText('Enter an email first: students sign in with it.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Create a link' })).not.toBeInTheDocument()
})
