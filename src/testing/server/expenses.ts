import type { ApiTest } from '#testing/server/api.ts'

/** An admin, and ways to make categories and expenses: each answers the id. */
export async function ledgerOf(api: ApiTest) {
  const admin = await api.as('admin')
  const made = async (url: string, body: object) => {
    const { status, body: answer } = await admin.post(url, body)
    if (status !== 201) throw new Error(JSON.stringify(answer))
    return answer._id as string
  }
  const category = (ledger = 'Rent') => made('/api/admin/expense-category', { ledger })
  const spend = (ledger: string, over: object = {}) =>
    made('/api/admin/expense', { ledger, remark: 'Example', amount: 100, date: '2026-11-20', ...over })
  return { admin, category, spend }
}
