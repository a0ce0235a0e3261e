import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'

const api = startTestApi()

test('however many ask whether it is ready, one check is made, and it leaves nothing behind', async () => {
  await api.as('hr')
  const before = await api.db.selectFrom('session').selectAll().execute()
  let began = 0
  const { db } = api.app.parts
  const transaction = db.transaction.bind(db)
  db.transaction = () => {
    began++
    return transaction()
  }
  try {
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.call('GET', '/readyz')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(began).toBe(1)
  } finally {
    db.transaction = transaction
  }
  expect(await api.db.selectFrom('session').selectAll().execute()).toEqual(before)
})
