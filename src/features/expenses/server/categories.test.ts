import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { ledgerOf } from '#testing/server/expenses.ts'

const api = startTestApi()
const PATHS = ['/api/admin/expense-category', '/api/admin/add-expense-category'] as const
const JSON_TYPE = { 'content-type': 'application/json' }
const TAKEN = 'There is a category of this name already.'

const kept = async () =>
  (await api.db.selectFrom('expense_category').select('ledger').where('deleted_at', 'is', null).execute()).map(
    ({ ledger }) => ledger,
  )

describe.each(PATHS)('POST %s', (path) => {
  test.each([
    ['{"ledger": "  Rent and power "}', 'Rent and power'],
    ['"Rent"', 'Rent'],
    ['" किराया "', 'किराया'],
  ])('takes %s', async (payload, ledger) => {
    const { admin } = await ledgerOf(api)
    const made = await admin.post(path, payload, JSON_TYPE)
    const at = api.now.toISOString()
    expect(made).toMatchObject({ status: 201, body: { ledger, total: 0, expenses: 0, createdAt: at, updatedAt: at } })
    expect((await admin.get(PATHS[0])).body).toEqual({ categories: [made.body], total: 1 })
    const trail = await api.db.selectFrom('audit_entry').selectAll().execute()
    expect(trail).toMatchObject([
      { action: 'category.create', record_id: made.body._id, actor_id: admin.id, after: { ledger } },
    ])
  })

  test.each(['{}', '""', '"  "', '{"ledger": null}', '{"ledger": 7}', '{"ledger": [" "]}'])(
    'answers %s: Expense is required.',
    async (payload) => {
      const { admin } = await ledgerOf(api)
      expect(await admin.post(path, payload, JSON_TYPE)).toMatchObject({
        status: 422,
        body: { fields: { ledger: 'Expense is required.' } },
      })
      expect(await kept()).toEqual([])
    },
  )

  test.each([
    [`"${'x'.repeat(101)}"`, { ledger: 'At most 100 characters.' }],
    ['"a\\u0000b"', { ledger: 'Some characters in this text cannot be stored. Type it again.' }],
    ['{"ledger": "Rent", "version": 7}', { version: 'There is no such field.' }],
  ])('refuses %s at its field', async (payload, fields) => {
    const { admin } = await ledgerOf(api)
    expect(await admin.post(path, payload, JSON_TYPE)).toMatchObject({ status: 422, body: { fields } })
    expect(await kept()).toEqual([])
  })

  test.each(['7', 'null', '[]', 'true', '["Rent"]'])('refuses %s, which is no category', async (payload) => {
    const { admin } = await ledgerOf(api)
    expect([400, 422]).toContain((await admin.post(path, payload, JSON_TYPE)).status)
    expect(await kept()).toEqual([])
  })

  test('makes one category of one form, sent as often as you like', async () => {
    const { admin } = await ledgerOf(api)
    const key = { 'idempotency-key': 'one-opened-form', ...JSON_TYPE }
    const answers = await Promise.all([1, 2, 3].map(() => admin.post(path, '"Rent"', key)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
    expect(await admin.post(path, '"Power"', key)).toMatchObject({ status: 422, body: { code: 'key_reused' } })
    expect(await kept()).toEqual(['Rent'])
  })

  test('is for admins', async () => {
    expect((await api.call('POST', path, { ledger: 'Rent' })).status).toBe(401)
    for (const role of ['hr', 'student'] as const)
      expect((await (await api.as(role)).post(path, { ledger: 'Rent' })).status).toBe(403)
    expect(await kept()).toEqual([])
  })
})

test.each([
  ['Rent', 'RENT'],
  ['Rent', ' rent '],
  ['Café', 'CAFE'],
  ['Office  rent', 'office rent'],
  ['İkram', 'ikram'],
])('%s and %s are one name', async (first, second) => {
  const { admin, category } = await ledgerOf(api)
  await category(first)
  for (const path of PATHS)
    expect(await admin.post(path, { ledger: second })).toMatchObject({
      status: 409,
      body: { code: 'name_taken', message: TAKEN, fields: { ledger: TAKEN } },
    })
  expect(await kept()).toEqual([first])
})

test('of several who add the same name at once, by either address, one does', async () => {
  const { admin } = await ledgerOf(api)
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => admin.post(PATHS[n % 2]!, { ledger: n % 3 ? 'Rent' : 'rent' })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array(7).fill(409)])
})

test('the list is by name, ignoring case and accents, whole unless a page is asked for', async () => {
  const { admin, category } = await ledgerOf(api)
  for (const ledger of ['zoo', 'Éclairage', 'Advertising', 'electricity', 'Bank']) await category(ledger)
  const names = async (query = '') =>
    (await admin.get(`${PATHS[0]}${query}`)).body.categories.map(({ ledger }: { ledger: string }) => ledger)
  expect(await names()).toEqual(['Advertising', 'Bank', 'Éclairage', 'electricity', 'zoo'])
  expect(await names('?page=2&limit=2')).toEqual(['Éclairage', 'electricity'])
  expect((await admin.get(`${PATHS[0]}?page=2&limit=2`)).body.total).toBe(5)
  for (const wrong of ['limit=101', 'page=0', 'search=x'])
    expect((await admin.get(`${PATHS[0]}?${wrong}`)).status).toBe(422)
})

describe('deleting', () => {
  const remove = (ledger: string) => `/api/admin/expense-category/${ledger}`

  test('a category without expenses works once, and frees its name', async () => {
    const { admin, category } = await ledgerOf(api)
    const id = await category()
    expect(await admin.delete(remove(id))).toMatchObject({
      status: 200,
      body: { message: 'Your Expense Category has been deleted' },
    })
    expect((await admin.get(PATHS[0])).body).toEqual({ categories: [], total: 0 })
    expect((await admin.delete(remove(id))).status).toBe(404)
    const expense = { ledger: id, remark: 'x', amount: 1, date: '2026-11-20' }
    expect((await admin.post('/api/admin/expense', expense)).body.fields).toHaveProperty('ledger')
    expect(await category()).not.toBe(id)
    const trail = await api.db.selectFrom('audit_entry').selectAll().where('action', '=', 'category.remove').execute()
    expect(trail).toMatchObject([{ record_id: id, before: { ledger: 'Rent' }, after: null }])
  })

  test.each([
    [1, 'This category cannot be deleted: it has 1 expense.'],
    [3, 'This category cannot be deleted: it has 3 expenses.'],
  ])('a category with %i is refused by how many', async (expenses, message) => {
    const { admin, category, spend } = await ledgerOf(api)
    const id = await category()
    const other = await category('Power')
    const made: string[] = []
    for (let n = 0; n < expenses; n++) made.push(await spend(id))
    await spend(other)
    expect(await admin.delete(remove(id))).toMatchObject({ status: 409, body: { code: 'in_use', message } })
    expect(await kept()).toEqual(['Rent', 'Power'])
    for (const expense of made.slice(1)) await admin.delete(`/api/admin/expense/${expense}`)
    await admin.put(`/api/admin/expense/${made[0]}`, { ledger: other })
    expect((await admin.delete(remove(id))).status).toBe(200)
  })

  test('while an expense comes to it: one of the two is refused, and no expense stands without its category', async () => {
    const { admin, category, spend } = await ledgerOf(api)
    const moved = await spend(await category('Elsewhere'))
    for (let round = 0; round < 12; round++) {
      const ledger = await category(`Rent ${round}`)
      const expense = { ledger, remark: 'x', amount: 1, date: '2026-11-20' }
      const coming = () =>
        round % 2 ? admin.post('/api/admin/expense', expense) : admin.put(`/api/admin/expense/${moved}`, { ledger })
      const inTurn = round % 3 ? [admin.delete(remove(ledger)), coming()] : [coming(), admin.delete(remove(ledger))]
      const statuses = (await Promise.all(inTurn)).map(({ status }) => status)
      const [removed, came] = round % 3 ? statuses : statuses.toReversed()
      expect([
        [200, 422],
        [409, 201],
        [409, 200],
      ]).toContainEqual([removed, came])
    }
    const orphans = await api.db
      .selectFrom('expense as x')
      .innerJoin('expense_category as k', 'k.id', 'x.category_id')
      .select('x.id')
      .where('k.deleted_at', 'is not', null)
      .execute()
    expect(orphans).toEqual([])
  })

  test('is for admins, of what is there', async () => {
    const { admin, category } = await ledgerOf(api)
    const id = await category()
    expect((await api.call('DELETE', remove(id))).status).toBe(401)
    for (const role of ['hr', 'student'] as const)
      expect((await (await api.as(role)).delete(remove(id))).status).toBe(403)
    for (const absent of [ABSENT_ID, 'nope', '%00']) expect((await admin.delete(remove(absent))).status).toBe(404)
    expect(await kept()).toEqual(['Rent'])
  })
})
