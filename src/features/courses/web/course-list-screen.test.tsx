import { afterEach, expect, test } from 'vitest'
import { fakeServer, restoreFetch, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AdminCourseListScreen, HrCourseListScreen } from './course-list-screen.tsx'

const tally = { _id: 'c1', course: 'Tally', cFee: 125_000, cDuration: '3 months', version: 3 }
const excel = { _id: 'c2', course: 'Excel', cFee: 999.5, cDuration: '6 weeks', version: 1 }
const both = { courses: [excel, tally], total: 2 }

afterEach(restoreFetch)

test('an admin sees course, fee and duration, and edits or deletes each', async () => {
  fakeServer({ 'GET /api/course': both })
  const { screen } = await renderScreen(<AdminCourseListScreen />)
  await expect.element(screen.getByRole('heading', { name: 'View Course' })).toBeVisible()
  const row = screen.getByRole('row', { name: /^Tally / })
  await expect.element(row).toMatchTextContent(/₹1,25,000/)
  await expect.element(row).toMatchTextContent(/3 months/)
  const headers = screen.getByRole('columnheader').elements()
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Course Name',
    'Course Fee',
    'Course Duration',
    'Actions',
  ])
  const edit = screen.getByRole('link', { name: 'Edit Tally' })
  await expect.element(edit).toHaveAttribute('href', '/admin/Edit-Course/c1')
  await expect.element(screen.getByRole('link', { name: 'Add Course' })).toHaveAttribute('href', '/admin/Add-course')
})

test('HR reads the same list and changes nothing', async () => {
  fakeServer({ 'GET /api/course': both })
  const { screen } = await renderScreen(<HrCourseListScreen />)
  await expect.element(screen.getByRole('row', { name: /^Excel / })).toMatchTextContent(/₹999\.50/)
  await expect.element(screen.getByText('2 courses')).toBeVisible()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

test('says that it loads, what failed and why, and tries again', async () => {
  let isDown = true
  fakeServer({
    'GET /api/course': () => (isDown ? errorResponse(422, { code: 'down', message: 'The database is away.' }) : both),
  })
  const { screen } = await renderScreen(<HrCourseListScreen />)
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading coursesThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('row', { name: /^Tally / })).toBeVisible()
})

test('waits with a word, and leads on from an empty list', async () => {
  let answer: (list: object) => void = () => {}
  fakeServer({ 'GET /api/course': () => new Promise((resolve) => (answer = resolve)) })
  const { screen } = await renderScreen(<AdminCourseListScreen />)
  await expect.element(screen.getByText('Loading...')).toBeVisible()
  answer({ courses: [], total: 0 })
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add Course' }).elements()).toHaveLength(2)
})

test('asks before it deletes, and says that it did', async () => {
  let list = both
  const asked = fakeServer({
    'GET /api/course': () => list,
    'DELETE /api/course/{id}': () => {
      list = { courses: [excel], total: 1 }
      return { message: 'The course has been deleted.' }
    },
  })
  const { screen } = await renderScreen(<AdminCourseListScreen />)
  await screen.getByRole('button', { name: 'Delete Tally' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Are you sure?' })
  await expect.element(dialog).toMatchTextContent(/You won't be able to revert this!/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked.filter(({ method }) => method === 'DELETE')).toEqual([])

  await screen.getByRole('button', { name: 'Delete Tally' }).click()
  await screen.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect.element(screen.getByRole('status')).toMatchTextContent(/Deleted!Your Record Has Been Deleted/)
  await expect.element(screen.getByRole('row', { name: /^Tally / })).not.toBeInTheDocument()
  const deletion = asked.find(({ method }) => method === 'DELETE')
  expect([deletion?.path, deletion?.headers.get('if-match')]).toEqual(['/api/course/c1', '"3"'])
})

test('a course in use stays, and the server’s sentence says why', async () => {
  const sentence = 'This course is in use, so it cannot be deleted. Students: 2, batches: 1.'
  fakeServer({
    'GET /api/course': both,
    'DELETE /api/course/{id}': errorResponse(409, { code: 'in_use', message: sentence }),
  })
  const { screen } = await renderScreen(<AdminCourseListScreen />)
  await screen.getByRole('button', { name: 'Delete Excel' }).click()
  await screen.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(sentence)
  await expect.element(screen.getByRole('row', { name: /^Excel / })).toBeVisible()
})
