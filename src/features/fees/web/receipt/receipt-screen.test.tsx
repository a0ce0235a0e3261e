import i18next from 'i18next'
import { afterEach, expect, test, vi } from 'vitest'
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
  vi.restoreAllMocks()
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
  await expect
    .element(screen.getByRole('article'))
    .toMatchTextContent(/Paid earlier₹0This payment₹2,000Due Amount₹10,500/)
  expect(requests.map(({ path }) => path)).not.toContain('/api/fee/receipt/r1')
})

test('/fee-receipt shows that no receipt is selected if the URL has no id', async () => {
  fakeServer({ 'GET /api/institute': INSTITUTE })
  storeIdentity('user', STUDENT)
  const { screen } = await renderScreen(<FeeReceiptScreen />, { at: '/fee-receipt' })

  await expect.element(screen.getByText('The address does not say which receipt.')).toBeVisible()
})

async function openReceipt(receipt: object = PRINTED_RECEIPT) {
  fakeServer({ 'GET /api/fee/receipt/{id}': receipt, 'GET /api/institute': INSTITUTE })
  storeIdentity('user', STUDENT)
  const { screen } = await renderScreen(<FeeReceiptScreen />, { at: '/fee-receipt?id=r1' })
  const article = screen.getByRole('article')
  await expect.element(article).toBeVisible()
  return { screen, article }
}
const getPaper = () => document.querySelector<HTMLElement>('[lang] > article')

test('receipt: the amounts add up, and none is shown twice', async () => {
  const { article } = await openReceipt({ ...PRINTED_RECEIPT, paidEarlier: 3000, paid: 2000, due: 7500 })

  await expect
    .element(article)
    .toMatchTextContent(/Total Fee₹12,500Paid earlier₹3,000This payment₹2,000Due Amount₹7,500Amount ReceivedRupees/)
  expect(article.element().textContent.match(/₹2,000/g)).toHaveLength(1)
})

test('receipt: a changed receipt says so', async () => {
  const { article } = await openReceipt({ ...PRINTED_RECEIPT, changed: true })

  await expect.element(article).toMatchTextContent(/This receipt has been changed since it was issued\./)
})

test('receipt: is in the language of the page on the screen, and in that of the settings on paper', async () => {
  const { screen, article } = await openReceipt()
  expect(getPaper()).toBeNull()

  await i18next.changeLanguage('fr')

  await expect.element(article).toMatchTextContent(/Deux mille roupies/)
  await expect.element(screen.getByText('Language on paper: English')).toBeVisible()
  expect(getPaper()?.textContent).toMatch(/₹2,000.*Rupees Two Thousand Only/)
  expect(getPaper()?.checkVisibility()).toBe(false)
})

test('receipt: Download opens the print dialog', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const { screen } = await openReceipt()

  await screen.getByRole('button', { name: 'Download' }).click()

  await expect.poll(() => print.mock.calls.length).toBe(1)
})

test('receipt: Print receipt opens the print dialog once on arrival', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  fakeServer({ 'GET /api/fee/receipt/{id}': PRINTED_RECEIPT, 'GET /api/institute': INSTITUTE })
  storeIdentity('user', STUDENT)
  const { screen, router } = await renderScreen(<FeeReceiptScreen />, { at: '/fee-receipt' })

  await router.navigate({ to: '/fee-receipt', search: { id: 'r1' }, state: { print: true } } as never)

  await expect.element(screen.getByRole('article')).toBeVisible()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  expect(router.state.location.state).toMatchObject({ print: false })
})
