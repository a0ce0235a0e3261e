import { expect, test, vi } from 'vitest'
import { storeIdentity } from '#shared/web/identity-store.ts'
import { storage } from '#shared/web/storage.ts'
import { fakeServer } from '#testing/web/fake-server.ts'
import { PRINTED_RECEIPT, RECEIPT } from '#testing/web/fees.ts'
import { setLanguage } from '#testing/web/messages.ts'
import { readQrCode } from '#testing/web/read-qr-code.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { FeeReceiptScreen, FeesReceiptScreen, OwnReceiptScreen } from './receipt-screen.tsx'

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

test('receipt: shows reference, note and the parts of a split payment', async () => {
  const parts = [
    { mode: 'Cash', amount: 500.5, reference: null },
    { mode: 'UPI', amount: 1499.5, reference: '632700018842' },
  ]
  const receipt = { ...PRINTED_RECEIPT, payMode: 'Others', parts, reference: 'Slip 7', note: 'Paid by the uncle' }
  fakeServer({ 'GET /api/fee/receipt/{id}': receipt, 'GET /api/institute': INSTITUTE })
  storeIdentity('user', STUDENT)
  const { screen } = await renderScreen(<FeeReceiptScreen />, { at: '/fee-receipt?id=r1' })

  const document = screen.getByRole('article')
  await expect.element(document).toMatchTextContent(/Payment ModeCash \+ UPI/)
  await expect
    .element(document)
    .toMatchTextContent(/Cash ₹500\.50UPI ₹1,499\.50 · 632700018842Reference Slip 7Note Paid by the uncle/)
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
    .toMatchTextContent(/Paid earlier₹0Paid Amount this payment−\s₹2,000Due Amount₹10,500/)
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
/** Returns the copies that are printed, once the browser announces that it prints. */
function printCopies(): HTMLElement[] {
  window.dispatchEvent(new Event('beforeprint'))
  return [...document.querySelectorAll<HTMLElement>('[data-copies] article')]
}

test('receipt: the amounts add up, with the earlier receipts that they contain', async () => {
  const earlier = [4, 3, 2, 1].map((n) => ({ receiptNo: `2026-27/00000${n}`, date: '2026-07-01', paid: 750 }))
  const { article } = await openReceipt({ ...PRINTED_RECEIPT, paidEarlier: 3000, paid: 2000, due: 7500, earlier })

  await expect
    .element(article)
    .toMatchTextContent(/Total Fee₹12,500Paid earlier−\s₹3,000Paid Amount this payment−\s₹2,000Due Amount₹7,500/)
  await expect.element(article.getByRole('table')).toMatchTextContent(/2026-27\/0000042026-07-01₹750.*and 1 more$/)
})

test('receipt: shows GSTIN and terms of the institute, and the clerk', async () => {
  const institute = {
    ...PRINTED_RECEIPT.institute,
    gstin: '27AAPFU0939F1ZV',
    receiptTerms: 'No refunds.\nNo transfers.',
  }
  const { article } = await openReceipt({ ...PRINTED_RECEIPT, institute })

  await expect
    .element(article)
    .toMatchTextContent(/GSTIN 27AAPFU0939F1ZVFee Receipt.*Received by Hari Example\..*No refunds\.No transfers\./)
})

test('receipt: two copies are printed on A4, and one on the paper that this device remembers', async () => {
  const { screen } = await openReceipt()
  await expect.element(screen.getByRole('radio', { name: 'A4, two copies' })).toBeChecked()
  expect(printCopies().map((copy) => /(Student|Office) copy/.exec(copy.textContent)?.[0])).toEqual([
    'Student copy',
    'Office copy',
  ])

  await screen.getByRole('radio', { name: 'Roll, 80 mm' }).click()

  await expect.element(screen.getByRole('radio', { name: 'Roll, 80 mm' })).toBeChecked()
  expect(printCopies()).toHaveLength(1)
  expect(document.adoptedStyleSheets.map((sheet) => sheet.cssRules[0]?.cssText)).toContainEqual(
    expect.stringMatching(/^@page \{ size: 80mm \d{2,3}mm; margin: 0(px)?; \}$/),
  )
  expect(storage.get('receipt-paper')).toBe('roll')
})

test('receipt: a changed receipt says so', async () => {
  const { article } = await openReceipt({ ...PRINTED_RECEIPT, changed: true })

  await expect.element(article).toMatchTextContent(/This receipt has been changed since it was issued\./)
})

const EXCEL = { course: 'Excel', batch: 'E-1' }
const TALLY = { course: 'Tally', batch: 'T-1' }
const december = { ...EXCEL, dueDate: '2026-12-10', amount: 500 }

test.each([
  ['nothing else', [{ ...TALLY, dueDate: null, amount: 2000 }], /^((?!Settles).)*$/],
  [
    'an instalment and another course',
    [december, { ...TALLY, dueDate: null, amount: 1500 }],
    /Settles Excel \(E-1\) · due on 2026-12-10 · ₹500Settles Tally \(T-1\) · ₹1,500/,
  ],
  ['many instalments', [december, december, december, december], /Settles Excel \(E-1\) · ₹2,000/],
])('receipt: says what it settled besides its own course: %s', async (_case, settled, expected) => {
  const { article } = await openReceipt({ ...PRINTED_RECEIPT, settled, replaces: '2026-27/000009' })

  await expect.element(article).toMatchTextContent(expected)
  await expect.element(article).toMatchTextContent(/This receipt replaces 2026-27\/000009/)
})

test('receipt: is in the language of the page on the screen, and in that of the settings on paper', async () => {
  const { screen, article } = await openReceipt()

  await setLanguage('fr')

  await expect.element(article).toMatchTextContent(/Deux mille roupies/)
  await expect.element(screen.getByText('Langue à l’impression : English')).toBeVisible()
  const copies = printCopies()
  expect(copies).toHaveLength(2)
  expect(copies[0]?.textContent).toMatch(/₹2,000.*Rupees Two Thousand Only/)
  expect(copies[0]?.checkVisibility({ visibilityProperty: true })).toBe(false)
})

test('receipt: its QR code leads to the public page, on the screen and on paper', async () => {
  const verifyUrl = 'https://office.example.com/verify/AZNvLnwafjufEC9tikxecQ'
  const { article } = await openReceipt({ ...PRINTED_RECEIPT, verifyUrl })

  for (const receipt of [article.element(), ...printCopies()])
    expect(await readQrCode(receipt.querySelector('svg[role=img]')!)).toBe(verifyUrl)
})

test.each([
  ['HR is told what the QR code requires', '/fee-receipt?id=r1', 'hr', 1],
  ['a student is not', '/student/FeesReceipt?id=r1', 'user', 0],
] as const)('receipt without PUBLIC_URL: %s', async (_who, at, area, count) => {
  fakeServer({ 'GET /api/fee/receipt/{id}': PRINTED_RECEIPT, 'GET /api/institute': INSTITUTE })
  storeIdentity(area, { ...STUDENT, role: area === 'hr' ? 'hr' : 'student' })
  const { screen } = await renderScreen(area === 'hr' ? <FeeReceiptScreen /> : <OwnReceiptScreen />, { at })
  await expect.element(screen.getByRole('article')).toBeVisible()
  expect(screen.getByText(/PUBLIC_URL/).elements()).toHaveLength(count)
  expect(screen.getByRole('article').element().querySelector('svg')).toBeNull()
})

test.each([
  ['admin', true, 1],
  ['admin', false, 0],
  ['hr', true, 0],
  ['hr', false, 1],
  ['user', false, 0],
] as const)('receipt: edit and delete for %s, signed off %s: %i of each', async (area, signedOff, count) => {
  fakeServer({ 'GET /api/fee/receipt/{id}': { ...PRINTED_RECEIPT, signedOff }, 'GET /api/institute': INSTITUTE })
  storeIdentity(area, { ...STUDENT, role: area })
  const { screen } = await renderScreen(<FeeReceiptScreen />, { at: `/fee-receipt?id=r1&as=${area}` })
  await expect.element(screen.getByRole('article')).toBeVisible()

  expect(screen.getByRole('link', { name: /^Edit receipt/ }).elements()).toHaveLength(count)
  expect(screen.getByRole('button', { name: /^Delete receipt/ }).elements()).toHaveLength(count)
})

test('receipt: Print opens the print dialog', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const { screen } = await openReceipt()

  await screen.getByRole('button', { name: 'Print' }).click()

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
  await expect.poll(() => router.state.location.state).toMatchObject({ print: false })
})

test('receipt: HR sends its figures by WhatsApp, with the address that verifies it', async () => {
  const verifyUrl = 'https://office.example.com/verify/AZNvLnwafjufEC9tikxecQ'
  fakeServer({ 'GET /api/fee/receipt/{id}': { ...PRINTED_RECEIPT, verifyUrl }, 'GET /api/institute': INSTITUTE })
  storeIdentity('hr', { ...STUDENT, role: 'hr' })
  const { screen } = await renderScreen(<FeeReceiptScreen />, { at: '/fee-receipt?id=r1&as=hr' })

  const text =
    'Receipt 2026-27/000001 from Sunrise Institute: ₹2,000 received on 2026-08-01 for Tally. Still pending: ₹10,500.'
  await expect
    .element(screen.getByRole('link', { name: 'Send on WhatsApp' }))
    .toHaveAttribute('href', `https://wa.me/919876543210?text=${encodeURIComponent(`${text}\n${verifyUrl}`)}`)
})

const FILE_LINK = { url: '/api/fee/file/token', fileName: 'receipt-2026-27-000001.pdf' }

async function openOnPhone() {
  const matchMedia = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia(query === '(pointer: coarse)' ? 'all' : query),
  )
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
  Object.assign(navigator, { canShare: () => true, share })
  const requests = fakeServer({
    'GET /api/fee/receipt/{id}': PRINTED_RECEIPT,
    'GET /api/institute': INSTITUTE,
    'GET /api/fee/receipt/{id}/file': FILE_LINK,
    'GET /api/fee/file/token': () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }),
  })
  storeIdentity('user', STUDENT)
  const { screen } = await renderScreen(<FeeReceiptScreen />, { at: '/fee-receipt?id=r1' })
  return { screen, share, requests }
}

test('receipt: a phone shares the PDF file of the chosen paper', async () => {
  const { screen, share, requests } = await openOnPhone()
  await screen.getByRole('radio', { name: 'A5, one copy' }).click()

  await screen.getByRole('button', { name: 'Share PDF' }).click()

  await expect.poll(() => share.mock.calls.length).toBe(1)
  const [file] = share.mock.calls[0]?.[0].files ?? []
  expect([file?.name, await file?.text()]).toEqual([FILE_LINK.fileName, '%PDF'])
  expect(requests.find(({ path }) => path === '/api/fee/receipt/r1/file')?.query).toEqual({ paper: 'a5' })
})
