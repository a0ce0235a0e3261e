import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { buildUrl, CALLS, getAllowedCaller } from '#testing/server/calls.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createScenario } from '#testing/server/scenario.ts'

const api = startTestApi()

const EXPORTS = Object.keys(CALLS).filter((key) => /^GET \S+\/export(\/\{id\})?$/.test(key))

const parse = (csv: string) => Papa.parse<string[]>(csv.replace('\ufeff', ''), { skipEmptyLines: true }).data

test('there are exports', () => {
  expect(EXPORTS.length).toBeGreaterThan(10)
})

test.each(EXPORTS)('%s has a row for each row of the list, and labels in each language', async (key) => {
  const scenario = await createScenario(api)
  const token = await scenario.createToken(getAllowedCaller(api.app, key) === 'hr' ? 'hr' : 'admin')
  const url = buildUrl(scenario, key, await CALLS[key]?.record?.(scenario, ''))
  const headers = new Set<string>()
  for (const language of ['en', 'fr', 'tr', 'hi', 'mr']) {
    const { body } = await api.call('GET', url.replace('/export', ''), undefined, token)
    const rows = Object.values(body as object).find(Array.isArray) as object[]
    const file = await api.call('GET', url, undefined, token, { 'accept-language': language })
    expect(file.status).toBe(200)
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="[a-z-]+-\d{4}-\d\d-\d\d\.csv"$/)
    const [labels = [], ...lines] = parse(String(file.body))
    expect(lines).toHaveLength(rows.length)
    expect(labels.filter((label) => label === '' || /^[a-z-]+:\w+$/.test(label))).toEqual([])
    headers.add(labels.join())
  }
  expect(headers.size).toBeGreaterThan(3)

  const workbook = await api.call('GET', `${url}?format=xlsx`, undefined, token)
  expect(String(workbook.body).slice(0, 2)).toBe('PK')
  expect((await api.call('GET', `${url}?format=pdf`, undefined, token)).status).toBe(422)
})

test('the export of students is filtered, sorted and searched as the list is', async () => {
  const { createToken, createStudent } = await createScenario(api)
  const token = await createToken('hr')
  for (const fname of ['Zoya', 'Asha', '=cmd|calc']) await createStudent({ fname, lname: 'Exported' })
  const query = 'search=exported&sort=-name&tab=Active'
  const list = await api.call('GET', `/api/user?${query}`, undefined, token)

  const file = await api.call('GET', `/api/user/export?${query}`, undefined, token)

  const [labels = [], ...rows] = parse(String(file.body))
  const column = (label: string) => rows.map((row) => row[labels.indexOf(label)])
  const students = list.body.students as { fname: string; contact: string; PendingFee: number }[]
  expect(column('First Name')).toEqual(students.map(({ fname }) => fname.replace(/^=/, "'=")))
  expect(column('First Name')).toEqual(['Zoya', 'Asha', "'=cmd|calc"])
  expect(column('Contact Number')).toEqual(students.map(({ contact }) => contact))
  expect(column('Pending Fee').map(Number)).toEqual(students.map(({ PendingFee }) => PendingFee))
})

test('ticked students and receipts are exported alone, and at least one is required (422)', async () => {
  const { createToken, createStudent } = await createScenario(api)
  const token = await createToken('hr')
  const [asha, ravi] = [await createStudent({ fname: 'Asha' }), await createStudent({ fname: 'Ravi' })]
  const pay = (paid: number) =>
    api.call('POST', `/api/fee/${asha}`, { payMode: 'Cash', paid, date: '2026-11-20' }, token)
  const [first] = [await pay(100), await pay(200)]
  const rowsOf = async (path: string, ids: string[]) => {
    const file = await api.call('POST', path, { ids }, token)
    expect(file.status).toBe(200)
    const [labels = [], ...rows] = parse(String(file.body))
    return { rows, column: (label: string) => rows.map((row) => row[labels.indexOf(label)]) }
  }

  expect((await rowsOf('/api/user/export', [ravi])).column('First Name')).toEqual(['Ravi'])
  expect((await rowsOf('/api/user/export', [asha, ravi])).rows).toHaveLength(2)
  expect((await rowsOf('/api/fee/export', [first.body._id])).rows).toHaveLength(1)
  expect(await api.call('POST', '/api/user/export', { ids: [] }, token)).toMatchObject({
    status: 422,
    body: { fields: { ids: 'Tick at least one row.' } },
  })
})

test('an export is in the audit trail with list, format and filters, without the words of a search', async () => {
  const { createToken } = await createScenario(api)
  await api.call('GET', '/api/user/export?search=asha&tab=Active&format=xlsx', undefined, await createToken('hr'))

  const entries = await api.db.selectFrom('audit_entry').select('after').where('action', '=', 'list.export').execute()
  expect(entries).toEqual([{ after: { list: 'students', format: 'xlsx', filters: 'search, tab: Active' } }])
})

test('voided receipts are exported by admins only', async () => {
  const { createToken } = await createScenario(api)
  const statusFor = async (role: 'hr' | 'admin') =>
    (await api.call('GET', '/api/fee/export?voided=true', undefined, await createToken(role))).status

  expect([await statusFor('hr'), await statusFor('admin')]).toEqual([403, 200])
})
