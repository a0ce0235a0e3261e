import { expect, test } from 'vitest'
import { ApiError } from '#shared/web/api-error.ts'
import { SeatsNote, withSeat } from '#features/domain/courses/batches/web/public.ts'
import { waitAs } from '#features/domain/courses/batches/web/waiting/public.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { WaitingListScreen } from './waiting-list-screen.tsx'

const batch = { _id: 'b1', bCode: 'T-1', seats: 20, strength: 19, waiting: 2 }
const since = '2026-11-20'
const asha = {
  _id: 'w1',
  enquiry: 'e1',
  student: null,
  name: 'Asha Rao',
  contact: '9876543210',
  isPending: false,
  since,
}
const bela = { _id: 'w2', enquiry: null, student: 's1', name: 'Bela Rao', contact: null, isPending: false, since }
const list = { batch, waiting: [asha, bela], total: 2 }
const base = { 'GET /api/institute': INSTITUTE, 'GET /api/waiting/{id}': list }

test('waiting list: offers the seat to an enquirer by the registration, and moves a student', async () => {
  const requests = fakeServer({
    ...base,
    'PUT /api/user/{id}': errorResponse(422, { code: 'other', message: 'Other course.' }),
  })
  const { screen } = await renderScreen(<WaitingListScreen />, { at: '/hr/batch/waiting?id=b1' })

  await expect.element(screen.getByRole('heading', { name: 'Waiting list: T-1' })).toBeVisible()
  const offer = screen.getByRole('link', { name: 'Offer the seat to Asha Rao' })
  await expect.element(offer).toHaveAttribute('href', '/hr/enquiry/admit?id=e1&batch=T-1')
  await screen.getByRole('button', { name: 'Offer the seat to Bela Rao' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Offer the seat' }).click()
  await expect
    .poll(() => requests.find(({ method }) => method === 'PUT'))
    .toMatchObject({ path: '/api/user/s1', body: { batch: 'T-1' } })
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Other course\./)
})

test('waiting list: offers the seat to a registration that awaits approval on the page where it is approved', async () => {
  fakeServer({ ...base, 'GET /api/waiting/{id}': { ...list, waiting: [{ ...bela, isPending: true }] } })
  const { screen } = await renderScreen(<WaitingListScreen />, { at: '/hr/batch/waiting?id=b1' })

  const offer = screen.getByRole('link', { name: 'Offer the seat to Bela Rao' })
  await expect.element(offer).toHaveAttribute('href', '/hr/Student-view?id=s1')
})

test('waiting list: removes somebody, and puts them back by Undo', async () => {
  const requests = fakeServer({
    ...base,
    'DELETE /api/waiting/entry/{id}': { message: 'Removed from the waiting list.' },
    'PUT /api/waiting/entry/{id}': asha,
  })
  const { screen } = await renderScreen(<WaitingListScreen />, { at: '/hr/batch/waiting?id=b1' })

  await screen.getByRole('button', { name: 'Remove Asha Rao from the waiting list' }).click()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => requests.find(({ method }) => method === 'PUT')?.path).toBe('/api/waiting/entry/w1')
})

test('waiting list: shows the empty list, and a batch that is not found', async () => {
  fakeServer({ ...base, 'GET /api/waiting/{id}': { batch: { ...batch, waiting: 0 }, waiting: [], total: 0 } })
  const { screen } = await renderScreen(<WaitingListScreen />, { at: '/hr/batch/waiting?id=b1' })
  await expect.element(screen.getByText('Nobody waits for a seat in this batch.')).toBeVisible()

  fakeServer({ ...base, 'GET /api/waiting/{id}': errorResponse(404, { code: 'not_found', message: 'Not found.' }) })
  const other = await renderScreen(<WaitingListScreen />, { at: '/hr/batch/waiting?id=unknown' })
  await expect.element(other.screen.getByRole('link', { name: 'Back to the batches' }).last()).toBeVisible()
})

test('seats of a chosen batch: says how many are taken; a full one offers its waiting list', async () => {
  const requests = fakeServer({
    ...base,
    'GET /api/batch/seats': ({ query }) =>
      query['batch'] === 'T-1' ? { ...batch, strength: 18 } : { ...batch, bCode: 'T-2', strength: 20 },
    'POST /api/waiting/{id}': asha,
  })
  const { screen } = await renderScreen(
    <>
      <SeatsNote code="T-1" />
      <SeatsNote code="T-2" person={{ enquiry: 'e1' }} />
    </>,
  )

  await expect.element(screen.getByText('18 of 20 seats taken')).toBeVisible()
  await expect.element(screen.getByRole('status')).toMatchTextContent(/Full: 20 of 20 seats\./)
  await screen.getByRole('button', { name: 'Put on the waiting list' }).click()
  await expect.poll(() => requests.find(({ method }) => method === 'POST')?.body).toEqual({ enquiry: 'e1' })
})

test('withSeat asks before it sends again with overbook; without a yes, the error stays', async () => {
  fakeServer(base)
  const { screen } = await renderScreen(<WaitingListScreen />, { at: '/hr/batch/waiting?id=b1' })
  const full = new ApiError(409, { code: 'batch_full', message: 'Batch T-1 is full: 20 of 20 seats.' })
  const send = async ({ overbook }: { overbook?: true }) => {
    if (!overbook) throw full
    return 'saved'
  }

  const first = withSeat(send)
  await expect.element(screen.getByRole('dialog')).toMatchTextContent(/Batch T-1 is full: 20 of 20 seats\./)
  await screen.getByRole('button', { name: 'Give a seat anyway' }).click()
  expect(await first).toBe('saved')

  const second = withSeat(send).catch((error: unknown) => error)
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  expect(await second).toBe(full)
})

test('withSeat offers the waiting list for the person; a failure is shown in the question, and no seat is given', async () => {
  let attempts = 0
  const requests = fakeServer({
    ...base,
    'POST /api/waiting/{id}': () =>
      ++attempts === 1 ? errorResponse(409, { code: 'waits_already', message: 'Waits already.' }) : asha,
  })
  const { screen } = await renderScreen(<WaitingListScreen />, { at: '/hr/batch/waiting?id=b1' })
  const current = { _id: 'b1', bCode: 'T-1' }
  const full = new ApiError(409, { code: 'batch_full', message: 'Batch T-1 is full: 20 of 20 seats.', current })
  const send = () => Promise.reject(full)

  const sent = withSeat(send, waitAs({ student: 's1' })).catch((error: unknown) => error)
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Put on the waiting list' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Waits already\./)
  await dialog.getByRole('button', { name: 'Put on the waiting list' }).click()

  expect(await sent).toBe(full)
  await expect.element(screen.getByText('On the waiting list of T-1')).toBeVisible()
  const posts = requests.filter(({ method }) => method === 'POST')
  expect(posts).toMatchObject([{ path: '/api/waiting/b1' }, { path: '/api/waiting/b1', body: { student: 's1' } }])
})
