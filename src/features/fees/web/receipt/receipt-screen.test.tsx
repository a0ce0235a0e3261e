import { afterEach, expect, test } from 'vitest'
import { removeIdentities, storeIdentity } from '#shared/web/identity-store.ts'
import { getQueryClient } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch } from '#testing/web/fake-server.ts'
import { PRINTED_RECEIPT, RECEIPT } from '#testing/web/fees.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { FeeReceiptScreen, FeesReceiptScreen, OwnReceiptScreen } from './receipt-screen.tsx'

afterEach(() => {
  removeIdentities()
  restoreFetch()
  getQueryClient('anyone').clear()
})

const STUDENT = { _id: 's1', token: 't', role: 'student', name: 'Asha Rao', email: '' }

test.each([
  ['/fee-receipt', <FeeReceiptScreen key="fee" />],
  ['/FeesReceipt', <FeesReceiptScreen key="fees" />],
  ['/student/FeesReceipt', <OwnReceiptScreen key="own" />],
])('%s shows the receipt with the id of the URL', async (path, ui) => {
  const requests = fakeServer({ 'GET /api/fee/receipt/{id}': PRINTED_RECEIPT, 'GET /api/institute': INSTITUTE })
  storeIdentity('user', STUDENT)
  const { screen } = await renderScreen(ui, { at: `${path}?id=r1` })

  await expect.element(screen.getByRole('heading', { name: 'Receipt 2026-27/000001' })).toBeVisible()
  await expect.element(screen.getByRole('article')).toMatchTextContent(/Rupees Two Thousand Only/)
  expect(requests.map(({ path: requested }) => requested)).toContain('/api/fee/receipt/r1')
})

test('/fee-receipt shows a visitor the receipt of the navigation state, without a request for it', async () => {
  const requests = fakeServer({ 'GET /api/institute': INSTITUTE })
  const { screen, router } = await renderScreen(<FeeReceiptScreen />, { at: '/fee-receipt' })
  await expect.element(screen.getByText(/^A receipt is shown only to who is signed in\./)).toBeVisible()

  const state = { fee: RECEIPT, pendingFee: 10_500, studObj: { name: 'Asha Rao', contact: '98765 43210' } }
  await router.navigate({ to: '/fee-receipt', state } as never)

  await expect.element(screen.getByRole('heading', { name: 'Receipt 2026-27/000001' })).toBeVisible()
  await expect.element(screen.getByRole('article')).toMatchTextContent(/Due Amount.*₹10,500/)
  expect(requests.map(({ path }) => path)).not.toContain('/api/fee/receipt/r1')
})

test('/fee-receipt shows that no receipt is selected if the URL has no id', async () => {
  fakeServer({ 'GET /api/institute': INSTITUTE })
  storeIdentity('user', STUDENT)
  const { screen } = await renderScreen(<FeeReceiptScreen />, { at: '/fee-receipt' })

  await expect.element(screen.getByText('The address does not say which receipt.')).toBeVisible()
})
