import { expect, test } from 'vitest'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { EditCourseScreen } from './edit-course-screen.tsx'

const tally = { _id: 'c1', course: 'Tally', cFee: 12_500.5, cDuration: '3 months', instalments: null, version: 3 }
const LIST = { 'GET /api/course': { courses: [tally], total: 1 } }
const PUT = 'PUT /api/course/{id}'

async function renderEditScreen(responses: Record<string, object> = {}, id = 'c1') {
  const requests = fakeServer({ ...LIST, ...responses })
  const { screen, router } = await renderScreen(<EditCourseScreen />, {
    at: `/admin/Edit-Course/${id}`,
  })
  const puts = () => requests.filter(({ method }) => method === 'PUT')
  return { requests, screen, router, puts, save: screen.getByRole('button', { name: 'Save' }) }
}

test('edit course form: shows the current values and requires all three', async () => {
  const { screen, save, puts } = await renderEditScreen()

  await expect.element(screen.getByRole('heading', { level: 1, name: 'Edit Course' })).toBeVisible()
  for (const [label, value] of [
    ['Course Name', 'Tally'],
    ['Course Fee', '12500.5'],
    ['Course Duration', '3 months'],
  ] as const) {
    await expect.element(screen.getByLabelText(label)).toHaveValue(value)
    await screen.getByLabelText(label).fill('')
  }
  await save.click()
  for (const text of ['Course Name is required', 'Course Fee is required', 'Course Duration is required']) {
    await expect.element(screen.getByText(text)).toBeVisible()
  }
  await screen.getByLabelText('Course Fee').fill('a lot')
  await save.click()
  await expect.element(screen.getByText('Enter an amount in rupees, with at most two decimals.')).toBeVisible()
  expect(puts()).toEqual([])
})

test('edit course form: sends the version, shows a toast and opens the list', async () => {
  const { screen, router, save, puts } = await renderEditScreen({ [PUT]: { ...tally, cFee: 13_000, version: 4 } })
  await screen.getByLabelText('Course Fee').fill('13,000')
  await save.click()

  await expect.element(screen.getByRole('status')).toMatchTextContent(/Course updated successfully/)
  await expect.poll(() => router.state.location.pathname).toBe('/admin/view-course-admin')
  expect(router.history.length).toBe(1)
  expect(puts()[0]?.body).toEqual({ course: 'Tally', cFee: '13000', cDuration: '3 months', instalments: '' })
  expect(puts()[0]?.headers.get('if-match')).toBe('"3"')
})

test('edit course form: shows the error, keeps the input and stays on the page', async () => {
  const taken = 'There is a course with this name already.'
  const { screen, router, save } = await renderEditScreen({
    [PUT]: errorResponse(409, { code: 'name_taken', message: taken, fields: { course: taken } }),
  })
  await screen.getByLabelText('Course Name').fill('Excel')
  await save.click()

  await expect.element(screen.getByRole('alert')).toMatchTextContent(`An error occurred${taken}`)
  await expect.element(screen.getByLabelText('Course Name')).toHaveValue('Excel')
  expect(router.state.location.pathname).toBe('/admin/Edit-Course/c1')
})

test('edit course screen: shows not found with a link to the list', async () => {
  const { screen } = await renderEditScreen({}, 'c9')

  await expect.element(screen.getByText('This course is not in the list any more.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Back to the courses' }))
    .toHaveAttribute('href', '/admin/view-course-admin')
})

test('edit course screen: shows the error if loading fails', async () => {
  const { screen } = await renderEditScreen({
    'GET /api/course': errorResponse(422, { code: 'down', message: 'The database is away.' }),
  })

  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading coursesThe database is away\./)
})
