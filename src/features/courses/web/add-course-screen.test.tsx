import { afterEach, expect, test } from 'vitest'
import { fakeServer, restoreFetch, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AddCourseScreen } from './add-course-screen.tsx'

afterEach(restoreFetch)

async function filledIn() {
  const shown = await renderScreen(<AddCourseScreen />)
  const { screen } = shown
  await screen.getByLabelText('Course Name').fill('Tally')
  await screen.getByLabelText('Course Fee').fill('12500.50')
  await screen.getByLabelText('Course Duration').fill('3 months')
  return shown
}

test('each missing field says so before anything is sent', async () => {
  const asked = fakeServer({})
  const { screen } = await renderScreen(<AddCourseScreen />)
  await screen.getByRole('button', { name: 'Save' }).click()
  for (const words of ['Course Name is required', 'Course Fee is required', 'Course Duration is required']) {
    await expect.element(screen.getByText(words)).toBeVisible()
  }
  await screen.getByLabelText('Course Fee').fill('a lot')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Enter an amount in rupees, with at most two decimals.')).toBeVisible()
  expect(asked).toEqual([])
})

test('a course is added, said, and the list follows', async () => {
  const asked = fakeServer({
    'POST /api/course': { _id: 'c1', course: 'Tally', cFee: 12_500.5, cDuration: '3 months', version: 1 },
  })
  const { screen, router } = await filledIn()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('status')).toMatchTextContent(/Course added successfully/)
  await expect.poll(() => router.state.location.pathname).toBe('/admin/view-course-admin')
  expect(router.history.length).toBe(1)
  expect(asked[0]?.body).toEqual({ course: 'Tally', cFee: '12500.50', cDuration: '3 months' })
  expect(asked[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
})

test('a failure stands above the form with its reason, and what was typed stays', async () => {
  const taken = 'There is a course with this name already.'
  const asked = fakeServer({
    'POST /api/course': errorResponse(409, { code: 'name_taken', message: taken, fields: { course: taken } }),
  })
  const { screen, router } = await filledIn()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(`An error occurred${taken}`)
  await expect.element(screen.getByLabelText('Course Name')).toBeInvalid()
  await expect.element(screen.getByLabelText('Course Fee')).toHaveValue('12500.50')
  expect(router.state.location.pathname).toBe('/')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => asked.length).toBe(2)
  expect(asked[1]?.headers.get('idempotency-key')).toBe(asked[0]?.headers.get('idempotency-key'))
})
