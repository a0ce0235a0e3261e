import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { ledgerOf } from '#testing/server/expenses.ts'

const api = startTestApi()

async function anExpense() {
  const ledger = await ledgerOf(api)
  const rent = await ledger.category()
  const id = await ledger.spend(rent)
  const path = `/api/admin/expense/${id}`
  const form = { ledger: rent, remark: 'November', amount: '1250.50', date: '2026-11-20' }
  return { ...ledger, rent, id, path, form, read: async () => (await ledger.admin.get(path)).body }
}
const kept = async () => (await api.db.selectFrom('expense').select('id').execute()).length
const trail = () => api.db.selectFrom('audit_entry').selectAll().orderBy('id').execute()

test('an expense is written down under its category', async () => {
  const { admin, rent, form } = await anExpense()
  const made = await admin.post('/api/admin/expense', form)
  const at = api.now.toISOString()
  expect(made).toEqual({
    status: 201,
    headers: expect.anything(),
    body: {
      ...{ _id: made.body._id, ledger: rent, ledgerName: 'Rent', remark: 'November', amount: 1250.5 },
      ...{ date: '2026-11-20', month: 11, year: 2026, createdAt: at, updatedAt: at, version: 1 },
    },
  })
  expect((await admin.get(`/api/admin/expense/${made.body._id}`)).body).toEqual(made.body)
  expect((await trail()).at(-1)).toMatchObject({
    action: 'expense.create',
    record_id: made.body._id,
    actor_id: admin.id,
    after: { amount: 1250.5, remark: 'November' },
  })
})

const NO_MONEY = 'Enter an amount in rupees, with at most two decimals.'
const WRONG: [object, object][] = [
  [{ ledger: '' }, { ledger: 'Expense is required.' }],
  [{ ledger: 'Rent' }, { ledger: 'There is no such category any more. Choose another.' }],
  [{ ledger: ABSENT_ID }, { ledger: 'There is no such category any more. Choose another.' }],
  [{ remark: ' ' }, { remark: 'Remark is required' }],
  [{ remark: 'x'.repeat(501) }, { remark: 'At most 500 characters.' }],
  [{ amount: '' }, { amount: 'Amount is required.' }],
  [{ amount: null }, { amount: 'Amount is required.' }],
  [{ amount: 0 }, { amount: 'Enter an amount above 0.' }],
  [{ amount: -5 }, { amount: NO_MONEY }],
  [{ amount: 1.005 }, { amount: NO_MONEY }],
  [{ amount: 'ten' }, { amount: NO_MONEY }],
  [{ amount: '10000000000' }, { amount: NO_MONEY }],
  [{ date: '' }, { date: 'Date is required.' }],
  [{ date: '2026-02-30' }, { date: 'Enter a date as YYYY-MM-DD.' }],
  [{ title: 'x' }, { title: 'There is no such field.' }],
]

test.each(WRONG)('%j is refused at its field, in a new one as in an edit', async (over, fields) => {
  const { admin, form, path, read } = await anExpense()
  const before = await read()
  expect(await admin.post('/api/admin/expense', { ...form, ...over })).toMatchObject({ status: 422, body: { fields } })
  expect(await admin.put(path, over)).toMatchObject({ status: 422, body: { fields } })
  expect([await kept(), await read()]).toEqual([1, before])
})

test('what is missing is said in the words of the form', async () => {
  const { admin } = await anExpense()
  expect((await admin.post('/api/admin/expense', {})).body.fields).toEqual({
    ledger: 'Expense is required.',
    remark: 'Remark is required',
    amount: 'Amount is required.',
    date: 'Date is required.',
  })
})

test('the same key makes one expense', async () => {
  const { admin, form } = await anExpense()
  const key = { 'idempotency-key': 'one-opened-form' }
  const answers = await Promise.all([1, 2, 3].map(() => admin.post('/api/admin/expense', form, key)))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1)
  expect(await kept()).toBe(2)
})

test('of an edit what is absent stays, and the trail has the difference', async () => {
  const { admin, path, read, category } = await anExpense()
  const before = await read()
  api.now = new Date(api.now.getTime() + 60_000)
  const power = await category('Power')
  const changed = await admin.put(path, { ledger: power, amount: '99.99' })
  const after = {
    ...before,
    ...{ ledger: power, ledgerName: 'Power', amount: 99.99, version: 2, updatedAt: api.now.toISOString() },
  }
  expect(changed).toMatchObject({ status: 200, body: after })
  expect(await read()).toEqual(after)
  const entry = (await trail()).at(-1)!
  expect(entry).toMatchObject({
    action: 'expense.update',
    before: { ledgerName: 'Rent', amount: 100 },
    after: { ledgerName: 'Power', amount: 99.99 },
  })
  expect(entry.after).not.toHaveProperty('remark')
  expect((await admin.put(path, { ...after, remark: 'Sent back whole' })).body).toMatchObject({
    remark: 'Sent back whole',
    amount: 99.99,
    createdAt: before.createdAt,
  })
})

test('somebody else changed it meanwhile: 409 with the expense as it stands', async () => {
  const { admin, path, read } = await anExpense()
  const seen = { 'if-match': '"1"' }
  const answers = await Promise.all([1, 2, 3].map((amount) => admin.put(path, { amount }, seen)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const current = await read()
  expect(await admin.put(path, { amount: 7 }, seen)).toMatchObject({ status: 409, body: { code: 'stale', current } })
  expect((await admin.delete(path, undefined, seen)).body).toMatchObject({ code: 'stale', current })
  expect(await read()).toEqual(current)
})

test('an expense is deleted once; the trail keeps what it was', async () => {
  const { admin, path, id, read } = await anExpense()
  const before = await read()
  expect(await admin.delete(path)).toMatchObject({ status: 200, body: { message: 'Your Expense has been deleted' } })
  expect([(await admin.get(path)).status, (await admin.delete(path)).status]).toEqual([404, 404])
  expect((await admin.put(path, { amount: 1 })).status).toBe(404)
  expect((await admin.get('/api/admin/expense')).body).toEqual({ expenses: [], total: 0, sum: 0 })
  expect((await trail()).at(-1)).toMatchObject({ action: 'expense.remove', record_id: id, before })
})

test('expenses are the admin’s alone', async () => {
  const { path, form, read } = await anExpense()
  const before = await read()
  for (const caller of [undefined, await api.as('hr'), await api.as('student')]) {
    const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
      api.call(method, url, body, caller?.token)
    const answers = [
      await call('GET', '/api/admin/expense'),
      await call('GET', '/api/admin/expense-category'),
      await call('GET', path),
      await call('POST', '/api/admin/expense', form),
      await call('PUT', path, { amount: 1 }),
      await call('DELETE', path),
    ]
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(caller ? 403 : 401))
  }
  expect([await kept(), await read()]).toEqual([1, before])
})
