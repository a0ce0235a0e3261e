import { afterEach, expect, test } from 'vitest'
import { clientOf } from '#shared/web/query-client.ts'
import { forgetIdentities, storeIdentity } from '#shared/web/identity-store.ts'
import { fakeServer, leaveServer } from '#shared/web/testing/fake-server.ts'
import { show } from '#shared/web/testing/show.tsx'
import { OwnFeeScreen } from './own-fee-screen.tsx'
import { aReceipt } from './testing/a-payer.ts'

afterEach(() => {
  forgetIdentities()
  leaveServer()
  clientOf('anyone').clear()
})

test('a receipt’s Download leads to its page as the student, whoever else is signed in here', async () => {
  fakeServer({ 'GET /api/fee/{id}': { TotalFee: 12_500, PaidFee: 2000, PendingFee: 10_500, fee: [aReceipt] } })
  storeIdentity('user', { _id: 's1', token: 't', role: 'student', name: 'Asha Rao', email: '' })
  const { screen } = await show(<OwnFeeScreen />, { at: '/student/fee' })
  const link = screen.getByRole('link', { name: /^Download/ })
  await expect.element(link).toHaveAttribute('href', '/FeesReceipt?id=r1&as=user')
})
