import pg from 'pg'
import { expect, test } from 'vitest'
import { readFigures } from '#features/overview/backup/server/figures.sql.ts'
import { startTestApi } from '#testing/server/api.ts'
import { setUpExpenses } from '#testing/server/expenses.ts'
import { createAll, IMPORT_PATHS, importsOf } from '#testing/server/imports.ts'

const api = startTestApi()
const { begin, run, listRows, undo } = importsOf(api)

const HEADER = ['Head', 'Particulars', 'Amount', 'Date', 'Mode', 'Paid to', 'Vch no']
const RENT = ['Rent', 'January', '₹12 000,50', '5 Jan 2026', 'Cash', 'Example Landlord', 'A-17']
const TEA = ['tea', 'Milk', '40', '2026-11-20', 'UPI', '', '']

type Admin = Awaited<ReturnType<typeof api.signInAs>>

const listExpenses = async (admin: Admin, query = '') => (await admin.get(`/api/admin/expense?limit=100${query}`)).body

async function importExpenses(...rows: string[][]) {
  const admin = await api.signInAs('admin')
  const begun = await begin(admin, 'admin', 'expenses', HEADER, ...rows)
  const done = await run(admin, 'admin', begun._id, createAll(begun))
  return { admin, id: begun._id as string, done }
}

test('an import of expenses creates them with missing categories after the question, in a series of their own', async () => {
  const { admin, createCategory, createExpense } = await setUpExpenses(api)
  const rent = await createCategory('Rent')
  const { _id, missing } = await begin(admin, 'admin', 'expenses', HEADER, RENT, TEA, ['TEA', ...TEA.slice(1)])

  const rejected = await admin.post(`${IMPORT_PATHS.admin}/${_id}/run`, {})
  const done = await run(admin, 'admin', _id, createAll({ missing }))
  await createExpense(rent)

  expect(missing).toEqual({ courses: [], batches: [], categories: [{ name: 'tea', rows: 2, lines: [3, 4] }] })
  expect(rejected).toMatchObject({
    status: 409,
    body: {
      code: 'names_missing',
      message: 'Some categories do not exist yet.',
    },
  })
  expect(done).toMatchObject({ kind: 'expenses', state: 'done', records: 3, paid: 12_080.5, failure: null })
  const { expenses, total, sum } = await listExpenses(admin)
  expect({ total, sum }).toEqual({ total: 4, sum: 12_180.5 })
  expect(
    expenses.toSorted((a: { voucherNo: string }, b: { voucherNo: string }) => (a.voucherNo < b.voucherNo ? -1 : 1)),
  ).toMatchObject([
    { voucherNo: 'V2026-27/0001', remark: 'Example' },
    {
      voucherNo: 'VIMP/0001',
      oldVoucher: 'A-17',
      ledgerName: 'Rent',
      remark: 'January',
      amount: 12_000.5,
      date: '2026-01-05',
      payMode: 'Cash',
      payee: 'Example Landlord',
      version: 1,
    },
    { voucherNo: 'VIMP/0002', ledgerName: 'tea', amount: 40, payMode: 'Online', payee: null },
    { voucherNo: 'VIMP/0003', ledgerName: 'tea' },
  ])
  expect((await admin.get('/api/dashboard/admin?year=2026')).body.spent).toBe(12_180.5)
  const entries = await api.db
    .selectFrom('audit_entry')
    .select(['action', 'after'])
    .where('record', '=', 'import')
    .execute()
  expect(entries).toEqual([{ action: 'import.run', after: { kind: 'expenses', records: 3, paid: 12_080.5 } }])
})

test.each([
  [0, '', { ledgerName: 'Expense is required.' }],
  [1, '', { remark: 'Remark is required' }],
  [2, '', { amount: 'Amount is required.' }],
  [2, '0', { amount: expect.any(String) }],
  [3, '2026-11-22', { date: 'The date is in the future.' }],
  [3, '31 Dec 1999', { date: expect.stringContaining('2000') }],
  [4, 'Barter', { payMode: expect.any(String) }],
])('an import of expenses finds the error of column %i with %j', async (column, text, errors) => {
  const admin = await api.signInAs('admin')

  const { _id } = await begin(admin, 'admin', 'expenses', HEADER, RENT.with(column, text))

  expect((await listRows(admin, 'admin', _id))[0].errors).toEqual(errors)
})

test('an import of expenses skips known ones with the reason, and marks those that repeat a row above', async () => {
  const { admin } = await importExpenses(RENT, TEA)

  const { _id, skipped, doubtful } = await begin(
    admin,
    'admin',
    'expenses',
    HEADER,
    RENT,
    RENT.with(1, 'May'),
    RENT.with(1, 'May'),
  )

  expect({ skipped, doubtful }).toEqual({ skipped: 1, doubtful: 1 })
  expect(await listRows(admin, 'admin', _id)).toMatchObject([
    { skipped: true, warnings: { amount: 'There is this expense already.' } },
    { skipped: false, warnings: {} },
    { skipped: false, warnings: { amount: 'A row above has the same.' } },
  ])
  expect(await run(admin, 'admin', _id)).toMatchObject({ state: 'done', records: 2 })
})

test('an import of expenses changes neither a signed-off day nor the cash in hand', async () => {
  const { admin, createCategory, createExpense } = await setUpExpenses(api)
  await admin.post('/api/cash', { kind: 'opening', amount: 5000, date: '2026-11-20' })
  api.now = new Date(api.now.getTime() + 60_000)
  await createExpense(await createCategory('Rent'), { amount: 100, payMode: 'Cash', date: '2026-11-20' })
  const counted = { date: '2026-11-20', scope: 'all', expected: -100, reason: 'Example' }
  expect((await admin.post('/api/closing', counted)).status).toBe(201)
  const read = async () => [
    (await admin.get('/api/closing?date=2026-11-20')).body,
    (await admin.get('/api/cash')).body.cash,
  ]
  const before = await read()

  const { done } = await importExpenses(RENT.with(3, '2026-11-20'))

  expect(done.state).toBe('done')
  expect(before).toMatchObject([{ spent: 0, closing: { sums: { spent: 100 } } }, { spent: 100 }])
  expect(await read()).toEqual(before)
})

/** Runs the check of a backup. */
async function readFaults(): Promise<string[]> {
  const client = new pg.Client({ connectionString: api.ownerUrl })
  await client.connect()
  const { faults } = await readFigures(client).finally(() => client.end())
  return faults
}

test('undoing an import of expenses voids them without a gap in their numbers, and removes unused categories', async () => {
  const { admin, id } = await importExpenses(RENT, TEA)

  expect((await undo(admin, 'admin', id)).body).toEqual({ message: 'Import undone' })

  expect(await listExpenses(admin)).toEqual({ expenses: [], total: 0, sum: 0 })
  const voided = (await listExpenses(admin, '&voided=true')).expenses
  expect(voided.map(({ voucherNo }: { voucherNo: string }) => voucherNo).toSorted()).toEqual(['VIMP/0001', 'VIMP/0002'])
  expect((await admin.get('/api/admin/expense-category')).body).toMatchObject({ total: 0 })
  expect(await readFaults()).toEqual([])
  expect((await admin.get('/api/dashboard/admin?year=2026')).body.spent).toBe(0)
  const [entry] = await api.db.selectFrom('audit_entry').select('before').where('action', '=', 'import.undo').execute()
  expect(entry).toEqual({ before: { records: 2, paid: 12_040.5 } })
})

test('undoing an import of which an expense was changed is rejected, and names it (409)', async () => {
  const { admin, id } = await importExpenses(RENT, TEA)
  const { expenses } = await listExpenses(admin)
  expect((await admin.put(`/api/admin/expense/${expenses[0]._id}`, { remark: 'Other' })).status).toBe(200)
  const before = await listExpenses(admin)

  expect(await undo(admin, 'admin', id)).toMatchObject({
    status: 409,
    body: { code: 'touched', message: expect.stringContaining('Other') },
  })

  expect(await listExpenses(admin)).toEqual(before)
})

test('an imported expense cannot be deleted by the role of the application', async () => {
  await importExpenses(RENT)

  await expect(api.db.deleteFrom('expense').execute()).rejects.toThrow('permission denied')
})
