import { afterEach, expect, test } from 'vitest'
import { removeIdentities, storeIdentity } from '#shared/web/identity-store.ts'
import { getQueryClient } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch } from '#testing/web/fake-server.ts'
import { RECEIPT } from '#testing/web/fees.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { OwnFeeScreen } from './own-fee-screen.tsx'

afterEach(() => {
  removeIdentities()
  restoreFetch()
  getQueryClient('anyone').clear()
})

test('own fees: Download opens the receipt with the student’s identity', async () => {
  fakeServer({ 'GET /api/fee/{id}': { TotalFee: 12_500, PaidFee: 2000, PendingFee: 10_500, fee: [RECEIPT] } })
  storeIdentity('user', { _id: 's1', token: 't', role: 'student', name: 'Asha Rao', email: '' })
  const { screen } = await renderScreen(<OwnFeeScreen />, { at: '/student/fee' })

  const link = screen.getByRole('link', { name: /^Download/ })
  await expect.element(link).toHaveAttribute('href', '/FeesReceipt?id=r1&as=user')
})
