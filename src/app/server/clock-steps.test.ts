import { expect, test } from 'vitest'
import { findAccountFaults } from '#testing/server/account-checks.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

const HOUR_MS = 60 * 60_000
const setBack = (ms: number) => {
  api.now = new Date(api.now.getTime() - ms)
}
const payment = (paid: number) => ({ payMode: 'Cash', paid, date: '2026-01-05' })
const keyHeader = { 'idempotency-key': 'sent-twice' }

test.each(['hr', 'student'] as const)('a session of %s continues when the clock is set back by a day', async (role) => {
  const caller = await api.signInAs(role)
  setBack(24 * HOUR_MS)
  expect((await caller.post('/api/session')).status).toBe(200)
  setBack(-24 * HOUR_MS)
  expect((await caller.post('/api/session')).status).toBe(200)
})

test('a payment sent again after the clock is set back gets the first receipt', async () => {
  const hr = await api.signInAs('hr')
  const id = await createStudent(api.db)
  const first = await hr.post(`/api/fee/${id}`, payment(100), keyHeader)
  setBack(2 * HOUR_MS)
  const again = await hr.post(`/api/fee/${id}`, payment(100), keyHeader)
  expect(again).toMatchObject({ status: 201, body: first.body })
  expect(await findAccountFaults(api.ownerUrl)).toEqual([])
})

test('receipt numbers stay without gaps or duplicates when the clock is set back by a financial year', async () => {
  const hr = await api.signInAs('hr')
  const id = await createStudent(api.db)
  const numbers: string[] = []
  for (const step of [0, 365 * 24, 0, -365 * 24]) {
    setBack(step * HOUR_MS)
    const { body } = await hr.post(`/api/fee/${id}`, { ...payment(10), date: '2025-01-05' })
    numbers.push(body.receiptNo)
  }
  expect(numbers).toEqual(['2026-27/000001', '2025-26/000001', '2025-26/000002', '2026-27/000002'])
  expect(await findAccountFaults(api.ownerUrl)).toEqual([])
})
