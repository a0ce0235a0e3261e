import { afterEach, expect, test } from 'vitest'
import { queryClientOf } from '#shared/web/query-client.ts'
import { removeIdentities, storeIdentity } from '#shared/web/identity-store.ts'
import { fakeServer, restoreFetch } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { OwnFeeScreen } from './own-fee-screen.tsx'
import { aReceipt } from '#testing/web/fees.ts'

afterEach(() => {
  removeIdentities()
  restoreFetch()
  queryClientOf('anyone').clear()
})

test('a receipt’s Download leads to its page as the student, whoever else is signed in here', async () => {
  fakeServer({ 'GET /api/fee/{id}': { TotalFee: 12_500, PaidFee: 2000, PendingFee: 10_500, fee: [aReceipt] } })
  storeIdentity('user', { _id: 's1', token: 't', role: 'student', name: 'Asha Rao', email: '' })
  const { screen } = await renderScreen(<OwnFeeScreen />, { at: '/student/fee' })
  const link = screen.getByRole('link', { name: /^Download/ })
  await expect.element(link).toHaveAttribute('href', '/FeesReceipt?id=r1&as=user')
})
