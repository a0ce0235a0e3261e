import { afterEach, expect, test } from 'vitest'
import { fakeServer, restoreFetch, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AddBatchScreen } from './add-batch-screen.tsx'
import { EditBatchScreen } from './edit-batch-screen.tsx'

const tally = { _id: 'c1', course: 'Tally', cFee: 12_500, cDuration: '3 months', version: 1 }
const excel = { ...tally, _id: 'c2', course: 'Excel' }
const courses = { 'GET /api/course': { courses: [excel, tally], total: 2 } }
const t1 = {
  ...{ _id: 'b1', bCode: 'T-1', courseName: 'Tally', bTime: '10 to 12', startDate: '2026-01-01' },
  ...{ endDate: null, version: 4 },
}

afterEach(restoreFetch)

test('each missing field asks for all details; the end date is optional', async () => {
  fakeServer(courses)
  const { screen } = await renderScreen(<AddBatchScreen />)
  await screen.getByRole('button', { name: 'Save' }).click()
  expect(screen.getByText('Plz Fill All Details').elements()).toHaveLength(4)
  await expect.element(screen.getByLabelText('End Date')).not.toBeInvalid()
})

test('a batch is added to a course of the list, said, and the list of batches follows', async () => {
  const asked = fakeServer({ ...courses, 'POST /api/batch': t1 })
  const { screen, router } = await renderScreen(<AddBatchScreen />)
  const options = screen.getByLabelText('Course Name').getByRole('option')
  await expect
    .poll(() => options.elements().map(({ textContent }) => textContent))
    .toEqual(['Choose', 'Excel', 'Tally'])
  await screen.getByLabelText('Course Name').selectOptions('Tally')
  await screen.getByLabelText('Batch Code').fill('T-1')
  await screen.getByLabelText('Batch Time').fill('10 to 12')
  await screen.getByLabelText('Start Date').fill('2026-01-01')
  await screen.getByLabelText('End Date').fill('2025-12-31')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('The end date is before the start date.')).toBeVisible()
  await screen.getByLabelText('End Date').fill('')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('status')).toMatchTextContent(/Batch Saved/)
  await expect.poll(() => router.state.location.pathname).toBe('/hr/batch')
  expect(router.history.length).toBe(1)
  const typed = { courseName: 'Tally', bCode: 'T-1', bTime: '10 to 12', startDate: '2026-01-01', endDate: '' }
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual(typed)
})

test('without the courses it says why, and without any it says who adds them', async () => {
  let list: object = errorResponse(422, { code: 'down', message: 'The database is away.' })
  fakeServer({ 'GET /api/course': () => list })
  const { screen } = await renderScreen(<AddBatchScreen />)
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading coursesThe database is away\./)
  list = { courses: [], total: 0 }
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText(/An admin adds courses/)).toBeVisible()
})

test('an edit by id alone finds the batch, sends its version and returns to the list', async () => {
  const asked = fakeServer({
    ...courses,
    'GET /api/batch': { batches: [{ ...t1, _id: 'other', bCode: 'T-9' }, t1], total: 2 },
    'PUT /api/batch/{id}': { ...t1, bTime: '7 to 9', version: 5 },
  })
  const { screen, router } = await renderScreen(<EditBatchScreen />, { at: '/hr/batch/edit?id=b1' })
  await expect.element(screen.getByLabelText('Batch Code')).toHaveValue('T-1')
  await expect.element(screen.getByLabelText('Course Name')).toHaveValue('Tally')
  await screen.getByLabelText('Batch Time').fill('7 to 9')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('status')).toMatchTextContent(/Batch Updated/)
  await expect.poll(() => router.state.location.pathname).toBe('/hr/batch')
  const edit = asked.find(({ method }) => method === 'PUT')
  expect([edit?.path, edit?.headers.get('if-match')]).toEqual(['/api/batch/b1', '"4"'])
})

test('who edits second is shown what stands now, and overwrites nothing unseen', async () => {
  const now = { ...t1, bTime: '8 to 10', version: 5 }
  const asked = fakeServer({
    ...courses,
    'GET /api/batch': { batches: [t1], total: 1 },
    'PUT /api/batch/{id}': ({ headers }: { headers: Headers }) =>
      headers.get('if-match') === '"5"'
        ? { ...now, version: 6 }
        : errorResponse(409, { code: 'stale', message: 'Somebody else has changed this record.', current: now }),
  })
  const { screen } = await renderScreen(<EditBatchScreen />, { at: '/hr/batch/edit?id=b1' })
  await screen.getByLabelText('Batch Time').fill('7 to 9')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Somebody else has changed this record\./)
  await expect.element(screen.getByLabelText('Batch Time')).toHaveValue('7 to 9')
  await screen.getByRole('button', { name: 'Load the current values' }).click()
  await expect.element(screen.getByLabelText('Batch Time')).toHaveValue('8 to 10')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('status')).toMatchTextContent(/Batch Updated/)
  expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(2)
})

test('a refusal stands above the form in the server’s words, and what was typed stays', async () => {
  const taken = 'There is a batch with this code already.'
  fakeServer({
    ...courses,
    'GET /api/batch': { batches: [t1], total: 1 },
    'PUT /api/batch/{id}': errorResponse(409, { code: 'code_taken', message: taken, fields: { bCode: taken } }),
  })
  const { screen } = await renderScreen(<EditBatchScreen />, { at: '/hr/batch/edit?id=b1' })
  await screen.getByLabelText('Batch Code').fill('t-9')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(taken)
  await expect.element(screen.getByLabelText('Batch Code')).toBeInvalid()
  await expect.element(screen.getByLabelText('Batch Code')).toHaveValue('t-9')
})

test('a batch that is not there leads back to the list', async () => {
  fakeServer({ ...courses, 'GET /api/batch': { batches: [t1], total: 1 } })
  const { screen } = await renderScreen(<EditBatchScreen />, { at: '/hr/batch/edit?id=gone' })
  await expect.element(screen.getByText('This batch is not in the list any more.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Back to the batches' })).toHaveAttribute('href', '/hr/batch')
})

test('the navigation state alone says which batch is edited', async () => {
  fakeServer({ ...courses, 'GET /api/batch': { batches: [t1], total: 1 } })
  const { screen, router } = await renderScreen(<EditBatchScreen />, { at: '/hr/batch' })
  await router.navigate({ to: '/hr/batch/edit', state: { batch: t1 } } as never)
  await expect.element(screen.getByLabelText('Batch Code')).toHaveValue('T-1')
})
