import { expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

async function createReceipt() {
  const hr = await api.signInAs('hr')
  const student = await createStudent(api.db, { fname: 'अनन्या', lname: 'शर्मा' })
  const { body } = await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 4000, date: '2026-11-20' })
  return { hr, student, id: body._id as string }
}

test('getPrintedReceipt returns the letterhead, the student and the balance after that receipt', async () => {
  const { hr, student, id } = await createReceipt()
  await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 1000, date: '2026-11-21' })

  const response = await hr.get(`/api/fee/receipt/${id}`)

  expect(response).toMatchObject({
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

test.each(['hr', 'admin'] as const)(
  '%s reads the fees of every student; absent ids are not found (404)',
  async (role) => {
    const { student, id } = await createReceipt()
    const staff = await api.signInAs(role)

    for (const path of [student, `receipt/${id}`]) expect((await staff.get(`/api/fee/${path}`)).status).toBe(200)
    for (const absent of [ABSENT_ID, 'none']) {
      expect((await staff.get(`/api/fee/${absent}`)).status).toBe(404)
      expect((await staff.get(`/api/fee/receipt/${absent}`)).status).toBe(404)
    }
  },
)

test('a student reads their own fees and receipts', async () => {
  const { student, id } = await createReceipt()
  const self = await api.signInAs('student', student)

  expect((await self.get(`/api/fee/${student}`)).body).toMatchObject({ PaidFee: 4000, fee: [{ paid: 4000 }] })
  expect((await self.get(`/api/fee/receipt/${id}`)).status).toBe(200)
})

test('a student gets 403 for other fees and receipts, existing or not; visitors get 401', async () => {
  const { student, id } = await createReceipt()
  const other = await api.signInAs('student', await createStudent(api.db))

  for (const path of [student, ABSENT_ID, `receipt/${id}`, `receipt/${ABSENT_ID}`]) {
    expect((await other.get(`/api/fee/${path}`)).status).toBe(403)
    expect((await api.call('GET', `/api/fee/${path}`)).status).toBe(401)
  }
})

test('a student does not see a voided receipt (403)', async () => {
  const { hr, student, id } = await createReceipt()
  await hr.delete(`/api/fee/${id}`, { reason: 'Example' })
  const self = await api.signInAs('student', student)

  expect((await self.get(`/api/fee/receipt/${id}`)).status).toBe(403)
  expect((await self.get(`/api/fee/${student}`)).body.fee).toEqual([])
})
