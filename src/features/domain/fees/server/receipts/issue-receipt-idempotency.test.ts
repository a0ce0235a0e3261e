import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

const PAYMENT = { payMode: 'Cash', paid: 400, date: '2026-11-21' }
const withKey = (key: string) => ({ 'idempotency-key': key })

async function listReceipts(student: string) {
  const hr = await api.signInAs('hr')
  return (await hr.get(`/api/fee/${student}`)).body.fee as { paid: number }[]
}

test('issueReceipt issues one receipt for 20 concurrent requests with the same key', async () => {
  const hr = await api.signInAs('hr')
  const student = await createStudent(api.db)

  const responses = await Promise.all(
    Array.from({ length: 20 }, () => hr.post(`/api/fee/${student}`, PAYMENT, withKey('form-1'))),
  )

  for (const response of responses) {
    expect(response.status).toBe(201)
    expect(response.body).toEqual(responses[0]?.body)
  }
  expect(await listReceipts(student)).toHaveLength(1)
})

test('issueReceipt rejects a used key with another amount (422)', async () => {
  const hr = await api.signInAs('hr')
  const student = await createStudent(api.db)
  await hr.post(`/api/fee/${student}`, PAYMENT, withKey('form-1'))

  const response = await hr.post(`/api/fee/${student}`, { ...PAYMENT, paid: 500 }, withKey('form-1'))

  expect(response).toMatchObject({ status: 422, body: { code: 'key_reused' } })
  expect(await listReceipts(student)).toHaveLength(1)
})

test('issueReceipt treats another key, student or caller as another payment', async () => {
  const hr = await api.signInAs('hr')
  const colleague = await api.signInAs('hr')
  const student = await createStudent(api.db)
  const other = await createStudent(api.db)

  const responses = await Promise.all([
    hr.post(`/api/fee/${student}`, PAYMENT, withKey('form-1')),
    hr.post(`/api/fee/${student}`, PAYMENT, withKey('form-2')),
    hr.post(`/api/fee/${other}`, PAYMENT, withKey('form-1')),
    colleague.post(`/api/fee/${student}`, PAYMENT, withKey('form-1')),
  ])

  for (const { status } of responses) expect(status).toBe(201)
  expect(await listReceipts(student)).toHaveLength(3)
  expect(await listReceipts(other)).toHaveLength(1)
})

test('issueReceipt accepts the key of a rejected request again', async () => {
  const hr = await api.signInAs('hr')
  const student = await createStudent(api.db)

  const rejected = await hr.post(`/api/fee/${student}`, { ...PAYMENT, paid: 99_999 }, withKey('form-1'))
  const accepted = await hr.post(`/api/fee/${student}`, PAYMENT, withKey('form-1'))

  expect([rejected.status, accepted.status]).toEqual([422, 201])
})

test('issueReceipt repeats its response years later, even after the receipt was voided', async () => {
  const hr = await api.signInAs('hr')
  const student = await createStudent(api.db)
  const first = await hr.post(`/api/fee/${student}`, PAYMENT, withKey('form-1'))
  await hr.delete(`/api/fee/${first.body._id}`, { reason: 'Example' })
  api.now = new Date('2029-01-01T04:30:00Z')
  const later = await api.signInAs('hr', hr.id)

  const repeated = await later.post(`/api/fee/${student}`, PAYMENT, withKey('form-1'))

  expect(repeated.body).toEqual(first.body)
  expect(await listReceipts(student)).toEqual([])
})
