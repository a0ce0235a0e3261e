import { expect, test } from 'vitest'
import { storeIdentity } from '#shared/web/identity-store.ts'
import { STUDENT } from '#testing/web/student.ts'
import { fakeServer } from '#testing/web/fake-server.ts'
import { NO_PLAN, RECEIPT } from '#testing/web/fees.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { readQrCode } from '#testing/web/read-qr-code.ts'
import { OwnFeeScreen } from './own-fee-screen.tsx'

const FEES = {
  TotalFee: 12_500,
  version: 3,
  PaidFee: 2000,
  PendingFee: 10_500,
  fee: [RECEIPT],
}
const IDENTITY = { _id: 's1', token: 't', role: 'student', name: 'Asha Rao', email: '' }

test('own fees: Pay by UPI has a link and a QR code for the pending fee or a part of it', async () => {
  fakeServer({
    'GET /api/user/{id}': STUDENT,
    'GET /api/fee/{id}': FEES,
    'GET /api/plan/{id}': NO_PLAN,
    'GET /api/institute': { ...INSTITUTE, upiId: 'fees@examplebank' },
  })
  storeIdentity('user', IDENTITY)
  const { screen } = await renderScreen(<OwnFeeScreen />, { at: '/student/fee' })
  const panel = screen.getByRole('region', { name: 'Pay by UPI' })
  await expect.element(panel).toMatchTextContent(/Scan with any UPI app to pay ₹10,500 to fees@examplebank\./)

  await panel.getByLabelText('Amount to pay').fill('2,500')

  const qrCode = panel.getByRole('img', { name: 'QR code to pay ₹2,500 by UPI' })
  await expect.element(qrCode).toBeVisible()
  const link = await readQrCode(qrCode.element())
  expect(link).toContain('upi://pay?pa=fees@examplebank&pn=Sunrise%20Institute&am=2500.00&')
  await expect.element(panel.getByRole('link', { includeHidden: true })).toHaveAttribute('href', link)
  await panel.getByLabelText('Amount to pay').fill('10,501')
  await expect.element(panel.getByLabelText('Amount to pay')).toHaveAccessibleDescription('Only ₹10,500 is pending.')
  await expect.element(qrCode).not.toBeInTheDocument()
})

test.each([
  ['the institute has no UPI id', FEES, INSTITUTE],
  ['nothing is pending', { ...FEES, PendingFee: 0 }, { ...INSTITUTE, upiId: 'fees@examplebank' }],
])('own fees: shows no UPI payment if %s', async (_reason, fees, institute) => {
  fakeServer({
    'GET /api/user/{id}': STUDENT,
    'GET /api/fee/{id}': fees,
    'GET /api/plan/{id}': NO_PLAN,
    'GET /api/institute': institute,
  })
  storeIdentity('user', IDENTITY)
  const { screen } = await renderScreen(<OwnFeeScreen />, { at: '/student/fee' })

  await expect.element(screen.getByRole('link', { name: /^Download/ })).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Pay by UPI' })).not.toBeInTheDocument()
})

test('own fees: Download opens the receipt with the student’s identity', async () => {
  fakeServer({
    'GET /api/user/{id}': STUDENT,
    'GET /api/fee/{id}': FEES,
    'GET /api/institute': INSTITUTE,
    'GET /api/plan/{id}': NO_PLAN,
  })
  storeIdentity('user', IDENTITY)
  const { screen } = await renderScreen(<OwnFeeScreen />, { at: '/student/fee' })

  const link = screen.getByRole('link', { name: /^Download/ })
  await expect.element(link).toHaveAttribute('href', '/FeesReceipt?id=r1&as=user')
})
