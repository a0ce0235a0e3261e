import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { storeIdentity } from '#shared/web/identity-store.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { LISTED_RECEIPT } from '#testing/web/fees.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AdminFeesScreen } from '../admin-fees-screen.tsx'
import { ViewFeesScreen } from '../view-fees-screen.tsx'

const PRINT = 'POST /api/fee/receipt/file'
const PDF = {
  'content-type': 'application/pdf',
  'content-disposition': 'attachment; filename="receipts-2026-11-21.pdf"',
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.removeItem('receipt-paper')
  storeIdentity('hr', { _id: 'h1', token: 't', role: 'hr', name: 'Hari', email: '' })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
})

/** Responds with receipts `r1` to `r<total>`, with pages as the server has them. */
const listOf =
  (total: number) =>
  ({ query: { page: number, limit } }: FakeRequest) => {
    const first = (Number(number) - 1) * Number(limit)
    const fees = Array.from({ length: Math.max(0, Math.min(Number(limit), total - first)) }, (_, index) => {
      const n = first + index + 1
      return { ...LISTED_RECEIPT, _id: `r${n}`, receiptNo: `2026-27/${String(n).padStart(6, '0')}` }
    })
    return { fees, total, sum: total * 2000 }
  }

type Options = { total?: number; at?: string; screen?: React.ReactElement; responses?: Record<string, object> }

async function renderList({ total = 3, at = '/hr/view-fee', screen: element, responses = {} }: Options = {}) {
  const requests = fakeServer({
    'GET /api/fee': listOf(total),
    'GET /api/fee/totals': listOf(total),
    'GET /api/institute': INSTITUTE,
    [PRINT]: () => new Response('%PDF', { headers: PDF }),
    ...responses,
  })
  const { screen } = await renderScreen(element ?? <ViewFeesScreen />, { at })
  const listSent = (sent: string) => requests.filter(({ method, path }) => `${method} ${path}` === sent)
  const tick = (number: string) => screen.getByRole('checkbox', { name: `Choose 2026-27/${number}` })
  const open = () => screen.getByRole('button', { name: 'Print receipts' }).click()
  return { screen, listSent, tick, open }
}

test('print receipts: rows have ticks once they are asked for, and those ticked are one file on the paper chosen', async () => {
  const { screen, listSent, tick, open } = await renderList()
  await expect.element(screen.getByRole('row', { name: /000003/ })).toBeVisible()
  expect(screen.getByRole('checkbox').elements()).toHaveLength(0)

  await open()
  await expect.element(screen.getByRole('button', { name: 'Print 0' })).toBeDisabled()
  await tick('000003').click()
  await tick('000001').click()
  await screen.getByRole('combobox', { name: 'Paper' }).selectOptions('roll')
  await screen.getByRole('button', { name: 'Print 2' }).click()

  await expect.element(screen.getByText('receipts-2026-11-21.pdf was saved')).toBeVisible()
  expect(listSent(PRINT).map(({ body }) => body)).toEqual([{ receipts: ['r3', 'r1'], order: 'newest', paper: 'roll' }])
  await expect.element(tick('000003')).not.toBeChecked()
})

test('print receipts: the page and all that match the filters can be ticked', async () => {
  const { screen, listSent, tick, open } = await renderList({ total: 130, at: '/hr/view-fee?search=asha&year=2026' })
  await open()

  await screen.getByRole('checkbox', { name: 'Choose all on this page' }).click()
  await expect.element(screen.getByText('Chosen: 20')).toBeVisible()
  await tick('000002').click()
  await expect.element(screen.getByText('Chosen: 19')).toBeVisible()
  await screen.getByRole('button', { name: 'Choose all 130' }).click()

  await expect.element(screen.getByText('Chosen: 130')).toBeVisible()
  const filters = { search: 'asha', year: '2026', limit: '100', totals: 'false' }
  expect(listSent('GET /api/fee').map(({ query }) => query)).toEqual(
    expect.arrayContaining([
      { ...filters, page: '1' },
      { ...filters, page: '2' },
    ]),
  )
  await screen.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect.element(screen.getByRole('button', { name: 'Print 0' })).toBeDisabled()
})

test('print receipts: of more than 200, the first 200 can be ticked', async () => {
  const { screen, listSent, open } = await renderList({ total: 450 })
  await open()

  await screen.getByRole('button', { name: 'Choose the first 200 of 450' }).click()
  await expect.element(screen.getByText('Chosen: 200, the most at once')).toBeVisible()
  await screen.getByRole('button', { name: 'Print 200' }).click()

  await expect.poll(() => listSent(PRINT).length).toBe(1)
  const { receipts } = listSent(PRINT)[0]!.body as { receipts: string[] }
  expect([receipts.length, receipts[0], receipts.at(-1)]).toEqual([200, 'r1', 'r200'])
})

test('print receipts: one that was voided meanwhile is named, and can be left out', async () => {
  const message = '2026-27/000002 is unknown or was voided, so nothing has been printed.'
  const rejected = errorResponse(404, { code: 'not_found', message, current: { _id: 'r2' } })
  const print = ({ body }: FakeRequest) =>
    (body as { receipts: string[] }).receipts.includes('r2') ? rejected : new Response('%PDF', { headers: PDF })
  const { screen, listSent, tick, open } = await renderList({ responses: { [PRINT]: print } })
  await open()
  await tick('000002').click()
  await tick('000003').click()

  await screen.getByRole('button', { name: 'Print 2' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(message)
  await expect.element(tick('000003')).toBeChecked()
  await screen.getByRole('button', { name: 'Leave it out' }).click()
  await screen.getByRole('button', { name: 'Print 1' }).click()

  await expect.element(screen.getByText('receipts-2026-11-21.pdf was saved').last()).toBeVisible()
  expect(listSent(PRINT).at(-1)?.body).toMatchObject({ receipts: ['r3'] })
})

test('print receipts: on a phone, all that match are printed without ticks', async () => {
  await page.viewport(360, 740)
  const { screen, listSent } = await renderList({ total: 45, at: '/hr/view-fee?month=8&year=2026' })

  await screen.getByRole('button', { name: 'Print all' }).click()
  await expect.element(screen.getByText('All of the list in one PDF file.')).toBeVisible()
  expect(screen.getByRole('checkbox').elements()).toHaveLength(0)
  await screen.getByRole('button', { name: 'Print 45' }).click()

  await expect.poll(() => listSent(PRINT).length).toBe(1)
  expect((listSent(PRINT)[0]!.body as { receipts: string[] }).receipts).toHaveLength(45)
  expect(listSent('GET /api/fee').at(-1)?.query).toMatchObject({ month: '8', year: '2026', limit: '100' })
})

test('print receipts: an admin prints receipts, and no voided ones', async () => {
  storeIdentity('admin', { _id: 'a1', token: 't', role: 'admin', name: 'Asha', email: '' })
  const none = { sum: 0, count: 0, cash: 0 }
  const closing = { ...none, byMode: [], byExactMode: [], byPart: [], byClerk: [], refunds: none, net: 0 }
  const responses = { 'GET /api/fee/closing': closing }
  const { screen, tick, open } = await renderList({ screen: <AdminFeesScreen />, at: '/admin/view-Fee', responses })
  await open()
  await expect.element(tick('000001')).toBeVisible()

  await screen.getByRole('tab', { name: 'Voided' }).click()

  await expect.element(screen.getByRole('table', { name: 'Voided receipts' })).toBeVisible()
  expect(screen.getByRole('checkbox').elements()).toHaveLength(0)
  expect(screen.getByRole('button', { name: 'Print receipts' }).elements()).toHaveLength(0)
})
