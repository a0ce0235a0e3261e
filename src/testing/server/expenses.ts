import type { TestApi } from '#testing/server/api.ts'

/** Signs in an admin. `createCategory` and `createExpense` return the id. */
export async function setUpExpenses(api: TestApi) {
  const admin = await api.signInAs('admin')
  const create = async (url: string, body: object) => {
    const { status, body: response } = await admin.post(url, body)
    if (status !== 201) throw new Error(JSON.stringify(response))
    return response._id as string
  }
  const createCategory = (ledger = 'Rent') => create('/api/admin/expense-category', { ledger })
  const createExpense = (ledger: string, over: object = {}) =>
    create('/api/admin/expense', { ledger, remark: 'Example', amount: 100, date: '2026-11-20', ...over })
  return { admin, createCategory, createExpense }
}
