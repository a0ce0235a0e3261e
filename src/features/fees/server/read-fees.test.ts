import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'

const api = startTestApi()

async function aReceipt() {
  const hr = await api.as('hr')
  const student = await createStudent(api.db, { fname: 'अनन्या', lname: 'शर्मा' })
  const { body } = await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 4000, date: '2026-11-20' })
  return { hr, student, id: body._id as string }
}

test('a printed receipt has the letterhead, the person, and what was due after it', async () => {
  const { hr, student, id } = await aReceipt()
  await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 1000, date: '2026-11-21' })
  expect(await hr.get(`/api/fee/receipt/${id}`)).toMatchObject({
    status: 200,
    body: {
      receiptNo: '2026-27/000001',
      paid: 4000,
      payable: 10_000,
      due: 6000,
      student: { _id: student, name: 'अनन्या शर्मा', contact: '9876543210' },
      institute: { name: 'Example Institute', address: '1 Example Road', phone: '9800000000' },
    },
  })
})

test('staff read all; a student reads the own, and may not learn whether another is there', async () => {
  const { student, id } = await aReceipt()
  const own = await api.as('student', student)
  const other = await api.as('student', await createStudent(api.db))
  for (const staff of [await api.as('hr'), await api.as('admin')]) {
    expect((await staff.get(`/api/fee/${student}`)).status).toBe(200)
    expect((await staff.get(`/api/fee/receipt/${id}`)).status).toBe(200)
    for (const none of [ABSENT_ID, 'none']) {
      expect((await staff.get(`/api/fee/${none}`)).status).toBe(404)
      expect((await staff.get(`/api/fee/receipt/${none}`)).status).toBe(404)
    }
  }
  expect((await own.get(`/api/fee/${student}`)).body).toMatchObject({ PaidFee: 4000, fee: [{ paid: 4000 }] })
  expect((await own.get(`/api/fee/receipt/${id}`)).status).toBe(200)
  for (const path of [student, ABSENT_ID, `receipt/${id}`, `receipt/${ABSENT_ID}`]) {
    expect((await other.get(`/api/fee/${path}`)).status).toBe(403)
    expect((await api.call('GET', `/api/fee/${path}`)).status).toBe(401)
  }
})

test('a student whose receipt was voided is not told of it', async () => {
  const { hr, student, id } = await aReceipt()
  await hr.delete(`/api/fee/${id}`)
  const own = await api.as('student', student)
  expect((await own.get(`/api/fee/receipt/${id}`)).status).toBe(403)
  expect((await own.get(`/api/fee/${student}`)).body.fee).toEqual([])
})
