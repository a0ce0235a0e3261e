import { expect, test } from 'vitest'
import { UNTAUGHT } from '#testing/web/batches.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { BatchListScreen } from './batch-list-screen.tsx'

const batch = (code: string, endDate: string | null = null) => ({
  _id: `id-${code}`,
  bCode: code,
  courseName: 'Tally',
  bTime: '10 to 12',
  startDate: '2020-01-01',
  endDate,
  ...UNTAUGHT,
  strength: 7,
  waiting: 0,
  version: 2,
})
const base = { 'GET /api/institute': INSTITUTE }

test('batch list: shows the batches with actions and marks ended ones', async () => {
  fakeServer({
    ...base,
    'GET /api/batch/overview': { batches: [batch('T-2'), batch('T-1', '2020-06-30')], total: 12 },
  })
  const { screen } = await renderScreen(<BatchListScreen />, { at: '/hr/batch' })

  await expect.element(screen.getByRole('heading', { name: 'Batches' })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /^T-1 / })).toMatchTextContent(/Ended/)
  await expect.element(screen.getByRole('row', { name: /^T-2 / })).not.toMatchTextContent(/Ended/)
  const edit = screen.getByRole('link', { name: 'Edit T-2' })
  await expect.element(edit).toHaveAttribute('href', '/hr/batch/edit?id=id-T-2')
  await expect.element(screen.getByRole('link', { name: 'Add New Batch' })).toHaveAttribute('href', '/hr/batch/add-new')
})

test('batch list: requests 10 per page and keeps the page in the URL', async () => {
  const requests = fakeServer({ ...base, 'GET /api/batch/overview': { batches: [batch('T-2')], total: 12 } })
  const { screen, router } = await renderScreen(<BatchListScreen />, { at: '/hr/batch' })
  const list = () => requests.filter(({ path }) => path === '/api/batch/overview')

  await expect.poll(() => list()[0]?.query).toEqual({ page: '1', limit: '10', order: 'newest' })
  await screen.getByRole('button', { name: 'Page 2' }).click()
  await expect.poll(() => router.state.location.href).toBe('/hr/batch?page=2')
  await expect.poll(() => list().at(-1)?.query).toEqual({ page: '2', limit: '10', order: 'newest' })
})

test('batch list: keeps the search in the URL and clears one without matches', async () => {
  fakeServer({
    ...base,
    'GET /api/batch/overview': ({ query }: { query: Record<string, string> }) =>
      query['search'] === 'zzz' ? { batches: [], total: 0 } : { batches: [batch('T-1')], total: 1 },
  })
  const { screen, router } = await renderScreen(<BatchListScreen />, { at: '/hr/batch' })
  await screen.getByRole('searchbox').fill('zzz')

  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  expect(router.state.location.href).toBe('/hr/batch?search=zzz')
  await screen.getByText('Clear Search', { exact: true }).click()
  await expect.element(screen.getByRole('row', { name: /^T-1 / })).toBeVisible()
  expect(router.state.location.href).toBe('/hr/batch')
})

test('batch list: a further key aborts the search under way, keeps the rows and adds no history entry', async () => {
  const requests = fakeServer({
    ...base,
    'GET /api/batch/overview': ({ query }: FakeRequest) =>
      query['search'] === undefined ? { batches: [batch('T-1')], total: 1 } : new Promise(() => {}),
  })
  const { screen, router } = await renderScreen(<BatchListScreen />, { at: '/hr/batch' })
  const find = (search: string) => requests.find(({ query }) => query['search'] === search)
  await expect.element(screen.getByRole('row', { name: /^T-1 / })).toBeVisible()

  await screen.getByRole('searchbox').fill('u')
  await expect.poll(() => find('u')?.signal.aborted).toBe(false)
  await screen.getByRole('searchbox').fill('u-')
  await expect.poll(() => find('u-')?.signal.aborted).toBe(false)

  expect(find('u')?.signal.aborted).toBe(true)
  await expect.element(screen.getByRole('row', { name: /^T-1 / })).toBeVisible()
  expect(router.history.length).toBe(1)
})

test('batch list: shows error and retry, and the empty state', async () => {
  let isDown = true
  fakeServer({
    ...base,
    'GET /api/batch/overview': () =>
      isDown ? errorResponse(422, { code: 'down', message: 'The database is away.' }) : { batches: [], total: 0 },
  })
  const { screen } = await renderScreen(<BatchListScreen />, { at: '/hr/batch' })

  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('There is no batch yet. Students are registered into batches.')).toBeVisible()
})

test('batch list: opens the last page after the only row of a page is deleted', async () => {
  let exists = true
  const requests = fakeServer({
    ...base,
    'GET /api/batch/overview': ({ query }: { query: Record<string, string> }) => {
      if (query['page'] === '2') return { batches: exists ? [batch('T-1')] : [], total: exists ? 11 : 10 }
      return { batches: [batch('T-2')], total: 10 }
    },
    'DELETE /api/batch/{id}': () => {
      exists = false
      return { message: 'The batch has been deleted.' }
    },
  })
  const { screen, router } = await renderScreen(<BatchListScreen />, { at: '/hr/batch?page=2' })
  await screen.getByRole('button', { name: 'Delete T-1' }).click()

  await expect.element(screen.getByRole('dialog')).toMatchTextContent(/You won't be able to revert this!/)
  await screen.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect.element(screen.getByRole('status')).toMatchTextContent(/Deleted!Your Record Has Been Deleted/)
  await expect.element(screen.getByRole('row', { name: /^T-2 / })).toBeVisible()
  expect(router.state.location.href).toBe('/hr/batch')
  const deletion = requests.find(({ method }) => method === 'DELETE')
  expect([deletion?.path, deletion?.headers.get('if-match')]).toEqual(['/api/batch/id-T-1', '"2"'])
})

test('batch list: shows the error when a batch with students is deleted', async () => {
  const message = '3 students are in this batch, so it cannot be deleted.'
  fakeServer({
    ...base,
    'GET /api/batch/overview': { batches: [batch('T-1')], total: 1 },
    'DELETE /api/batch/{id}': errorResponse(409, { code: 'in_use', message }),
  })
  const { screen } = await renderScreen(<BatchListScreen />, { at: '/hr/batch' })
  await screen.getByRole('button', { name: 'Delete T-1' }).click()
  await screen.getByRole('button', { name: 'Yes, delete it!' }).click()

  await expect.element(screen.getByRole('dialog').getByRole('alert')).toMatchTextContent(message)
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByRole('row', { name: /^T-1 / })).toBeVisible()
})

test('batch list: a row has one line, and does not repeat the hours', async () => {
  const taught = {
    ...batch('T-1', '2020-06-30'),
    bTime: '10:00 to 12:00',
    trainer: 'Anita Rao',
    room: 'Lab 1',
    seats: 20,
    strength: 20,
    waiting: 2,
    sessions: [1, 3].map((weekday) => ({
      weekday,
      start: '10:00',
      end: '12:00',
    })),
  }
  fakeServer({ ...base, 'GET /api/batch/overview': { batches: [taught], total: 1 } })
  const { screen } = await renderScreen(<BatchListScreen />, { at: '/hr/batch' })

  const row = screen.getByRole('row', { name: /^T-1 / })
  await expect.element(row).toMatchTextContent(/10:00 to 12:00 ?Mon, WedAnita Rao/)
  expect(row.element().clientHeight).toBeLessThanOrEqual(40)
})

test('batch list: shows hours, trainer, room and how many seats are taken; sorts by that', async () => {
  const taught = {
    ...batch('T-1'),
    trainer: 'Anita Rao',
    room: 'Lab 1',
    seats: 20,
    strength: 18,
    sessions: [1, 3].map((weekday) => ({
      weekday,
      start: '10:00',
      end: '12:00',
    })),
  }
  const requests = fakeServer({ ...base, 'GET /api/batch/overview': { batches: [taught], total: 1 } })
  const { screen, router } = await renderScreen(<BatchListScreen />, { at: '/hr/batch' })

  const row = screen.getByRole('row', { name: /^T-1 / })
  await expect.element(row).toMatchTextContent(/Mon, Wed 10:00–12:00.*Anita Rao.*Lab 1.*18 of 20/)
  await screen.getByRole('button', { name: 'Strength' }).click()
  await expect.poll(() => router.state.location.href).toBe('/hr/batch?sort=-fill')
  await expect.poll(() => requests.at(-1)?.query['order']).toBe('fullest')
})
