import { expect, test } from 'vitest'
import { fakeServer } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { CalendarPanel } from './calendar-panel.tsx'

const none = { exists: false, url: null, isPublic: true, batch: null, trainer: null }
const feed = { ...none, exists: true, url: 'https://office.example.com/api/calendar/AZNvLnwafjufEC9tikxecQ' }
const base = {
  'GET /api/institute': INSTITUTE,
  'GET /api/batch/names': { trainers: ['Anita Rao'], rooms: [] },
  'GET /api/batch': { batches: [], total: 0 },
}

test('calendar: staff choose what a new address contains', async () => {
  let current: object = none
  const requests = fakeServer({
    ...base,
    'GET /api/calendar': () => current,
    'POST /api/calendar': () => (current = { ...feed, trainer: 'Anita Rao' }),
  })
  const { screen } = await renderScreen(<CalendarPanel isStaff />)

  await screen.getByLabelText('Contains').selectOptions('Anita Rao')
  await screen.getByRole('button', { name: 'Make an address' }).click()
  await expect.element(screen.getByLabelText('Address')).toHaveValue(feed.url)
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ trainer: 'Anita Rao' })
})

test('calendar: a new address replaces the old one after a question', async () => {
  const requests = fakeServer({
    ...base,
    'GET /api/calendar': feed,
    'POST /api/calendar': feed,
  })
  const { screen } = await renderScreen(<CalendarPanel isStaff={false} />)

  await screen.getByRole('button', { name: 'Make a new address' }).click()
  await expect.element(screen.getByRole('dialog')).toMatchTextContent(/The old address ends\./)
  await screen.getByRole('dialog').getByRole('button', { name: 'Make a new address' }).click()
  await expect.poll(() => requests.find(({ method }) => method === 'POST')?.body).toEqual({})
})

test('calendar: without PUBLIC_URL, says what is missing', async () => {
  fakeServer({ ...base, 'GET /api/calendar': { ...none, isPublic: false } })
  const { screen } = await renderScreen(<CalendarPanel isStaff />)

  await expect.element(screen.getByText(/this system cannot be reached from outside the office yet/)).toBeVisible()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})
