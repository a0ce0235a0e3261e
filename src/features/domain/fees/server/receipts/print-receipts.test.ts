import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

/** Issues receipts of as many students, paid on these days. */
async function createReceipts(...days: string[]) {
  const hr = await api.signInAs('hr')
  const receipts: { id: string; number: string; student: string }[] = []
  for (const [index, date] of days.entries()) {
    const student = await createStudent(api.db, { lname: `Example ${index}` })
    const { body } = await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 100 + index, date })
    receipts.push({ id: body._id, number: body.receiptNo, student })
  }
  return { hr, receipts, ids: receipts.map(({ id }) => id) }
}

async function print(body: object, headers: Record<string, string> = {}) {
  const token = (await api.signInAs('hr')).token
  const {
    statusCode,
    headers: received,
    rawPayload,
  } = await api.app.inject({
    method: 'POST',
    url: '/api/fee/receipt/file',
    payload: body,
    headers: {
      authorization: `Bearer ${token}`,
      ...headers,
    },
  })
  expect(statusCode, rawPayload.toString()).toBe(200)
  const pdf = await getDocumentProxy(new Uint8Array(rawPayload))
  const { text } = await extractText(pdf, { mergePages: false })
  const pages = text.map((page) => page.replaceAll(/\s+/g, ' '))
  return { headers: received, pdf, pages, numbers: pages.map((page) => /2026-27\/\d{6}/.exec(page)?.[0]) }
}

test('receipts are printed in one file, in the order given, each once', async () => {
  const { ids, receipts } = await createReceipts('2026-11-18', '2026-11-20', '2026-11-19')
  const [first, second, third] = ids

  const { numbers, pages, headers } = await print({ receipts: [third, first, second, first] })

  expect(numbers).toEqual([receipts[2]!.number, receipts[0]!.number, receipts[1]!.number])
  expect(pages[0]).toMatch(/Student copy.*Example 2.*₹102.*Office copy.*Example 2.*₹102/)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="receipts-2026-11-21.pdf"',
    'cache-control': 'no-store',
  })
})

test('receipts are printed as lists show them: newest first', async () => {
  const { ids, receipts } = await createReceipts('2026-11-18', '2026-11-20', '2026-11-19', '2026-11-20')

  const { numbers } = await print({ receipts: ids, order: 'newest' })

  expect(numbers).toEqual([3, 1, 2, 0].map((index) => receipts[index]!.number))
})

test.each([
  ['a4', 2, [595, 842]],
  ['a5', 2, [595, 420]],
  ['roll', 2, [227, undefined]],
] as const)('two receipts on %s are %i pages, as single receipts are', async (paper, count, [width, height]) => {
  const { ids } = await createReceipts('2026-11-18', '2026-11-19')
  await (await api.signInAs('admin')).put('/api/institute', { receiptPaper: paper })

  const { pdf, pages } = await print({ receipts: ids })

  expect(pdf.numPages).toBe(count)
  for (const [index, page] of pages.entries()) {
    const { view } = await pdf.getPage(index + 1)
    expect(Math.round(view[2]!)).toBe(width)
    if (height !== undefined) expect(Math.round(view[3]!)).toBe(height)
    expect(page.match(/(Student|Office) copy/g)).toEqual(
      paper === 'a4' ? ['Student copy', 'Office copy'] : ['Student copy'],
    )
  }
  expect((await print({ receipts: ids, paper: 'a5' })).pdf.numPages).toBe(2)
})

test('receipts that need more than half a page of A4 are two pages each', async () => {
  const { ids } = await createReceipts('2026-11-18', '2026-11-19')
  const receiptTerms = Array.from({ length: 20 }, (_, line) => `Term ${line}`).join('\n')
  await (await api.signInAs('admin')).put('/api/institute', { receiptTerms })

  const { numbers } = await print({ receipts: ids })

  expect(numbers).toEqual([numbers[0], numbers[0], numbers[2], numbers[2]])
  expect(new Set(numbers).size).toBe(2)
})

test('receipts are printed in the language of receipts on paper, whatever that of the page', async () => {
  const { ids } = await createReceipts('2026-11-18')
  await (await api.signInAs('admin')).put('/api/institute', { receiptLanguage: 'fr' })

  const { pages } = await print({ receipts: ids }, { 'accept-language': 'tr' })

  expect(pages[0]).toContain('Cent roupies')
})

test('a changed receipt is printed with its mark, and that of a deleted student as issued', async () => {
  const { hr, ids, receipts } = await createReceipts('2026-11-18', '2026-11-19')
  await hr.put(`/api/fee/${ids[0]}`, { paid: 90 })
  const deletion = { student: receipts[1]!.student, status: 'Delete' }
  expect((await (await api.signInAs('admin')).post('/api/admin/status', deletion)).status).toBe(200)

  const { pages } = await print({ receipts: ids })

  expect(pages[0]).toContain('changed')
  expect(pages[1]).toContain('Example 1')
})

test('a receipt that is voided or unknown is named, and nothing is printed (404)', async () => {
  const { hr, ids, receipts } = await createReceipts('2026-11-18', '2026-11-19')
  await hr.delete(`/api/fee/${ids[1]}`, { reason: 'Example' })

  const voided = await hr.post('/api/fee/receipt/file', { receipts: ids })
  const unknown = await hr.post('/api/fee/receipt/file', { receipts: [ids[0], ABSENT_ID] })

  expect([voided.status, unknown.status]).toEqual([404, 404])
  expect(voided.body.current).toEqual({ _id: ids[1] })
  expect(voided.body.message).toContain(`${receipts[1]!.number} is unknown or was voided`)
  expect(unknown.body.message).toContain(ABSENT_ID)
})

test.each([
  ['none', 0, 'Choose at least one to print.'],
  ['201', 201, 'At most 200 can be printed at once.'],
])('%s receipts are rejected (422)', async (_what, count, message) => {
  const hr = await api.signInAs('hr')

  const { status, body } = await hr.post('/api/fee/receipt/file', { receipts: Array(count).fill(ABSENT_ID) })

  expect([status, body.fields]).toEqual([422, { receipts: message }])
})

test.each([
  ['admin', 200],
  ['student', 403],
] as const)('receipts in one file: %s gets %i', async (role, status) => {
  const { ids, receipts } = await createReceipts('2026-11-18')
  const caller = role === 'admin' ? await api.signInAs('admin') : await api.signInAs('student', receipts[0]!.student)

  expect((await caller.post('/api/fee/receipt/file', { receipts: ids })).status).toBe(status)
})
