import { expect, test } from 'vitest'
import { UNTAUGHT } from '#testing/web/batches.ts'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AddBatchScreen } from './add-batch-screen.tsx'
import { EditBatchScreen } from './edit-batch-screen.tsx'

const tally = { _id: 'c1', course: 'Tally', cFee: 12_500, cDuration: '3 months', instalments: null, version: 1 }
const excel = { ...tally, _id: 'c2', course: 'Excel' }
const courses = {
  'GET /api/course': { courses: [excel, tally], total: 2 },
  'GET /api/batch/names': { trainers: ['Anita Rao'], rooms: ['Lab 1'] },
}
const t1 = {
  _id: 'b1',
  bCode: 'T-1',
  courseName: 'Tally',
  bTime: '10 to 12',
  startDate: '2026-01-01',
  endDate: null,
  ...UNTAUGHT,
  version: 4,
}

test('add batch form: shows a message at each required field, rejects an end before the start, saves the batch and opens the list', async () => {
  const requests = fakeServer({ ...courses, 'POST /api/batch': t1 })
  const { screen, router } = await renderScreen(<AddBatchScreen />)
  const options = screen.getByLabelText('Course Name').getByRole('option')
  const save = screen.getByRole('button', { name: 'Save' })
  await save.click()
  await expect.poll(() => screen.getByText('Plz Fill All Details').elements()).toHaveLength(4)
  await expect.element(screen.getByLabelText('End Date')).not.toBeInvalid()

  await expect
    .poll(() => options.elements().map(({ textContent }) => textContent))
    .toEqual(['Choose', 'Excel', 'Tally'])
  await screen.getByLabelText('Course Name').selectOptions('Tally')
  await screen.getByLabelText('Batch Code').fill('T-1')
  await screen.getByLabelText('Batch Time').fill('10 to 12')
  await screen.getByLabelText('Start Date').fill('2026-01-01')
  await screen.getByLabelText('End Date').fill('2025-12-31')
  await save.click()
  await expect.element(screen.getByText('The end date is before the start date.')).toBeVisible()
  await screen.getByLabelText('End Date').fill('')
  await save.click()
  await expect.element(screen.getByRole('status')).toMatchTextContent(/Batch Saved/)
  await expect.poll(() => router.state.location.pathname).toBe('/hr/batch')
  expect(router.history.length).toBe(1)
  const typed = { courseName: 'Tally', bCode: 'T-1', bTime: '10 to 12', startDate: '2026-01-01', endDate: '' }
  const blank = { trainer: '', room: '', sessions: '', seats: '' }
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ ...typed, ...blank })
})

test('add batch form: shows an error if courses fail to load, and a hint if there are none', async () => {
  let list: object = errorResponse(422, { code: 'down', message: 'The database is away.' })
  fakeServer({ ...courses, 'GET /api/course': () => list })
  const { screen } = await renderScreen(<AddBatchScreen />)

  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading coursesThe database is away\./)
  list = { courses: [], total: 0 }
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText(/An admin adds courses/)).toBeVisible()
})

test('edit batch form: loads the batch by the id in the URL, sends its version and returns to the list', async () => {
  const requests = fakeServer({
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
  const edit = requests.find(({ method }) => method === 'PUT')
  expect([edit?.path, edit?.headers.get('if-match')]).toEqual(['/api/batch/b1', '"4"'])
})

test('edit batch screen: shows not found with a link to the list; without an id in the URL, loads the batch of the navigation state', async () => {
  fakeServer({ ...courses, 'GET /api/batch': { batches: [t1], total: 1 } })
  const { screen, router } = await renderScreen(<EditBatchScreen />, { at: '/hr/batch/edit?id=unknown' })

  await expect.element(screen.getByText('This batch is not in the list any more.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Back to the batches' })).toHaveAttribute('href', '/hr/batch')
  await router.navigate({ to: '/hr/batch/edit', state: { batch: t1 } } as never)
  await expect.element(screen.getByLabelText('Batch Code')).toHaveValue('T-1')
})

const clash = {
  batch: {
    _id: 'b2',
    bCode: 'E-1',
  },
  trainer: 'Anita Rao',
  room: null,
  weekday: 1,
  start: '11:00',
  end: '13:00',
}

async function typeTaughtBatch(server: Record<string, unknown>) {
  const requests = fakeServer({ ...courses, 'POST /api/batch': t1, ...server })
  const rendered = await renderScreen(<AddBatchScreen />)
  const { screen } = rendered
  await screen.getByLabelText('Course Name').selectOptions('Tally')
  await screen.getByLabelText('Batch Code').fill('T-1')
  await screen.getByLabelText('Batch Time').fill('10 to 12')
  await screen.getByLabelText('Start Date').fill('2026-01-01')
  await screen.getByRole('combobox', { name: 'Trainer' }).fill('Anita Rao')
  await screen.getByRole('button', { name: 'Add a session' }).click()
  await screen.getByLabelText('Start of session 1').fill('10:00')
  await screen.getByLabelText('End of session 1').fill('12:00')
  return { ...rendered, requests, saves: () => requests.filter(({ method }) => method === 'POST') }
}

test('batch form: names a clash while typing, and saves it after a confirmation', async () => {
  const { screen, requests, saves } = await typeTaughtBatch({ 'GET /api/batch/clashes': { clashes: [clash] } })

  const sentence = 'Anita Rao teaches E-1 on Monday, 11:00–13:00.'
  await expect.element(screen.getByText(sentence)).toBeVisible()
  const sessions = '[{"weekday":1,"start":"10:00","end":"12:00"}]'
  expect(requests.findLast(({ path }) => path === '/api/batch/clashes')?.query).toMatchObject({
    trainer: 'Anita Rao',
    startDate: '2026-01-01',
    sessions,
  })
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('dialog')).toMatchTextContent(sentence)
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  expect(saves()).toEqual([])
  await screen.getByRole('button', { name: 'Save' }).click()
  await screen.getByRole('button', { name: 'Save anyway' }).click()
  await expect.poll(() => saves()[0]?.body).toMatchObject({ trainer: 'Anita Rao', sessions })
})

test('batch form: proposes the same hours on the next day, shows errors at the session, and saves without a question if nothing clashes', async () => {
  const { screen, saves } = await typeTaughtBatch({ 'GET /api/batch/clashes': { clashes: [] } })
  await screen.getByRole('button', { name: 'Add a session' }).click()

  await expect.element(screen.getByLabelText('Weekday of session 2')).toHaveValue('2')
  await expect.element(screen.getByLabelText('Start of session 2')).toHaveValue('10:00')
  await screen.getByLabelText('End of session 2').fill('09:00')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('The end must be after the start.')).toBeVisible()
  await screen.getByRole('button', { name: 'Remove session 2' }).click()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => saves()).toHaveLength(1)
})
