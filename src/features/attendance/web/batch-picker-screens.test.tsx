import { afterEach, expect, test } from 'vitest'
import { getQueryClient } from '#shared/web/query-client.ts'
import { type FakeRequest, fakeServer, restoreFetch } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { HrBatchPickerScreen } from './batch-picker-screens.tsx'

const batch = (code: string, endDate: string | null = null) => ({
  ...{ _id: `id-${code}`, bCode: code, courseName: 'Tally', bTime: '10 to 12', startDate: '2020-01-01' },
  ...{ endDate, version: 2 },
})

afterEach(() => {
  restoreFetch()
  getQueryClient('anyone').clear()
})

test('batch picker: shows 12 cards a page that link to the sheet; the search is in the URL', async () => {
  const requests = fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/batch': ({ query }: FakeRequest) =>
      query['search'] === 'zzz'
        ? { batches: [], total: 0 }
        : { batches: [batch('T 2'), batch('T-1', '2020-06-30')], total: 13 },
  })
  const { screen, router } = await renderScreen(<HrBatchPickerScreen />, { at: '/hr/attendence' })
  const card = screen.getByRole('link', { name: 'T 2', exact: true })
  await expect.element(card).toHaveAttribute('href', '/hr/student-attendence-list?batch=T+2')
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: 'T-1' }))
    .toMatchTextContent(/Ended.*Tally.*10 to 12/)
  await screen.getByRole('button', { name: 'Page 2' }).click()
  await expect.poll(() => requests.at(-1)?.query).toEqual({ page: '2', limit: '12' })
  await screen.getByRole('searchbox').fill('zzz')
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  expect(router.state.location.href).toBe('/hr/attendence?search=zzz')
  await screen.getByText('Clear Search', { exact: true }).click()
  await expect.element(card).toBeVisible()
  expect(router.state.location.href).toBe('/hr/attendence')
})

test('batch picker: without batches, links to adding one', async () => {
  fakeServer({ 'GET /api/institute': INSTITUTE, 'GET /api/batch': { batches: [], total: 0 } })
  const { screen } = await renderScreen(<HrBatchPickerScreen />, { at: '/hr/attendence' })
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Add New Batch' })).toHaveAttribute('href', '/hr/batch/add-new')
})
