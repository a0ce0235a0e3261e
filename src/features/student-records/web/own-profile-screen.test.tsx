import { expect, test } from 'vitest'
import { storeIdentity } from '#shared/web/identity-store.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { PENDING_STUDENT } from '#testing/web/student-list.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { STUDENT } from '#testing/web/student.ts'
import { OwnProfileScreen } from './own-profile-screen.tsx'

const PORTFOLIO = {
  portfolios: [{ _id: 'l1', student: 's1', portfolio: 'https://example.com/asha/portfolio', version: 1 }],
  total: 1,
}

async function renderOwnProfile(student: object, responses: Record<string, object> = {}) {
  const requests = fakeServer({
    ...{ 'GET /api/institute': INSTITUTE, 'GET /api/user/{id}': student, 'GET /api/portfolio/{id}': PORTFOLIO },
    'GET /api/user/consent/{id}': { consent: null },
    'GET /api/plan/{id}': { plans: [], dueDate: null, dueAmount: 0, overdue: 0 },
    ...responses,
  })
  storeIdentity('user', { _id: 's1', token: 't', role: 'student', name: 'Asha Rao', email: '', ...student })
  const { screen } = await renderScreen(<OwnProfileScreen />, { at: '/student' })
  return { requests, screen, addPortfolio: screen.getByRole('link', { name: 'Add Portfolio' }) }
}

test('own profile: shows the sections in order and links to the fees', async () => {
  const { screen } = await renderOwnProfile(STUDENT)

  await expect.element(screen.getByRole('heading', { level: 1, name: 'Student Details' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'View Fee History' })).toHaveAttribute('href', '/student/fee')
  await expect.element(screen.getByRole('heading', { name: 'Course details' })).toBeVisible()
  const headings = screen.getByRole('heading', { level: 2 }).elements()
  expect(headings.map(({ textContent }) => textContent).slice(1)).toEqual([
    ...['Personal details', 'Portfolio Links', 'Education', 'Course details', 'Consent'],
  ])
})

test('own profile: shows what is due next with a plan', async () => {
  const rows = [{ dueDate: '2199-12-05', amount: 4000, paid: 0, left: 4000 }]
  const terms = { fee: 4000, paid: 0, left: 4000, rows, proposed: null, difference: 0, version: 1 }
  const plan = { enrolment: 'e1', student: 's1', course: 'Tally', batch: 'T-1', ...terms }
  const { screen } = await renderOwnProfile(STUDENT, {
    'GET /api/plan/{id}': { plans: [plan], dueDate: '2199-12-05', dueAmount: 4000, overdue: 0 },
  })

  await expect.element(screen.getByText('Next due: ₹4,000 on 2199-12-05')).toBeVisible()
})

test('own profile: portfolio links can be added and deleted', async () => {
  const { screen, addPortfolio } = await renderOwnProfile(STUDENT)

  await expect.element(screen.getByText('https://example....')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Delete https://example.com/asha/portfolio' })).toBeVisible()
  await expect.element(addPortfolio).toHaveAttribute('href', '/student/Add-Portfolio')
})

test('own profile: a pending student reads that links and projects require approval', async () => {
  const { requests, screen, addPortfolio } = await renderOwnProfile({ ...PENDING_STUDENT, _id: 's1' })

  for (const text of [
    'Links can be added once the institute has approved the registration.',
    'Projects can be added once the institute has approved the registration.',
  ])
    await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Projects' })).toBeVisible()
  await expect.element(addPortfolio).not.toBeInTheDocument()
  expect(requests.filter(({ path }) => path.startsWith('/api/portfolio'))).toEqual([])
})

test('own profile: an error of the portfolio links leaves the other sections visible', async () => {
  const { screen } = await renderOwnProfile(STUDENT, {
    'GET /api/portfolio/{id}': errorResponse(422, { code: 'down', message: 'The database is away.' }),
  })

  await expect.element(screen.getByRole('alert')).toMatchTextContent(/No Portfolio reacord\.\.\?The database is away\./)
  await expect.element(screen.getByRole('region', { name: 'Education' })).toBeVisible()
})
