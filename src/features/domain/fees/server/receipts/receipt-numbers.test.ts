import { expect, test } from 'vitest'
import { startTestApi, type TestResponse } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

async function issueAt(instant: string, student: string, date = '2026-03-01') {
  api.now = new Date(instant)
  const hr = await api.signInAs('hr')
  const { body } = await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 10, date })
  return [body.receiptNo, body.issuedOn]
}

test('receipt numbers restart on 1 April, Indian time', async () => {
  const student = await createStudent(api.db)

  expect(await issueAt('2026-03-31T04:30:00Z', student)).toEqual(['2025-26/000001', '2026-03-31'])
  expect(await issueAt('2026-03-31T18:29:59Z', student)).toEqual(['2025-26/000002', '2026-03-31'])
  expect(await issueAt('2026-03-31T18:30:00Z', student)).toEqual(['2026-27/000001', '2026-04-01'])
  expect(await issueAt('2027-03-31T18:29:59Z', student)).toEqual(['2026-27/000002', '2027-03-31'])
  expect(await issueAt('2027-03-31T18:30:00Z', student)).toEqual(['2027-28/000001', '2027-04-01'])
})

test('receipt numbers follow the day of issue, not the day of payment', async () => {
  const student = await createStudent(api.db)

  expect(await issueAt('2026-04-02T04:30:00Z', student, '2026-03-30')).toEqual(['2026-27/000001', '2026-04-02'])
})

test('a payment may have the current Indian day while UTC is a day behind', async () => {
  const student = await createStudent(api.db)

  expect(await issueAt('2026-11-20T18:30:00Z', student, '2026-11-21')).toEqual(['2026-27/000001', '2026-11-21'])
})

test('receipt numbers at the turn of the century contain 2099-00', async () => {
  const student = await createStudent(api.db)

  expect(await issueAt('2099-12-31T04:30:00Z', student)).toEqual(['2099-00/000001', '2099-12-31'])
})

test('the number of a voided receipt is not used again', async () => {
  const hr = await api.signInAs('hr')
  const student = await createStudent(api.db)
  const first = await pay(hr, student, 10, 1)
  await hr.delete(`/api/fee/${first.body._id}`, { reason: 'Example' })

  const second = await pay(hr, student, 10, 2)

  expect(second.body.receiptNo).toBe('2026-27/000002')
})

test('a rejected payment takes no number', async () => {
  const hr = await api.signInAs('hr')
  const student = await createStudent(api.db)

  const rejected = await pay(hr, student, 99_999, 1)
  const accepted = await pay(hr, student, 5, 2)

  expect(rejected.status).toBe(422)
  expect(accepted.body.receiptNo).toBe('2026-27/000001')
})

test('50 concurrent payments on one account have consecutive numbers and never exceed the fee', async () => {
  const hr = await api.signInAs('hr')
  const student = await createStudent(api.db, { fee: 10_000 })

  const responses = await Promise.all(Array.from({ length: 50 }, (_, form) => pay(hr, student, 300, form)))

  const accepted = responses.filter(({ status }) => status === 201)
  expect(responses.filter(({ status }) => status === 422)).toHaveLength(17)
  expect(new Set(accepted.map(({ body }) => body.receiptNo))).toEqual(firstNumbers(33))
  expect(accepted.map(({ body }) => body.due as number).sort((a, b) => b - a)).toEqual(
    Array.from({ length: 33 }, (_, n) => 10_000 - (n + 1) * 300),
  )
  expect((await hr.get(`/api/fee/${student}`)).body).toMatchObject({ PaidFee: 9900, PendingFee: 100 })
})

test('50 concurrent payments on 50 accounts have consecutive numbers', async () => {
  const hr = await api.signInAs('hr')
  const students = await Promise.all(Array.from({ length: 50 }, () => createStudent(api.db)))

  const responses = await Promise.all(students.map((student, form) => pay(hr, student, 10, form)))

  expect(new Set(responses.map(({ body }) => body.receiptNo))).toEqual(firstNumbers(50))
})

type Caller = Awaited<ReturnType<typeof api.signInAs>>

/** Retries with the same key after a 503, as the page does. */
async function pay(hr: Caller, student: string, paid: number, form: number): Promise<TestResponse> {
  for (;;) {
    const payment = { payMode: 'Cash', paid, date: '2026-11-21' }
    const response = await hr.post(`/api/fee/${student}`, payment, { 'idempotency-key': `form-${form}` })
    if (response.status !== 503) return response
  }
}

const firstNumbers = (count: number) =>
  new Set(Array.from({ length: count }, (_, n) => `2026-27/${String(n + 1).padStart(6, '0')}`))
