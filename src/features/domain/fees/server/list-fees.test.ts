import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/contract/messages.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

type ListedReceipt = { receiptNo: string; student: string; name: string; studentDeleted: boolean; father?: string }
type Hr = Awaited<ReturnType<typeof api.signInAs>>

async function pay(hr: Hr, student: string, paid: number | string, date: string): Promise<string> {
  const { status, body } = await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid, date })
  expect(status).toBe(201)
  return body._id as string
}

/**
 * Creates three receipts of the previous financial year and four of the current one, of which one is voided. Çelik is
 * deleted.
 */
async function createReceipts() {
  const jose = await createStudent(api.db, { fname: 'José', lname: 'Fernández', contact: '9812345678' })
  const ananya = await createStudent(api.db, { fname: 'अनन्या', lname: 'शर्मा' })
  const deleted = await createStudent(api.db, { fname: 'Çelik', lname: 'Deleted' })
  api.now = new Date('2026-03-10T06:00:00Z')
  const earlier = await api.signInAs('hr')
  await pay(earlier, jose, 100, '2025-11-30')
  await pay(earlier, ananya, '200.25', '2026-02-28')
  await pay(earlier, deleted, 300, '2026-03-01')
  api.now = new Date('2026-11-21T04:30:00Z')
  const hr = await api.signInAs('hr')
  await pay(hr, jose, '400.50', '2026-11-20')
  await pay(hr, deleted, 500, '2026-11-20')
  const voided = await pay(hr, ananya, 600, '2026-11-20')
  await pay(hr, ananya, 700, '2026-11-01')
  await hr.delete(`/api/fee/${voided}`, { reason: 'Example' })
  await (await api.signInAs('admin')).post('/api/admin/status', { student: deleted, status: 'Delete' })
  const list = async (query: string) => {
    const { status, body } = await hr.get(`/api/fee?${query}`)
    expect(status).toBe(200)
    return body
  }
  const numbers = async (query: string) =>
    ((await list(query)).fees as ListedReceipt[]).map(({ receiptNo }) => receiptNo)
  return { hr, jose, list, numbers }
}

const [O1, O2, O3, N1, N2, N4] = [
  '2025-26/000001',
  '2025-26/000002',
  '2025-26/000003',
  '2026-27/000001',
  '2026-27/000002',
  '2026-27/000004',
] as [string, string, string, string, string, string]

test('listFees returns the newest payment first, with deleted students and without voided receipts', async () => {
  const { list, numbers } = await createReceipts()
  expect(await numbers('')).toEqual([N2, N1, N4, O3, O2, O1])
  expect(await list('')).toMatchObject({ total: 6, sum: 2200.75 })
  expect((await list('')).fees[0]).toMatchObject({
    name: 'Çelik Deleted',
    paid: 500,
    date: '2026-11-20',
    month: 11,
    year: 2026,
    payMode: 'Cash',
  })
})

test('listFees marks receipts of deleted students', async () => {
  const { list } = await createReceipts()

  const { fees } = await list('')

  const marked = (fees as ListedReceipt[]).filter((receipt) => receipt.studentDeleted)
  expect(marked.map(({ name, father }) => ({ name, father }))).toEqual([
    { name: 'Çelik Deleted', father: undefined },
    { name: 'Çelik Deleted', father: undefined },
  ])
})

test("listFees returns the father's name, which tells students of the same name apart", async () => {
  const { list, jose } = await createReceipts()

  const { fees } = await list('search=jose')

  expect((fees as ListedReceipt[]).map(({ student, father }) => ({ student, father }))).toContainEqual({
    student: jose,
    father: 'Example Father',
  })
})

test('listFees returns count and sum over all pages', async () => {
  const { list } = await createReceipts()
  expect(await list('limit=4&page=2')).toMatchObject({ fees: { length: 2 }, total: 6, sum: 2200.75 })
  expect(await list('limit=4&page=3')).toMatchObject({ fees: [], total: 6, sum: 2200.75 })
})

test('listFees returns 20 receipts per page by default', async () => {
  const hr = await api.signInAs('hr')
  const student = await createStudent(api.db)
  for (let n = 0; n < 21; n++) await pay(hr, student, 0.1, '2026-11-20')

  expect((await hr.get('/api/fee')).body).toMatchObject({ fees: { length: 20 }, total: 21, sum: 2.1 })
})

describe('listFees', () => {
  test.each([
    ['month=11&year=2026', [N2, N1, N4], 1600.5],
    ['month=11', [N2, N1, N4], 1600.5],
    ['year=2026', [N2, N1, N4, O3, O2], 2100.75],
    ['month=2&year=2026', [O2], 200.25],
    ['month=12&year=2026', [], 0],
    ['month=11&year=2026&search=jose', [N1], 400.5],
  ])('filters by %s', async (query, found, sum) => {
    const { list, numbers } = await createReceipts()
    expect(await numbers(query)).toEqual(found)
    expect(await list(query)).toMatchObject({ total: found.length, sum })
  })

  test.each([
    ['jose', [N1, O1]],
    ['JOSÉ fern', [N1, O1]],
    ['शर्मा', [N4, O2]],
    ['celik', [N2, O3]],
    ['2026-27/000002', [N2]],
    ['2025-26/000002', [O2]],
    ['2026-27/2', [N2]],
    [' 000002 ', [N2, O2]],
    ['2', [N2, O2]],
    ['2026-27/000003', []],
    ['000003', [O3]],
    ['2027-28/000001', []],
    ['0', []],
    ['2026-27', []],
    ['fernandez jose', [N1, O1]],
    ['+91 98123 45678', [N1, O1]],
    ['%', [N2, N1, N4, O3, O2, O1]],
  ])('finds for the search %j: %j', async (search, found) => {
    const { numbers } = await createReceipts()
    expect(await numbers(`search=${encodeURIComponent(search)}`)).toEqual(found)
  })

  test('finds a renamed student by the new name; receipts keep the old one', async () => {
    const { hr, jose, list } = await createReceipts()
    await hr.put(`/api/user/${jose}`, { fname: 'Pepe' })

    expect((await list('search=pepe')).fees).toMatchObject([{ name: 'José Fernández' }, { name: 'José Fernández' }])
  })
})

test.each(['month=13', 'year=20', 'limit=101', 'page=0', 'student=x', `search=${'9'.repeat(101)}`])(
  'listFees rejects %s (422)',
  async (query) => {
    expect((await (await api.signInAs('hr')).get(`/api/fee?${query}`)).status).toBe(422)
  },
)

test('listFees finds nothing for a number of 30 digits', async () => {
  expect((await (await api.signInAs('hr')).get(`/api/fee?search=${'9'.repeat(30)}`)).body.fees).toEqual([])
})

describe('listMonths', () => {
  test('returns the months with receipts, oldest first', async () => {
    const { hr } = await createReceipts()
    expect((await hr.get('/api/fee/all')).body).toEqual([
      { year: 2025, month: 11, label: 'Nov 2025', paid: 100, count: 1 },
      { year: 2026, month: 2, label: 'Feb 2026', paid: 200.25, count: 1 },
      { year: 2026, month: 3, label: 'Mar 2026', paid: 300, count: 1 },
      { year: 2026, month: 11, label: 'Nov 2026', paid: 1600.5, count: 3 },
    ])
  })

  test.each(LANGUAGES)('labels the months in the caller’s language: %s', async (language) => {
    const { hr } = await createReceipts()
    const { body } = await hr.get('/api/fee/all', { 'accept-language': language })
    const labels = { en: 'Feb 2026', fr: 'févr. 2026', tr: 'Şub 2026', hi: 'फ़र॰ 2026', mr: 'फेब्रु 2026' }
    expect(body[1].label).toBe(labels[language])
  })

  test('returns nothing without receipts', async () => {
    expect((await (await api.signInAs('admin')).get('/api/fee/all')).body).toEqual([])
  })
})

test('fee lists reject students (403) and visitors (401)', async () => {
  for (const path of ['/api/fee', '/api/fee/all', '/api/fee/pending']) {
    expect((await api.call('GET', path)).status).toBe(401)
    expect((await (await api.signInAs('student')).get(path)).status).toBe(403)
    for (const role of ['hr', 'admin'] as const) expect((await (await api.signInAs(role)).get(path)).status).toBe(200)
  }
})
