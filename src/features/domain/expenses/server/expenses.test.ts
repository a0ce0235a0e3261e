import { expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { setUpExpenses } from '#testing/server/expenses.ts'

const api = startTestApi()

async function setUpExpense() {
  const ledger = await setUpExpenses(api)
  const rent = await ledger.createCategory()
  const id = await ledger.createExpense(rent)
  const path = `/api/admin/expense/${id}`
  const form = { ledger: rent, remark: 'November', amount: '1250.50', date: '2026-11-20' }
  return { ...ledger, rent, id, path, form, read: async () => (await ledger.admin.get(path)).body }
}
const countExpenses = async () => (await api.db.selectFrom('expense').select('id').execute()).length
const readAuditEntries = () => api.db.selectFrom('audit_entry').selectAll().orderBy('id').execute()

test('createExpense returns the expense (201)', async () => {
  const { admin, rent, form } = await setUpExpense()

  const created = await admin.post('/api/admin/expense', form)

  const at = api.now.toISOString()

  expect(created).toEqual({
    status: 201,
    headers: expect.anything(),
    body: {
      _id: created.body._id,
      voucherNo: 'V2026-27/0002',
      ledger: rent,
      ledgerName: 'Rent',
      remark: 'November',
      amount: 1250.5,
      payMode: null,
      exactMode: null,
      payee: null,
      date: '2026-11-20',
      month: 11,
      year: 2026,
      createdAt: at,
      updatedAt: at,
      version: 1,
    },
  })
  expect((await admin.get(`/api/admin/expense/${created.body._id}`)).body).toEqual(created.body)
})

test('createExpense and updateExpense save payment mode and payee, and a blank clears them', async () => {
  const { admin, form, path, read } = await setUpExpense()
  const payment = { payMode: 'Cash', payee: 'Kanariya Traders' }

  expect((await admin.post('/api/admin/expense', { ...form, ...payment })).body).toMatchObject(payment)
  expect((await admin.put(path, payment)).body).toMatchObject(payment)
  expect((await admin.put(path, { remark: 'Same payment' })).body).toMatchObject(payment)
  expect((await admin.put(path, { payMode: '', payee: '' })).body).toMatchObject({ payMode: null, payee: null })
  expect(await read()).toMatchObject({ payMode: null, payee: null })
  // The payee is personal: the audit entries themselves do not contain it.
  expect(JSON.stringify(await readAuditEntries())).not.toContain('Kanariya')
  const personal = await api.db.selectFrom('audit_personal').selectAll().where('field', '=', 'payee').execute()
  expect(JSON.stringify(personal)).toContain('Kanariya')
})

test('createExpense writes an audit entry', async () => {
  const { admin, form } = await setUpExpense()

  const created = await admin.post('/api/admin/expense', form)

  expect((await readAuditEntries()).at(-1)).toMatchObject({
    action: 'expense.create',
    record_id: created.body._id,
    actor_id: admin.id,
    after: { amount: 1250.5, remark: 'November' },
  })
})

const NOT_AN_AMOUNT = 'Enter an amount in rupees, with at most two decimals.'
const INVALID: [object, object][] = [
  [{ ledger: '' }, { ledger: 'Expense is required.' }],
  [{ ledger: 'Rent' }, { ledger: 'There is no such category any more. Choose another.' }],
  [{ ledger: ABSENT_ID }, { ledger: 'There is no such category any more. Choose another.' }],
  [{ remark: ' ' }, { remark: 'Remark is required' }],
  [{ remark: 'x'.repeat(501) }, { remark: 'At most 500 characters.' }],
  [{ amount: '' }, { amount: 'Amount is required.' }],
  [{ amount: null }, { amount: 'Amount is required.' }],
  [{ amount: 0 }, { amount: 'Enter an amount above 0.' }],
  [{ amount: -5 }, { amount: NOT_AN_AMOUNT }],
  [{ amount: 1.005 }, { amount: NOT_AN_AMOUNT }],
  [{ amount: 'ten' }, { amount: NOT_AN_AMOUNT }],
  [{ amount: '10000000000' }, { amount: NOT_AN_AMOUNT }],
  [{ date: '' }, { date: 'Date is required.' }],
  [{ date: '2026-02-30' }, { date: 'This date does not exist.' }],
  [{ payMode: 'Barter' }, { payMode: 'Choose one of these: Cash, Online, Others.' }],
  [{ payee: 'x'.repeat(101) }, { payee: 'At most 100 characters.' }],
  [{ title: 'x' }, { title: 'There is no such field.' }],
]

test.each(INVALID)(
  'createExpense and updateExpense reject %j with a message at the field (422)',
  async (over, fields) => {
    const { admin, form, path, read } = await setUpExpense()
    const before = await read()

    expect(await admin.post('/api/admin/expense', { ...form, ...over })).toMatchObject({
      status: 422,
      body: { fields },
    })
    expect(await admin.put(path, over)).toMatchObject({ status: 422, body: { fields } })
    expect([await countExpenses(), await read()]).toEqual([1, before])
  },
)

test('createExpense rejects missing fields with a message each (422)', async () => {
  const { admin } = await setUpExpense()

  expect((await admin.post('/api/admin/expense', {})).body.fields).toEqual({
    ledger: 'Expense is required.',
    remark: 'Remark is required',
    amount: 'Amount is required.',
    date: 'Date is required.',
  })
})

test.each([
  ['2026-11-22', 'The date is in the future.'],
  ['1999-12-31', 'The date is before the year 2000. Check the year.'],
])('createExpense and updateExpense reject the date %s (422)', async (date, message) => {
  const { admin, form, path, read } = await setUpExpense()
  const before = await read()
  const rejected = { status: 422, body: { fields: { date: message } } }

  expect(await admin.post('/api/admin/expense', { ...form, date })).toMatchObject(rejected)
  expect(await admin.put(path, { date })).toMatchObject(rejected)
  expect(await countExpenses()).toBe(1)
  expect(await read()).toEqual(before)
})

test('updateExpense accepts an older date in the future that stays unchanged', async () => {
  const { admin, path, read } = await setUpExpense()
  await api.db.updateTable('expense').set({ day: '2030-01-01' }).execute()

  expect(await admin.put(path, { ...(await read()), remark: 'Advance' })).toMatchObject({
    status: 200,
    body: {
      date: '2030-01-01',
      remark: 'Advance',
    },
  })
})

test('createExpense creates one expense per idempotency key', async () => {
  const { admin, form } = await setUpExpense()
  const key = { 'idempotency-key': 'one-opened-form' }
  const responses = await Promise.all([1, 2, 3].map(() => admin.post('/api/admin/expense', form, key)))

  expect(new Set(responses.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1)
  expect(await countExpenses()).toBe(2)
})

test('updateExpense keeps absent fields and audits only the difference', async () => {
  const { admin, path, read, createCategory } = await setUpExpense()
  const before = await read()
  api.now = new Date(api.now.getTime() + 60_000)
  const power = await createCategory('Power')
  const changed = await admin.put(path, { ledger: power, amount: '99.99' })
  const after = {
    ...before,
    ledger: power,
    ledgerName: 'Power',
    amount: 99.99,
    version: 2,
    updatedAt: api.now.toISOString(),
  }

  expect(changed).toMatchObject({ status: 200, body: after })
  expect(await read()).toEqual(after)
  const entry = (await readAuditEntries()).at(-1)!
  expect(entry).toMatchObject({
    action: 'expense.update',
    before: { ledgerName: 'Rent', amount: 100 },
    after: { ledgerName: 'Power', amount: 99.99 },
  })
  expect(entry.after).not.toHaveProperty('remark')
  expect((await admin.put(path, { ...after, remark: 'Sent back' })).body).toMatchObject({
    remark: 'Sent back',
    amount: 99.99,
    createdAt: before.createdAt,
  })
})

test('updateExpense and removeExpense reject an outdated version with the current expense (409)', async () => {
  const { admin, path, read } = await setUpExpense()
  const seen = { 'if-match': '"1"' }
  const responses = await Promise.all([1, 2, 3].map((amount) => admin.put(path, { amount }, seen)))

  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const current = await read()
  expect(await admin.put(path, { amount: 7 }, seen)).toMatchObject({ status: 409, body: { code: 'stale', current } })
  expect((await admin.delete(path, undefined, seen)).body).toMatchObject({ code: 'stale', current })
  expect(await read()).toEqual(current)
})

test('removeExpense deletes once and audits the deleted values', async () => {
  const { admin, path, id, read } = await setUpExpense()
  const { payee: _payee, ...before } = await read()

  expect(await admin.delete(path)).toMatchObject({ status: 200, body: { message: 'Your Expense has been deleted' } })
  expect([(await admin.get(path)).status, (await admin.delete(path)).status]).toEqual([404, 404])
  expect((await admin.put(path, { amount: 1 })).status).toBe(404)
  expect((await admin.get('/api/admin/expense')).body).toEqual({ expenses: [], total: 0, sum: 0 })
  expect((await readAuditEntries()).at(-1)).toMatchObject({ action: 'expense.remove', record_id: id, before })
})

test('every expense call rejects callers other than an admin (401, 403)', async () => {
  const { path, form, read } = await setUpExpense()
  const before = await read()
  for (const caller of [undefined, await api.signInAs('hr'), await api.signInAs('student')]) {
    const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
      api.call(method, url, body, caller?.token)
    const responses = [
      await call('GET', '/api/admin/expense'),
      await call('GET', '/api/admin/expense-category'),
      await call('GET', path),
      await call('POST', '/api/admin/expense', form),
      await call('PUT', path, { amount: 1 }),
      await call('DELETE', path),
    ]
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(caller ? 403 : 401))
  }

  expect([await countExpenses(), await read()]).toEqual([1, before])
})
