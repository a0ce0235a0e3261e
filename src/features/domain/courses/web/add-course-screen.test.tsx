import { expect, test } from 'vitest'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AddCourseScreen } from './add-course-screen.tsx'

async function renderFilledForm() {
  const rendered = await renderScreen(<AddCourseScreen />)
  const { screen } = rendered
  await screen.getByLabelText('Course Name').fill('Tally')
  await screen.getByLabelText('Course Fee').fill('12500.50')
  await screen.getByLabelText('Course Duration').fill('3 months')
  return rendered
}

test('add course form: shows a message at each missing or invalid field and sends nothing', async () => {
  const requests = fakeServer({})
  const { screen } = await renderScreen(<AddCourseScreen />)
  await screen.getByRole('button', { name: 'Save' }).click()
  for (const text of ['Course Name is required', 'Course Fee is required', 'Course Duration is required']) {
    await expect.element(screen.getByText(text)).toBeVisible()
  }
  await screen.getByLabelText('Course Fee').fill('a lot')
  await screen.getByRole('button', { name: 'Save' }).click()

  await expect.element(screen.getByText('Enter an amount in rupees, with at most two decimals.')).toBeVisible()
  expect(requests).toEqual([])
})

test('add course form: saves the course, shows a toast and opens the list', async () => {
  const requests = fakeServer({
    'POST /api/course': {
      _id: 'c1',
      course: 'Tally',
      cFee: 12_500.5,
      cDuration: '3 months',
      instalments: null,
      version: 1,
    },
  })
  const { screen, router } = await renderFilledForm()
  await screen.getByRole('button', { name: 'Save' }).click()

  await expect.element(screen.getByRole('status')).toMatchTextContent(/Course added successfully/)
  await expect.poll(() => router.state.location.pathname).toBe('/admin/view-course-admin')
  expect(router.history.length).toBe(1)
  expect(requests[0]?.body).toEqual({ course: 'Tally', cFee: '12500.50', cDuration: '3 months', instalments: '' })
  expect(requests[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
})

test('add course form: shows the error and keeps the input; a retry repeats the idempotency key', async () => {
  const taken = 'There is a course with this name already.'
  const requests = fakeServer({
    'POST /api/course': errorResponse(409, { code: 'name_taken', message: taken, fields: { course: taken } }),
  })
  const { screen, router } = await renderFilledForm()
  await screen.getByRole('button', { name: 'Save' }).click()

  await expect.element(screen.getByRole('alert')).toMatchTextContent(`An error occurred${taken}`)
  await expect.element(screen.getByLabelText('Course Name')).toBeInvalid()
  await expect.element(screen.getByLabelText('Course Fee')).toHaveValue('12500.50')
  expect(router.state.location.pathname).toBe('/')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => requests.length).toBe(2)
  expect(requests[1]?.headers.get('idempotency-key')).toBe(requests[0]?.headers.get('idempotency-key'))
})
