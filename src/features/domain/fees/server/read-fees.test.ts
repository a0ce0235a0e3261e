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

test('getPrintedReceipt: total is the sum of paid earlier, this payment and due', async () => {
  const hr = await api.signInAs('hr')
  const student = await createStudent(api.db)
  const pay = async (paid: number) =>
    (await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid, date: '2026-11-20' })).body._id as string
  const ids = [await pay(2000.5), await pay(3000), await pay(0.75)]
  const getAmounts = async (id: string) => {
    const { payable, paidEarlier, paid, due } = (await hr.get(`/api/fee/receipt/${id}`)).body
    return { payable, paidEarlier, paid, due }
  }

  expect(await Promise.all(ids.map(getAmounts))).toEqual([
    { payable: 10_000, paidEarlier: 0, paid: 2000.5, due: 7999.5 },
    { payable: 10_000, paidEarlier: 2000.5, paid: 3000, due: 4999.5 },
    { payable: 10_000, paidEarlier: 5000.5, paid: 0.75, due: 4998.75 },
  ])

  await hr.delete(`/api/fee/${ids[0]}`, { reason: 'Example' })
  await hr.put(`/api/fee/${ids[1]}`, { paid: 1000 })

  expect(await getAmounts(ids[1]!)).toEqual({ payable: 10_000, paidEarlier: 2000.5, paid: 1000, due: 6999.5 })
  expect(await getAmounts(ids[2]!)).toEqual({ payable: 10_000, paidEarlier: 5000.5, paid: 0.75, due: 4998.75 })
})

test('getPrintedReceipt: the amounts add up when a receipt is raised above the fee of its day', async () => {
  const hr = await api.signInAs('hr')
  const student = await createStudent(api.db)
  const { body } = await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 10_000, date: '2026-11-20' })
  await hr.put(`/api/user/${student}`, { fee: 12_000 })

  await hr.put(`/api/fee/${body._id}`, { paid: 11_500 })

  expect((await hr.get(`/api/fee/receipt/${body._id}`)).body).toMatchObject({
    payable: 11_500,
    paidEarlier: 0,
    paid: 11_500,
    due: 0,
    changed: true,
  })
})
