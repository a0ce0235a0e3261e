import { afterEach, expect, test } from 'vitest'
import { queryClientOf } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { StudentViewScreen } from './student-view-screen.tsx'
import { anInstitute, aStudent, aWaitingList } from '#testing/web/student-list.ts'

afterEach(() => {
  restoreFetch()
  queryClientOf('anyone').clear()
})

const aLink = { _id: 'p1', student: 's1', portfolio: 'https://example.com/asha/portfolio', version: 1 }

async function opened(over: object = {}) {
  fakeServer({
    'GET /api/user/{id}': { ...aStudent, ...over },
    'GET /api/institute': anInstitute,
    'GET /api/portfolio/{id}': { portfolios: [aLink], total: 1 },
  })
  const { screen } = await renderScreen(<StudentViewScreen />, { at: '/hr/Student-view?id=s1' })
  await expect.element(screen.getByRole('heading', { level: 2, name: /Asha Rao|Dev Sen/ })).toBeVisible()
  return {
    screen,
    history: screen.getByRole('link', { name: 'View Fee History' }),
    reminder: screen.getByRole('link', { name: 'Send Fee Reminder' }),
    edit: screen.getByRole('link', { name: 'Edit Student' }),
  }
}

test('the figures, and the ways to fees, reminder and edit form', async () => {
  const { screen, history, reminder, edit } = await opened()
  for (const text of ['₹12,500', '₹2,000', '₹10,500', 'Active', 'Not Completed', 'Not Placed']) {
    await expect.element(screen.getByText(text, { exact: true }).first()).toBeVisible()
  }
  await expect.element(history).toHaveAttribute('href', '/hr/student/fee?id=s1')
  await expect.element(reminder).toHaveAttribute('href', expect.stringContaining('wa.me/919876543210'))
  await expect.element(edit).toHaveAttribute('href', '/update?id=s1')
  await expect.element(screen.getByText('LinkedIn')).not.toBeInTheDocument()
})

test('nothing pending: No Pending Fee, and no reminder', async () => {
  const { screen, history, reminder } = await opened({ PaidFee: 12_500, PendingFee: 0 })
  await expect.element(screen.getByText('No Pending Fee')).toBeVisible()
  await expect.element(history).toBeVisible()
  await expect.element(reminder).not.toBeInTheDocument()
})

test('completed and placed by their words; LinkedIn where there is one', async () => {
  const linkedIn = 'https://www.linkedin.com/in/asha'
  const { screen } = await opened({ isCompleted: 'yes', isPlaced: 'placed', linkedIn })
  await expect.element(screen.getByText('Completed', { exact: true })).toBeVisible()
  expect(screen.getByText('Placed', { exact: true }).elements()).toHaveLength(2)
  await expect.element(screen.getByText('LinkedIn').first()).toBeVisible()
  expect(screen.container.querySelector(`a[href="${linkedIn}"]`)).not.toBeNull()
})

test('the sections in their order, LinkedIn and the first portfolio link among them', async () => {
  const { screen } = await opened({ linkedIn: 'https://www.linkedin.com/in/asha' })
  await expect.element(screen.getByText('https://example.com/…')).toBeVisible()
  const headings = screen.getByRole('heading', { level: 2 }).elements()
  expect(headings.map(({ textContent }) => textContent).slice(1)).toEqual([
    ...['Personal details', 'LinkedIn', 'Portfolio Links', 'Education', 'Course details'],
  ])
})

test('who waits: Pending, what was declared, and no fees yet', async () => {
  const { screen, history, reminder } = await opened(aWaitingList.students[0])
  await expect.element(screen.getByText('Pending', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('₹1,500')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Approve' })).toBeVisible()
  await expect.element(history).not.toBeInTheDocument()
  await expect.element(reminder).not.toBeInTheDocument()
})
