import { afterEach, expect, test } from 'vitest'
import { removeIdentities, storeIdentity } from '#shared/web/identity-store.ts'
import { fakeServer, restoreFetch, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { OwnProfileScreen } from './own-profile-screen.tsx'
import { anInstitute, aStudent, aWaitingList } from '#testing/web/student-list.ts'

const PORTFOLIO = {
  portfolios: [{ _id: 'l1', student: 's1', portfolio: 'https://example.com/asha/portfolio', version: 1 }],
  total: 1,
}

afterEach(() => {
  removeIdentities()
  restoreFetch()
})

async function opened(student: object, answers: Record<string, object> = {}) {
  const asked = fakeServer({
    ...{ 'GET /api/institute': anInstitute, 'GET /api/user/{id}': student, 'GET /api/portfolio/{id}': PORTFOLIO },
    ...answers,
  })
  storeIdentity('user', { _id: 's1', token: 't', role: 'student', name: 'Asha Rao', email: '', ...student })
  const { screen } = await renderScreen(<OwnProfileScreen />, { at: '/student' })
  return { asked, screen, add: screen.getByRole('link', { name: 'Add Portfolio' }) }
}

test('Student Details: the way to the fees, the figures, the sections in their order, the links to be deleted', async () => {
  const { screen, add } = await opened(aStudent)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Student Details' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'View Fee History' })).toHaveAttribute('href', '/student/fee')
  await expect.element(screen.getByText('https://example....')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Delete https://example.com/asha/portfolio' })).toBeVisible()
  await expect.element(add).toHaveAttribute('href', '/student/Add-Portfolio')
  const headings = screen.getByRole('heading', { level: 2 }).elements()
  expect(headings.map(({ textContent }) => textContent).slice(1)).toEqual([
    ...['Personal details', 'Portfolio Links', 'Education', 'Course details'],
  ])
})

test('who waits reads when links and projects can be added, and finds no dead button', async () => {
  const { asked, screen, add } = await opened({ ...aWaitingList.students[0], _id: 's1' })
  for (const words of [
    'Links can be added once the institute has approved the registration.',
    'Projects can be added once the institute has approved the registration.',
  ])
    await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Projects' })).toBeVisible()
  await expect.element(add).not.toBeInTheDocument()
  expect(asked.filter(({ path }) => path.startsWith('/api/portfolio'))).toEqual([])
})

test('links that cannot be loaded do not hide the rest', async () => {
  const { screen } = await opened(aStudent, {
    'GET /api/portfolio/{id}': errorResponse(422, { code: 'down', message: 'The database is away.' }),
  })
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/No Portfolio reacord\.\.\?The database is away\./)
  await expect.element(screen.getByRole('region', { name: 'Education' })).toBeVisible()
})
