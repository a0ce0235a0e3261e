import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Receipt } from '#features/fees/contract/fees.contract.ts'
import { findAccountFaults, receiptsIn } from '#testing/server/account-checks.ts'
import { PAID_ON, pay, payPatiently } from '#testing/server/clerks.ts'
import { lockAccountRow } from '#testing/server/lock-account.ts'
import { type Institute, openInstitute } from '#testing/server/institute.ts'
import { removeMunshi, ownerUrlOf } from '#testing/server/munshi.ts'
import { runInParallel, range } from '#testing/server/run-in-parallel.ts'
import { register, registerStudents, type Registered } from '#testing/server/students.ts'
import { temporaryDirectory } from '#testing/server/temporary-directory.ts'

/** Any number by `GROUPS=200`. */
const GROUPS = Number(process.env.GROUPS ?? 60)
const COPIES = 20

const dataDir = temporaryDirectory()
let institute: Institute

beforeAll(async () => {
  institute = await openInstitute(dataDir, 12)
})

afterAll(() => removeMunshi(dataDir))

const aPayment = (student = institute.students[0] ?? '', paid = 100) => ({ key: randomUUID(), student, paid })
const receiptsNow = async () => (await receiptsIn(ownerUrlOf(dataDir))).size

test(`${GROUPS} payments, each sent ${COPIES} times at once with its key: one receipt each`, async () => {
  const before = await receiptsNow()
  const groups = range(GROUPS).map((n) => aPayment(institute.students[n % institute.students.length], 1 + n))
  const receipts = await runInParallel(groups, 6, async (payment) => {
    const answers = await Promise.all(range(COPIES).map(() => payPatiently(institute.hr, payment)))
    const [first] = answers
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 201, body: first?.body })
    return first?.body.receiptNo
  })
  expect(new Set(receipts).size).toBe(GROUPS)
  expect(await receiptsNow()).toBe(before + GROUPS)
  expect(await findAccountFaults(ownerUrlOf(dataDir))).toEqual([])
})

test('the same key with another body is refused, and nothing is written', async () => {
  const payment = aPayment()
  const first = await pay(institute.hr, payment)
  const before = await receiptsNow()
  const others = await Promise.all(range(COPIES).map((n) => pay(institute.hr, { ...payment, paid: 101 + n })))
  for (const { status, problem } of others)
    expect({ status, code: problem.code }).toEqual({ status: 422, code: 'key_reused' })
  expect(await receiptsNow()).toBe(before)
  expect((await pay(institute.hr, payment)).body).toEqual(first.body)
})

test('a refused payment leaves its key free', async () => {
  const payment = aPayment()
  const body = { payMode: 'Cash', paid: 100, date: '2199-01-01' }
  const path = `/api/fee/${payment.student}`
  const refused = await institute.hr.post(path, body, { 'idempotency-key': payment.key })
  expect(refused.status).toBe(422)
  const corrected = await institute.hr.post<Receipt>(
    path,
    { ...body, date: PAID_ON },
    { 'idempotency-key': payment.key },
  )
  expect(corrected.status).toBe(201)
})

test('copies that wait for the first one leave the connections to others', async () => {
  const payment = aPayment()
  const letGo = await lockAccountRow(ownerUrlOf(dataDir), payment.student)
  const copies = range(COPIES * 2).map(() => pay(institute.hr, payment))
  const reads = await runInParallel(range(10), 2, () => institute.hr.get('/api/user'))
  await letGo()
  for (const { status, ms } of reads) {
    expect(status).toBe(200)
    expect(ms).toBeLessThan(1_500)
  }
  const answers = await Promise.all(copies)
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.receiptNo}`)).size).toBe(1)
})

test('when the first one cannot be served, its copies do not wait in vain one after the other', async () => {
  const payment = aPayment()
  const letGo = await lockAccountRow(ownerUrlOf(dataDir), payment.student)
  const answers = await Promise.all(range(COPIES).map(() => pay(institute.hr, payment)))
  await letGo()
  for (const { status, ms } of answers) {
    expect(status).toBe(503)
    expect(ms).toBeLessThan(4_000)
  }
  expect((await pay(institute.hr, payment)).status).toBe(201)
  expect(await findAccountFaults(ownerUrlOf(dataDir))).toEqual([])
})

test('sent again after a kill -9 of the app, it gets the first answer', async () => {
  const payment = aPayment()
  const first = await pay(institute.hr, payment)
  await institute.app.kill('SIGKILL')
  await institute.start()
  const again = await pay(institute.hr, payment)
  expect({ status: again.status, body: again.body }).toEqual({ status: 201, body: first.body })
})

test('a registration that is sent twice at once makes one student with one first receipt', async () => {
  const { hr, school } = institute
  const before = await receiptsNow()
  const body = { email: 'once@example.com', Paidfee: 500 }
  const key = { 'idempotency-key': randomUUID() }
  const answers = await Promise.all(range(6).map(() => register(hr, school, body, key)))
  const [first] = answers
  for (const answer of answers) {
    expect({ status: answer.status, body: answer.body }).toEqual<{ status: number; body: Registered | undefined }>({
      status: 201,
      body: first?.body,
    })
  }
  expect(await receiptsNow()).toBe(before + 1)
})

test('50 payments at once on one student: never overpaid, numbers without a gap', async () => {
  const [student = ''] = await registerStudents(institute.hr, institute.school, 1, 10_000)
  const answers = await Promise.all(range(50).map(() => payPatiently(institute.hr, aPayment(student, 300))))
  const taken = answers.filter(({ status }) => status === 201)
  expect(taken).toHaveLength(33)
  for (const { status, problem } of answers) {
    if (status !== 201)
      expect({ status, fields: problem.fields }).toEqual({
        status: 422,
        fields: { paid: expect.any(String) as string },
      })
  }
  const numbers = taken.map(({ body }) => Number(body.receiptNo.split('/')[1])).toSorted((a, b) => a - b)
  expect(numbers).toEqual(range(33).map((n) => (numbers[0] ?? 0) + n))
  const { body } = await institute.hr.get<{ TotalFee: number; PaidFee: number; PendingFee: number }>(
    `/api/fee/${student}`,
  )
  expect(body).toMatchObject({ TotalFee: 10_000, PaidFee: 9_900, PendingFee: 100 })
  expect(await findAccountFaults(ownerUrlOf(dataDir))).toEqual([])
})
