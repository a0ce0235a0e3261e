import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { setUpExpenses } from '#testing/server/expenses.ts'

const api = startTestApi()
const PATH = '/api/admin/recurring-expense'

async function setUpRecurring(over: object = {}) {
  const expenses = await setUpExpenses(api)
  const { admin } = expenses
  const ledger = await expenses.createCategory('Rent')
  const form = { ledger, remark: 'Both floors', amount: '12000.50', payMode: 'Online', startsOn: '2026-11-01', ...over }
  const created = await admin.post(PATH, form)
  const id = created.body._id as string
  const listDue = async (query = ''): Promise<{ due: { dueOn: string; amount: number }[]; total: number }> =>
    (await admin.get(`${PATH}/due${query}`)).body
  const dueDays = async () => (await listDue()).due.map(({ dueOn }) => dueOn)
  const add = (dueOn: string, headers = {}) => admin.post(`${PATH}/${id}/add`, { dueOn }, headers)
  const countExpenses = async () => (await admin.get('/api/admin/expense')).body.total as number
  return { ...expenses, ledger, form, created, id, listDue, dueDays, add, countExpenses }
}

test('createRecurringExpense returns it with the next due day and books nothing (201)', async () => {
  const { created, ledger, countExpenses } = await setUpRecurring({ payee: 'Kanariya Estates' })

  expect(created).toMatchObject({
    status: 201,
    body: {
      ledger,
      ledgerName: 'Rent',
      remark: 'Both floors',
      amount: 12_000.5,
      payMode: 'Online',
      payee: 'Kanariya Estates',
      startsOn: '2026-11-01',
      nextDue: '2026-11-01',
      version: 1,
    },
  })
  expect(await countExpenses()).toBe(0)
})

test.each([
  [{ ledger: 'unknown' }, 'ledger'],
  [{ remark: '' }, 'remark'],
  [{ amount: 0 }, 'amount'],
  [{ startsOn: '' }, 'startsOn'],
  [{ startsOn: '2025-11-20' }, 'startsOn'],
  [{ payMode: 'Barter' }, 'payMode'],
])('createRecurringExpense and updateRecurringExpense reject %j (422)', async (over, field) => {
  const { admin, form, id } = await setUpRecurring()
  const rejected = { status: 422, body: { fields: { [field]: expect.any(String) } } }

  expect(await admin.post(PATH, { ...form, ...over })).toMatchObject(rejected)
  expect(await admin.put(`${PATH}/${id}`, over)).toMatchObject(rejected)
})

test('listDueExpenses proposes each month up to today, at month ends on the last day', async () => {
  api.now = new Date('2027-02-28T10:00:00Z')
  const { dueDays, listDue } = await setUpRecurring({ startsOn: '2026-12-31' })

  expect(await dueDays()).toEqual(['2026-12-31', '2027-01-31', '2027-02-28'])
  expect(await listDue('?limit=1&page=3')).toMatchObject({ due: [{ dueOn: '2027-02-28' }], total: 3 })
})

test('listDueExpenses filters by category and proposes nothing before its first day', async () => {
  const { admin, form, ledger, createCategory, listDue } = await setUpRecurring()
  const power = await createCategory('Power')
  await admin.post(PATH, { ...form, ledger: power, startsOn: '2026-12-05' })

  expect(await listDue(`?category=${ledger}`)).toMatchObject({ total: 1 })
  expect(await listDue(`?category=${power}`)).toEqual({ due: [], total: 0 })
  const { recurring } = (await admin.get(PATH)).body
  expect(recurring.map(({ nextDue }: { nextDue: string }) => nextDue)).toEqual(['2026-11-01', '2026-12-05'])
})

describe('addDueExpense', () => {
  test('books the expense with its due day and a voucher, once', async () => {
    const { admin, id, add, dueDays, ledger } = await setUpRecurring({ startsOn: '2026-10-05' })

    expect(await add('2026-10-05')).toMatchObject({
      status: 201,
      body: { ledger, amount: 12_000.5, payMode: 'Online', date: '2026-10-05', voucherNo: 'V2026-27/0001' },
    })
    expect(await add('2026-10-05')).toMatchObject({ status: 409, body: { code: 'not_due' } })
    expect(await dueDays()).toEqual(['2026-11-05'])
    expect((await admin.get(PATH)).body.recurring).toMatchObject([{ _id: id, nextDue: '2026-11-05' }])
  })

  test('books one expense when several people confirm the same month at once', async () => {
    const { add, countExpenses } = await setUpRecurring()
    const responses = await Promise.all(Array.from({ length: 8 }, () => add('2026-11-01')))

    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array(7).fill(409)])
    expect(await countExpenses()).toBe(1)
  })

  test.each(['2026-11-02', '2026-12-01', '2026-10-01'])('rejects %s, which is not due (409)', async (dueOn) => {
    const { add, countExpenses } = await setUpRecurring()

    expect(await add(dueOn)).toMatchObject({ status: 409, body: { code: 'not_due' } })
    expect(await countExpenses()).toBe(0)
  })

  test('rejects an outdated version, so that the amount seen is the amount booked (409)', async () => {
    const { admin, id, add } = await setUpRecurring()
    await admin.put(`${PATH}/${id}`, { amount: 13_000 })

    expect(await add('2026-11-01', { 'if-match': '"1"' })).toMatchObject({ status: 409, body: { code: 'stale' } })
    expect((await add('2026-11-01', { 'if-match': '"2"' })).body).toMatchObject({ amount: 13_000 })
  })

  test('proposes the month again when its expense is deleted', async () => {
    const { admin, add, dueDays } = await setUpRecurring()
    const { _id } = (await add('2026-11-01')).body
    expect(await dueDays()).toEqual([])
    await admin.delete(`/api/admin/expense/${_id}`)

    expect(await dueDays()).toEqual(['2026-11-01'])
    expect((await add('2026-11-01')).body).toMatchObject({ voucherNo: 'V2026-27/0002' })
  })
})

test('skipDueExpense proposes the month no more and books nothing', async () => {
  const { admin, id, add, dueDays, countExpenses } = await setUpRecurring()
  const skip = () => admin.post(`${PATH}/${id}/skip`, { dueOn: '2026-11-01' })

  expect((await skip()).status).toBe(200)
  expect([(await skip()).status, (await add('2026-11-01')).status]).toEqual([409, 409])
  expect(await dueDays()).toEqual([])
  expect(await countExpenses()).toBe(0)
})

test('updateRecurringExpense changes later proposals and no booked expense', async () => {
  const { admin, id, add, listDue } = await setUpRecurring({ startsOn: '2026-10-01' })
  await add('2026-10-01')

  expect((await admin.put(`${PATH}/${id}`, { amount: 13_000 })).body).toMatchObject({
    remark: 'Both floors',
    version: 2,
  })
  expect((await listDue()).due).toMatchObject([{ dueOn: '2026-11-01', amount: 13_000 }])
  expect((await admin.get('/api/admin/expense')).body.expenses).toMatchObject([{ amount: 12_000.5 }])
})

test('endRecurringExpense proposes nothing more and keeps the expenses', async () => {
  const { admin, id, add, dueDays, countExpenses } = await setUpRecurring({ startsOn: '2026-10-01' })
  await add('2026-10-01')

  expect((await admin.delete(`${PATH}/${id}`)).status).toBe(200)
  expect(await dueDays()).toEqual([])
  expect((await admin.get(PATH)).body).toEqual({ recurring: [], total: 0 })
  expect(await countExpenses()).toBe(1)
  const again = [await add('2026-11-01'), await admin.put(`${PATH}/${id}`, {}), await admin.delete(`${PATH}/${id}`)]
  expect(again.map(({ status }) => status)).toEqual([404, 404, 404])
})

test('removeCategory rejects a category with a recurring expense until it has ended (409)', async () => {
  const { admin, id, ledger } = await setUpRecurring()
  const remove = () => admin.delete(`/api/admin/expense-category/${ledger}`)

  expect(await remove()).toMatchObject({
    status: 409,
    body: { message: 'This category cannot be deleted: it has 1 recurring expense. End it first.' },
  })
  await admin.delete(`${PATH}/${id}`)
  expect((await remove()).status).toBe(200)
})
