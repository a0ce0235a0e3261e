import { expect, test } from 'vitest'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AdminCourseListScreen, HrCourseListScreen } from './course-list-screen.tsx'

const tally = { _id: 'c1', course: 'Tally', cFee: 125_000, cDuration: '3 months', instalments: null, version: 3 }
const excel = { _id: 'c2', course: 'Excel', cFee: 999.5, cDuration: '6 weeks', instalments: null, version: 1 }
const both = { courses: [excel, tally], total: 2 }

test('admin course list: shows course, fee and duration with actions', async () => {
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

test('HR course list: is read-only', async () => {
  fakeServer({ 'GET /api/course': both })
  const { screen } = await renderScreen(<HrCourseListScreen />)

  await expect.element(screen.getByRole('row', { name: /^Excel / })).toMatchTextContent(/₹999\.50/)
  await expect.element(screen.getByText('2 courses')).toBeVisible()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

test('course list: shows error and retry', async () => {
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

test('course list: shows loading, then the empty state with a link to add a course', async () => {
  const { promise: response, resolve: respond } = Promise.withResolvers<unknown>()
  fakeServer({ 'GET /api/course': () => response })
  const { screen } = await renderScreen(<AdminCourseListScreen />)

  await expect.element(screen.getByText('Loading...')).toBeVisible()
  respond({ courses: [], total: 0 })
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add Course' }).elements()).toHaveLength(2)
})

test('course list: asks for confirmation, deletes the version on screen and shows a toast', async () => {
  let list = both
  const requests = fakeServer({
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
  expect(requests.filter(({ method }) => method === 'DELETE')).toEqual([])

  await screen.getByRole('button', { name: 'Delete Tally' }).click()
  await screen.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect.element(screen.getByRole('status')).toMatchTextContent(/Deleted!Your Record Has Been Deleted/)
  await expect.element(screen.getByRole('row', { name: /^Tally / })).not.toBeInTheDocument()
  const deletion = requests.find(({ method }) => method === 'DELETE')
  expect([deletion?.path, deletion?.headers.get('if-match')]).toEqual(['/api/course/c1', '"3"'])
})

test('course list: shows the error when a course in use is deleted', async () => {
  const message = 'This course is in use, so it cannot be deleted. Students: 2, batches: 1.'
  fakeServer({
    'GET /api/course': both,
    'DELETE /api/course/{id}': errorResponse(409, { code: 'in_use', message }),
  })
  const { screen } = await renderScreen(<AdminCourseListScreen />)
  await screen.getByRole('button', { name: 'Delete Excel' }).click()
  await screen.getByRole('button', { name: 'Yes, delete it!' }).click()

  await expect.element(screen.getByRole('dialog').getByRole('alert')).toMatchTextContent(message)
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByRole('row', { name: /^Excel / })).toBeVisible()
})
