import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

const PAYMENT = { payMode: 'Cash', paid: 400, date: '2026-11-21' }
const key = (text: string) => ({ 'idempotency-key': text })

async function receiptsOf(student: string) {
  return (await (await api.as('hr')).get(`/api/fee/${student}`)).body.fee as { paid: number }[]
}

test('20 copies at once make one receipt and get the same answer', async () => {
  const hr = await api.as('hr')
  const student = await createStudent(api.db)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => hr.post(`/api/fee/${student}`, PAYMENT, key('form-1'))),
  )
  for (const answer of answers) {
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual(answers[0]?.body)
  }
  expect(await receiptsOf(student)).toHaveLength(1)
})

test('the same key with another amount is refused', async () => {
  const hr = await api.as('hr')
  const student = await createStudent(api.db)
  await hr.post(`/api/fee/${student}`, PAYMENT, key('form-1'))
  expect(await hr.post(`/api/fee/${student}`, { ...PAYMENT, paid: 500 }, key('form-1'))).toMatchObject({
    status: 422,
    body: { code: 'key_reused' },
  })
  expect(await receiptsOf(student)).toHaveLength(1)
})

test('another key, another student and another colleague make receipts of their own', async () => {
  const hr = await api.as('hr')
  const colleague = await api.as('hr')
  const student = await createStudent(api.db)
  const other = await createStudent(api.db)
  const sent = [
    hr.post(`/api/fee/${student}`, PAYMENT, key('form-1')),
    hr.post(`/api/fee/${student}`, PAYMENT, key('form-2')),
    hr.post(`/api/fee/${other}`, PAYMENT, key('form-1')),
    colleague.post(`/api/fee/${student}`, PAYMENT, key('form-1')),
  ]
  for (const { status } of await Promise.all(sent)) expect(status).toBe(201)
  expect(await receiptsOf(student)).toHaveLength(3)
  expect(await receiptsOf(other)).toHaveLength(1)
})

test('what was refused leaves the key free', async () => {
  const hr = await api.as('hr')
  const student = await createStudent(api.db)
  expect((await hr.post(`/api/fee/${student}`, { ...PAYMENT, paid: 99_999 }, key('form-1'))).status).toBe(422)
  expect((await hr.post(`/api/fee/${student}`, PAYMENT, key('form-1'))).status).toBe(201)
})

test('a receipt’s key is kept for ever: years later, and after the receipt was voided', async () => {
  const hr = await api.as('hr')
  const student = await createStudent(api.db)
  const first = await hr.post(`/api/fee/${student}`, PAYMENT, key('form-1'))
  await hr.delete(`/api/fee/${first.body._id}`)
  api.now = new Date('2029-01-01T04:30:00Z')
  const later = await api.as('hr', hr.id)
  expect((await later.post(`/api/fee/${student}`, PAYMENT, key('form-1'))).body).toEqual(first.body)
  expect(await receiptsOf(student)).toEqual([])
})
