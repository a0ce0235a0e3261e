import { expect, test } from 'vitest'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { VerifyReceiptScreen } from './verify-receipt-screen.tsx'

const GENUINE = {
  state: 'genuine',
  receiptNo: '2026-27/000001',
  date: '2026-08-01',
  paid: 2000,
  initials: 'AR',
  changedOn: null,
}

async function openPage(response: object) {
  fakeServer({ 'GET /api/fee/verify/{code}': response, 'GET /api/institute': INSTITUTE })
  return renderScreen(<VerifyReceiptScreen />, { at: '/verify/AZNvLnwafjufEC9tikxecQ' })
}

test.each([
  ['genuine', /^Genuine receiptSunrise Institute issued this receipt/, GENUINE],
  ['changed', /changed it on 2026-08-05/, { ...GENUINE, state: 'changed', changedOn: '2026-08-05' }],
  ['voided', /^Voided receipt.*no longer valid/, { ...GENUINE, state: 'voided' }],
])(
  'verification page: a %s receipt is named so, with number, date, amount and initials',
  async (_state, text, answer) => {
    const { screen } = await openPage(answer)

    await expect.element(screen.getByRole('status').last()).toMatchTextContent(text)
    const facts = document.querySelector('dl')
    expect(facts?.textContent).toBe("Receipt Number2026-27/000001Date2026-08-01Paid Amount₹2,000Student's initialsAR")
  },
)

test('verification page: an unknown code gets advice and the phone number of the institute', async () => {
  const { screen } = await openPage(errorResponse(404, { code: 'not_found', message: 'Not found.' }))

  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^No receipt has this code/)
  await expect.element(screen.getByText(/^Scan the QR code again/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: '98000 00000' })).toHaveAttribute('href', 'tel:+919800000000')
})
