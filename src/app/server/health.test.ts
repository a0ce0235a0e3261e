import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'

const api = startTestApi()

test('/readyz: 20 parallel requests share one check, which stores nothing', async () => {
  await api.signInAs('hr')
  const before = await api.db.selectFrom('session').selectAll().execute()
  let transactions = 0
  const { db } = api.app.dependencies
  const transaction = db.transaction.bind(db)
  db.transaction = () => {
    transactions++
    return transaction()
  }
  try {
    const responses = await Promise.all(Array.from({ length: 20 }, () => api.call('GET', '/readyz')))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(transactions).toBe(1)
  } finally {
    db.transaction = transaction
  }
  expect(await api.db.selectFrom('session').selectAll().execute()).toEqual(before)
})
