import { describe, expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { setUpExpenses } from '#testing/server/expenses.ts'

const api = startTestApi()
const PATHS = ['/api/admin/expense-category', '/api/admin/add-expense-category'] as const
const JSON_TYPE = { 'content-type': 'application/json' }
const TAKEN = 'There is a category of this name already.'

const storedNames = async () =>
  (
    await api.db
      .selectFrom('expense_category')
      .select('ledger')
      .where('deleted_at', 'is', null)
      .orderBy('ledger')
      .execute()
  ).map(({ ledger }) => ledger)

describe.each(PATHS)('POST %s', (path) => {
  test.each([
    ['{"ledger": "  Rent and power "}', 'Rent and power'],
    ['"Rent"', 'Rent'],
    ['" किराया "', 'किराया'],
  ])('adds the category in the body %s (201)', async (payload, ledger) => {
    const { admin } = await setUpExpenses(api)
    const created = await admin.post(path, payload, JSON_TYPE)
    const at = api.now.toISOString()

    expect(created).toMatchObject({
      status: 201,
      body: { ledger, total: 0, expenses: 0, createdAt: at, updatedAt: at },
    })
    expect((await admin.get(PATHS[0])).body).toEqual({ categories: [created.body], total: 1 })
    const entries = await api.db.selectFrom('audit_entry').selectAll().execute()
    expect(entries).toMatchObject([
      { action: 'category.create', record_id: created.body._id, actor_id: admin.id, after: { ledger } },
    ])
  })

  test.each(['{}', '""', '"  "', '{"ledger": null}'])(
    'rejects the body %s: Expense is required. (422)',
    async (payload) => {
      const { admin } = await setUpExpenses(api)

      expect(await admin.post(path, payload, JSON_TYPE)).toMatchObject({
        status: 422,
        body: { fields: { ledger: 'Expense is required.' } },
      })
      expect(await storedNames()).toEqual([])
    },
  )

  test.each([
    [`"${'x'.repeat(101)}"`, { ledger: 'At most 100 characters.' }],
    ['{"ledger": 7}', { ledger: 'This value is not understood.' }],
    ['{"ledger": [" "]}', { ledger: 'This value is not understood.' }],
    ['"a\\u0000b"', { ledger: 'Some characters in this text cannot be stored. Type it again.' }],
    ['{"ledger": "Rent", "colour": 7}', { colour: 'There is no such field.' }],
  ])('rejects the body %s with a message at the field (422)', async (payload, fields) => {
    const { admin } = await setUpExpenses(api)

    expect(await admin.post(path, payload, JSON_TYPE)).toMatchObject({ status: 422, body: { fields } })
    expect(await storedNames()).toEqual([])
  })

  test.each(['7', 'null', '[]', 'true', '["Rent"]'])(
    'rejects the body %s, which is neither an object nor text (400, 422)',
    async (payload) => {
      const { admin } = await setUpExpenses(api)

      expect([400, 422]).toContain((await admin.post(path, payload, JSON_TYPE)).status)
      expect(await storedNames()).toEqual([])
    },
  )

  test('adds one category per idempotency key and rejects another body (422)', async () => {
    const { admin } = await setUpExpenses(api)
    const key = { 'idempotency-key': 'one-opened-form', ...JSON_TYPE }
    const responses = await Promise.all([1, 2, 3].map(() => admin.post(path, '"Rent"', key)))

    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(responses.map(({ body }) => body._id)).size).toBe(1)
    expect(await admin.post(path, '"Power"', key)).toMatchObject({ status: 422, body: { code: 'key_reused' } })
    expect(await storedNames()).toEqual(['Rent'])
  })

  test('rejects callers other than an admin (401, 403)', async () => {
    expect((await api.call('POST', path, { ledger: 'Rent' })).status).toBe(401)
    for (const role of ['hr', 'student'] as const)
      expect((await (await api.signInAs(role)).post(path, { ledger: 'Rent' })).status).toBe(403)
    expect(await storedNames()).toEqual([])
  })
})

test.each([
  ['Rent', 'RENT'],
  ['Rent', ' rent '],
  ['Café', 'CAFE'],
  ['Office  rent', 'office rent'],
  ['İkram', 'ikram'],
])('addCategory rejects a name in use: %s, then %s (409)', async (first, second) => {
  const { admin, createCategory } = await setUpExpenses(api)
  await createCategory(first)
  for (const path of PATHS)
    expect(await admin.post(path, { ledger: second })).toMatchObject({
      status: 409,
      body: { code: 'name_taken', message: TAKEN, fields: { ledger: TAKEN } },
    })

  expect(await storedNames()).toEqual([first])
})

test('addCategory accepts one of several concurrent requests with the same name', async () => {
  const { admin } = await setUpExpenses(api)
  const responses = await Promise.all(
    Array.from({ length: 8 }, (_, n) => admin.post(PATHS[n % 2]!, { ledger: n % 3 ? 'Rent' : 'rent' })),
  )

  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array(7).fill(409)])
})

test('listCategories returns all categories by name, ignoring case and accents, or one page', async () => {
  const { admin, createCategory } = await setUpExpenses(api)
  for (const ledger of ['zoo', 'Éclairage', 'Advertising', 'electricity', 'Bank']) await createCategory(ledger)
  const names = async (query = '') =>
    (await admin.get(`${PATHS[0]}${query}`)).body.categories.map(({ ledger }: { ledger: string }) => ledger)

  expect(await names()).toEqual(['Advertising', 'Bank', 'Éclairage', 'electricity', 'zoo'])
  expect(await names('?page=2&limit=2')).toEqual(['Éclairage', 'electricity'])
  expect((await admin.get(`${PATHS[0]}?page=2&limit=2`)).body.total).toBe(5)
  for (const wrong of ['limit=101', 'page=0', 'search=x'])
    expect((await admin.get(`${PATHS[0]}?${wrong}`)).status).toBe(422)
})

describe('removeCategory', () => {
  const buildPath = (ledger: string) => `/api/admin/expense-category/${ledger}`

  test('deletes a category without expenses once and frees its name', async () => {
    const { admin, createCategory } = await setUpExpenses(api)
    const id = await createCategory()

    expect(await admin.delete(buildPath(id))).toMatchObject({
      status: 200,
      body: { message: 'Your Expense Category has been deleted' },
    })
    expect((await admin.get(PATHS[0])).body).toEqual({ categories: [], total: 0 })
    expect((await admin.delete(buildPath(id))).status).toBe(404)
    const expense = { ledger: id, remark: 'x', amount: 1, date: '2026-11-20' }
    expect((await admin.post('/api/admin/expense', expense)).body.fields).toHaveProperty('ledger')
    expect(await createCategory()).not.toBe(id)
    const entries = await api.db.selectFrom('audit_entry').selectAll().where('action', '=', 'category.remove').execute()
    expect(entries).toMatchObject([{ record_id: id, before: { ledger: 'Rent' }, after: null }])
  })

  test.each([
    [1, 'This category cannot be deleted: it has 1 expense.'],
    [3, 'This category cannot be deleted: it has 3 expenses.'],
  ])('rejects a category with %i expenses and states how many (409)', async (expenses, message) => {
    const { admin, createCategory, createExpense } = await setUpExpenses(api)
    const id = await createCategory()
    const other = await createCategory('Power')
    const created: string[] = []
    for (let n = 0; n < expenses; n++) created.push(await createExpense(id))
    await createExpense(other)

    expect(await admin.delete(buildPath(id))).toMatchObject({ status: 409, body: { code: 'in_use', message } })
    expect(await storedNames()).toEqual(['Power', 'Rent'])
    for (const expense of created.slice(1)) await admin.delete(`/api/admin/expense/${expense}`)
    await admin.put(`/api/admin/expense/${created[0]}`, { ledger: other })
    expect((await admin.delete(buildPath(id))).status).toBe(200)
  })

  test('and a concurrent expense in the category: one of them is rejected', async () => {
    const { admin, createCategory, createExpense } = await setUpExpenses(api)
    const moved = await createExpense(await createCategory('Elsewhere'))
    for (let round = 0; round < 12; round++) {
      const ledger = await createCategory(`Rent ${round}`)
      const expense = { ledger, remark: 'x', amount: 1, date: '2026-11-20' }
      const addExpense = () =>
        round % 2 ? admin.post('/api/admin/expense', expense) : admin.put(`/api/admin/expense/${moved}`, { ledger })
      const requests =
        round % 3 ? [admin.delete(buildPath(ledger)), addExpense()] : [addExpense(), admin.delete(buildPath(ledger))]
      const statuses = (await Promise.all(requests)).map(({ status }) => status)
      const [removal, addition] = round % 3 ? statuses : statuses.toReversed()
      expect([
        [200, 422],
        [409, 201],
        [409, 200],
      ]).toContainEqual([removal, addition])
    }
    const orphans = await api.db
      .selectFrom('expense as x')
      .innerJoin('expense_category as k', 'k.id', 'x.category_id')
      .select('x.id')
      .where('k.deleted_at', 'is not', null)
      .execute()

    expect(orphans).toEqual([])
  })

  test('rejects callers other than an admin (401, 403) and unknown ids (404)', async () => {
    const { admin, createCategory } = await setUpExpenses(api)
    const id = await createCategory()

    expect((await api.call('DELETE', buildPath(id))).status).toBe(401)
    for (const role of ['hr', 'student'] as const)
      expect((await (await api.signInAs(role)).delete(buildPath(id))).status).toBe(403)
    for (const absent of [ABSENT_ID, 'nope', '%00']) expect((await admin.delete(buildPath(absent))).status).toBe(404)
    expect(await storedNames()).toEqual(['Rent'])
  })
})
