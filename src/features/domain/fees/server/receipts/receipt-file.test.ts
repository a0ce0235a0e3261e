import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { createJpeg, createPng, imageBody } from '#testing/server/images.ts'

const api = startTestApi()

type NewStudent = Parameters<typeof createStudent>[1]

/** Issues the second receipt of a student, with a split payment. */
async function createReceipt(values: NewStudent = {}) {
  const hr = await api.signInAs('hr')
  const student = await createStudent(api.db, values)
  const pay = async (body: object) =>
    (await hr.post(`/api/fee/${student}`, { payMode: 'Cash', date: '2026-11-20', ...body })).body._id as string
  await pay({ paid: 1500 })
  const parts = [
    { mode: 'UPI', amount: 2000, reference: '632700018842' },
    { mode: 'Cash', amount: 500.5 },
  ]
  return { hr, student, id: await pay({ payMode: 'Others', paid: 2500.5, parts, note: 'Paid by the uncle' }) }
}

async function readFile(url: string) {
  const { statusCode, headers, rawPayload } = await api.app.inject({ method: 'GET', url })
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
  const pdf = await getDocumentProxy(new Uint8Array(rawPayload))
  const { text } = await extractText(pdf, { mergePages: true })
  return { headers, pdf, text: text.replaceAll(/\s+/g, ' '), raw: rawPayload.toString('latin1') }
}

/** `OPS.paintImageXObject` of PDF.js. */
const PAINT_IMAGE = 85

const countOf = (text: string, part: string) => text.split(part).length - 1

test('the PDF file of a receipt on A4 contains the receipt twice, with amounts that add up', async () => {
  const { hr, id } = await createReceipt()
  await (await api.signInAs('admin')).put('/api/institute', { gstin: '27AAPFU0939F1ZV', receiptTerms: 'No refunds.' })

  const { body: link } = await hr.get(`/api/fee/receipt/${id}/file`)
  const { headers, pdf, text } = await readFile(link.url)

  expect(link.fileName).toBe('receipt-2026-27-000002.pdf')
  expect(headers).toMatchObject({
    'content-disposition': 'attachment; filename="receipt-2026-27-000002.pdf"',
    'cache-control': 'no-store',
  })
  const { body: receipt } = await hr.get(`/api/fee/receipt/${id}`)
  const content = [
    'Example Institute 1 Example Road · Phone: 9800000000 GSTIN 27AAPFU0939F1ZV Fee Receipt',
    receipt.name,
    '2026-27/000002',
    'Date 2026-11-20',
    'Issuing Date 2026-11-21',
    receipt.course,
    receipt.bCode,
    'UPI + Cash',
    'Amount Received ₹2,500.50 Rupees Two Thousand Five Hundred and Fifty Paise Only',
    'UPI ₹2,000 · 632700018842 Cash ₹500.50 Note Paid by the uncle',
    'Paid earlier 2026-27/000001 2026-11-20 ₹1,500',
    'Total Fee ₹10,000 Paid earlier − ₹1,500 Paid Amount this payment − ₹2,500.50 Due Amount ₹5,999.50',
    'Received by Example hr. This receipt is written by computer. Keep it: it is the proof of your payment. No refunds.',
  ]
  for (const part of content) expect(countOf(text, part), part).toBe(2)
  expect(text.match(/(Student|Office) copy/g)).toEqual(['Student copy', 'Office copy'])
  expect(pdf.numPages).toBe(1)
})

test.each([
  ['a4', 'JPEG', createJpeg({ width: 400, height: 100 }), 2],
  ['a5', 'PNG', createPng(), 1],
  ['roll', 'PNG', createPng(), 1],
])('the PDF file on %s has the logo, a %s, on each copy', async (paper, _type, logo, copies) => {
  const { hr, id } = await createReceipt()
  await (await api.signInAs('admin')).put('/api/institute/logo', imageBody(logo))

  const { body } = await hr.get(`/api/fee/receipt/${id}/file?paper=${paper}`)
  const { pdf, text } = await readFile(body.url)

  const { fnArray } = await (await pdf.getPage(1)).getOperatorList()
  const images = fnArray.filter((operation) => operation === PAINT_IMAGE)
  expect([images.length, pdf.numPages]).toEqual([copies, 1])
  expect(countOf(text, 'Example Institute 1 Example Road')).toBe(copies)
})

test.each([
  ['a5', 595, 'fr', 'Deux mille cinq cents roupies et cinquante paise'],
  ['roll', 227, 'tr', 'Yalnız ikibinbeşyüz rupi elli paisa'],
  ['a5', 595, 'mr', 'दोन हजार पाचशे'],
  ['a5', 595, 'hi', 'पाँच सौ'],
])(
  'the PDF file on %s has one copy, %i points wide, in the language of receipts on paper, whatever the caller speaks',
  async (paper, width, language, words) => {
    const { hr, id } = await createReceipt()

    await (await api.signInAs('admin')).put('/api/institute', { receiptLanguage: language })

    const { body } = await hr.get(`/api/fee/receipt/${id}/file?paper=${paper}`, { 'accept-language': 'en' })
    const { pdf, text } = await readFile(body.url)

    const { view } = await pdf.getPage(1)
    expect([pdf.numPages, Math.round(view[2] ?? 0)]).toEqual([1, width])
    expect(countOf(text, words)).toBe(1)
  },
)

test.each([
  ['मीरा', 'क्षत्रिय'],
  ['தமிழ்', 'செல்வன்'],
  ['వెంకటేశ్వర్లు', 'శ్రీనివాస్'],
  ['ಶ್ರೀನಿವಾಸ', 'ಕೃಷ್ಣಮೂರ್ತಿ'],
  ['ശ്രീകുമാർ', 'കൃഷ്ണൻകുട്ടി'],
  ['শ্রীকান্ত', 'চট্টোপাধ্যায়'],
  ['શ્રીકાંત', 'કૃષ્ણ'],
  ['ਗੁਰਪ੍ਰੀਤ', 'ਸਿੰਘ'],
  ['ଶ୍ରୀକାନ୍ତ', 'ମହାପାତ୍ର'],
  ['محمد', 'ٹھاکرے'],
])('the text of the PDF file has the letters of %s %s in their order', async (fname, lname) => {
  const { hr, id } = await createReceipt({ fname, lname })

  const { body } = await hr.get(`/api/fee/receipt/${id}/file?paper=roll`)
  const { text, raw } = await readFile(body.url)

  expect(text.normalize('NFC')).toContain(`${fname} ${lname}`.normalize('NFC'))
  expect(text).toContain('2026-27/000002')
  expect(countOf(raw, '/Type /FontDescriptor')).toBe(countOf(raw, '/FontFile2'))
})

test('the URL of a PDF file is valid for five minutes, for its receipt only, and not after voiding (404)', async () => {
  const { hr, id } = await createReceipt()
  const { url } = (await hr.get(`/api/fee/receipt/${id}/file?paper=roll`)).body as { url: string }
  const [, encoded = '', rest = ''] = /([^/.]+)(\..+)$/.exec(url) ?? []
  const forged = Buffer.from(Buffer.from(encoded, 'base64url').toString().replace('roll', 'a4')).toString('base64url')
  const statusOf = async (path: string) => (await api.call('GET', path)).status

  expect(await statusOf(`/api/fee/file/${forged}${rest}`)).toBe(404)
  api.now = new Date(api.now.getTime() + 299_000)
  expect(await statusOf(url)).toBe(200)
  await hr.delete(`/api/fee/${id}`, { reason: 'Example' })
  expect(await statusOf(url)).toBe(404)
  api.now = new Date(api.now.getTime() + 2000)
  expect((await api.call('GET', url)).body.message).toBe('This link has expired. Open the receipt again.')
})

test('a student gets the PDF files of their own receipts and refunds, and 403 for others', async () => {
  const { student, id } = await createReceipt()
  const admin = await api.signInAs('admin')
  const refund = { amount: 500, payMode: 'Cash', date: '2026-11-20', reason: 'Left the course' }
  const { body } = await admin.post(`/api/fee/refund/${student}`, refund)
  const paths = [`/api/fee/receipt/${id}/file`, `/api/fee/refund/${body._id}/file`]
  const [own, other] = [await api.signInAs('student', student), await api.signInAs('student')]

  for (const path of paths) {
    expect((await own.get(path)).status).toBe(200)
    expect((await other.get(path)).status).toBe(403)
    expect((await api.call('GET', path)).status).toBe(401)
  }
  const { text } = await readFile((await own.get(`${paths[1]}?paper=a5`)).body.url)
  expect(text).toContain('Paid before ₹4,000.50 This refund − ₹500 Paid after this refund ₹3,500.50')
  expect(text).toContain('Left the course')
})
