import { expect, test } from 'vitest'
import { type Answer, startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

/** HR's receipt at an instant: its number and the day it was issued. */
async function numberAt(instant: string, student: string, date = '2026-03-01') {
  api.now = new Date(instant)
  const { body } = await (await api.as('hr')).post(`/api/fee/${student}`, { payMode: 'Cash', paid: 10, date })
  return [body.receiptNo, body.issuedOn]
}

test('numbers begin anew on 1 April, by the clock of India', async () => {
  const student = await createStudent(api.db)
  expect(await numberAt('2026-03-31T04:30:00Z', student)).toEqual(['2025-26/000001', '2026-03-31'])
  expect(await numberAt('2026-03-31T18:29:59Z', student)).toEqual(['2025-26/000002', '2026-03-31'])
  expect(await numberAt('2026-03-31T18:30:00Z', student)).toEqual(['2026-27/000001', '2026-04-01'])
  expect(await numberAt('2027-03-31T18:29:59Z', student)).toEqual(['2026-27/000002', '2027-03-31'])
  expect(await numberAt('2027-03-31T18:30:00Z', student)).toEqual(['2027-28/000001', '2027-04-01'])
})

test('the day of issue numbers a receipt, not the day that was paid', async () => {
  const student = await createStudent(api.db)
  expect(await numberAt('2026-04-02T04:30:00Z', student, '2026-03-30')).toEqual(['2026-27/000001', '2026-04-02'])
})

test('today is a day in India: after half past six in the evening in London', async () => {
  const student = await createStudent(api.db)
  expect(await numberAt('2026-11-20T18:30:00Z', student, '2026-11-21')).toEqual(['2026-27/000001', '2026-11-21'])
})

test('the century turns within a year', async () => {
  const student = await createStudent(api.db)
  expect(await numberAt('2099-12-31T04:30:00Z', student)).toEqual(['2099-00/000001', '2099-12-31'])
})

test('the number of a voided receipt is never used again', async () => {
  const hr = await api.as('hr')
  const student = await createStudent(api.db)
  const pay = () => hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 10, date: '2026-11-21' })
  const first = (await pay()).body
  await hr.delete(`/api/fee/${first._id}`)
  expect((await pay()).body.receiptNo).toBe('2026-27/000002')
})

test('a refused payment takes no number', async () => {
  const hr = await api.as('hr')
  const student = await createStudent(api.db)
  const pay = (paid: number) => hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid, date: '2026-11-21' })
  expect((await pay(99_999)).status).toBe(422)
  expect((await pay(5)).body.receiptNo).toBe('2026-27/000001')
})

type Caller = Awaited<ReturnType<typeof api.as>>

/** As the page does: what the busy system did not take (503) is sent again with its key. */
async function pay(hr: Caller, student: string, paid: number, form: number): Promise<Answer> {
  for (;;) {
    const payment = { payMode: 'Cash', paid, date: '2026-11-21' }
    const answer = await hr.post(`/api/fee/${student}`, payment, { 'idempotency-key': `form-${form}` })
    if (answer.status !== 503) return answer
  }
}

test('50 payments at once on one account: no gap, no number twice, never overpaid', async () => {
  const hr = await api.as('hr')
  const student = await createStudent(api.db, { fee: 10_000 })
  const answers = await Promise.all(Array.from({ length: 50 }, (_, form) => pay(hr, student, 300, form)))
  const taken = answers.filter(({ status }) => status === 201)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(17)
  expect(new Set(taken.map(({ body }) => body.receiptNo))).toEqual(numbers(33))
  expect(taken.map(({ body }) => body.due as number).sort((a, b) => b - a)).toEqual(
    Array.from({ length: 33 }, (_, n) => 10_000 - (n + 1) * 300),
  )
  expect((await hr.get(`/api/fee/${student}`)).body).toMatchObject({ PaidFee: 9900, PendingFee: 100 })
})

test('50 payments at once on 50 accounts: the same', async () => {
  const hr = await api.as('hr')
  const students = await Promise.all(Array.from({ length: 50 }, () => createStudent(api.db)))
  const answers = await Promise.all(students.map((student, form) => pay(hr, student, 10, form)))
  expect(new Set(answers.map(({ body }) => body.receiptNo))).toEqual(numbers(50))
})

const numbers = (count: number) =>
  new Set(Array.from({ length: count }, (_, n) => `2026-27/${String(n + 1).padStart(6, '0')}`))
