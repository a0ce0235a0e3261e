import { afterEach, expect, test } from 'vitest'
import { fakeServer, restoreFetch, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { EditCourseScreen } from './edit-course-screen.tsx'

const tally = { _id: 'c1', course: 'Tally', cFee: 12_500.5, cDuration: '3 months', version: 3 }
const LIST = { 'GET /api/course': { courses: [tally], total: 1 } }
const PUT = 'PUT /api/course/{id}'

afterEach(restoreFetch)

async function opened(answers: Record<string, object> = {}, id = 'c1') {
  const asked = fakeServer({ ...LIST, ...answers })
  const { screen, router } = await renderScreen(<EditCourseScreen />, {
    at: `/admin/Edit-Course/${id}`,
    path: '/admin/Edit-Course/$id',
  })
  const puts = () => asked.filter(({ method }) => method === 'PUT')
  return { asked, screen, router, puts, save: screen.getByRole('button', { name: 'Save' }) }
}

test('opens with what stands, and asks for all three', async () => {
  const { screen, save, puts } = await opened()
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
  for (const words of ['Course Name is required', 'Course Fee is required', 'Course Duration is required']) {
    await expect.element(screen.getByText(words)).toBeVisible()
  }
  await screen.getByLabelText('Course Fee').fill('a lot')
  await save.click()
  await expect.element(screen.getByText('Enter an amount in rupees, with at most two decimals.')).toBeVisible()
  expect(puts()).toEqual([])
})

test('saved: the version goes along, the toast says so, and the list follows', async () => {
  const { screen, router, save, puts } = await opened({ [PUT]: { ...tally, cFee: 13_000, version: 4 } })
  await screen.getByLabelText('Course Fee').fill('13,000')
  await save.click()
  await expect.element(screen.getByRole('status')).toMatchTextContent(/Course updated successfully/)
  await expect.poll(() => router.state.location.pathname).toBe('/admin/view-course-admin')
  expect(router.history.length).toBe(1)
  expect(puts()[0]?.body).toEqual({ course: 'Tally', cFee: '13000', cDuration: '3 months' })
  expect(puts()[0]?.headers.get('if-match')).toBe('"3"')
})

test('a failure: the banner with its reason, and nothing else happens', async () => {
  const taken = 'There is a course with this name already.'
  const { screen, router, save } = await opened({
    [PUT]: errorResponse(409, { code: 'name_taken', message: taken, fields: { course: taken } }),
  })
  await screen.getByLabelText('Course Name').fill('Excel')
  await save.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(`An error occurred${taken}`)
  await expect.element(screen.getByLabelText('Course Name')).toHaveValue('Excel')
  expect(router.state.location.pathname).toBe('/admin/Edit-Course/c1')
})

test('a course that is gone leads back to the list; a list that fails says so', async () => {
  const { screen } = await opened({}, 'c9')
  await expect.element(screen.getByText('This course is not in the list any more.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Back to the courses' }))
    .toHaveAttribute('href', '/admin/view-course-admin')
  await screen.unmount()
  const down = await opened({
    'GET /api/course': errorResponse(422, { code: 'down', message: 'The database is away.' }),
  })
  await expect.element(down.screen.getByRole('alert')).toMatchTextContent(/Error loading coursesThe database is away\./)
})
