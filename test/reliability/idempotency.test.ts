import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Receipt } from '#features/domain/fees/contract/fees.contract.ts'
import { findAccountFaults, listReceipts } from '#testing/server/account-checks.ts'
import { PAYMENT_DATE, pay, payWithRetry } from '#testing/server/payment-load.ts'
import { getRounds, reportFigures } from '#testing/server/full-run.ts'
import { lockAccountRow } from '#testing/server/lock-account-row.ts'
import { type RunningInstitute, startInstitute } from '#testing/server/running-institute.ts'
import { removeMunshi, getOwnerUrl } from '#testing/server/munshi.ts'
import { runInParallel, range } from '#testing/server/run-in-parallel.ts'
import { registerStudent, registerStudents, type RegistrationResult } from '#testing/server/register-students.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'

const GROUPS = getRounds(6, 200)
const COPIES = 20

const dataDir = createTemporaryDirectory()
let institute: RunningInstitute

beforeAll(async () => {
  institute = await startInstitute(dataDir, 12)
})

afterAll(async () => {
  reportFigures('R3', { groups: GROUPS, copies: COPIES })
  await removeMunshi(dataDir)
})

const buildPayment = (student = institute.students[0] ?? '', paid = 100) => ({ key: randomUUID(), student, paid })
const countReceipts = async () => (await listReceipts(getOwnerUrl(dataDir))).size

test(`${GROUPS} payments, each sent ${COPIES} times at once with its key, create one receipt each`, async () => {
  const before = await countReceipts()
  const groups = range(GROUPS).map((n) => buildPayment(institute.students[n % institute.students.length], 1 + n))
  const receipts = await runInParallel(groups, 6, async (payment) => {
    const responses = await Promise.all(range(COPIES).map(() => payWithRetry(institute.hr, payment)))
    const [first] = responses
    for (const { status, body } of responses) expect({ status, body }).toEqual({ status: 201, body: first?.body })
    return first?.body.receiptNo
  })
  expect(new Set(receipts).size).toBe(GROUPS)
  expect(await countReceipts()).toBe(before + GROUPS)
  expect(await findAccountFaults(getOwnerUrl(dataDir))).toEqual([])
})

test('a reused key with another body returns 422 and writes nothing', async () => {
  const payment = buildPayment()
  const first = await pay(institute.hr, payment)
  const before = await countReceipts()
  const others = await Promise.all(range(COPIES).map((n) => pay(institute.hr, { ...payment, paid: 101 + n })))
  for (const { status, problem } of others)
    expect({ status, code: problem.code }).toEqual({ status: 422, code: 'key_reused' })
  expect(await countReceipts()).toBe(before)
  expect((await pay(institute.hr, payment)).body).toEqual(first.body)
})

test('the key of a rejected payment can be used again', async () => {
  const payment = buildPayment()
  const body = { payMode: 'Cash', paid: 100, date: '2199-01-01' }
  const path = `/api/fee/${payment.student}`
  const rejected = await institute.hr.post(path, body, { 'idempotency-key': payment.key })
  expect(rejected.status).toBe(422)
  const corrected = await institute.hr.post<Receipt>(
    path,
    { ...body, date: PAYMENT_DATE },
    { 'idempotency-key': payment.key },
  )
  expect(corrected.status).toBe(201)
})

test('copies that wait for the first request do not block other requests', async () => {
  const payment = buildPayment()
  const release = await lockAccountRow(getOwnerUrl(dataDir), payment.student)
  const copies = range(COPIES * 2).map(() => pay(institute.hr, payment))
  const reads = await runInParallel(range(10), 2, () => institute.hr.get('/api/user'))
  await release()
  for (const { status, ms } of reads) {
    expect(status).toBe(200)
    expect(ms).toBeLessThan(4_200)
  }
  const responses = await Promise.all(copies)
  expect(new Set(responses.map(({ status, body }) => `${status} ${body.receiptNo}`)).size).toBe(1)
})

test('when the first request fails, its copies return 503 together instead of one after the other', async () => {
  const payment = buildPayment()
  const release = await lockAccountRow(getOwnerUrl(dataDir), payment.student)
  const responses = await Promise.all(range(COPIES).map(() => pay(institute.hr, payment)))
  await release()
  for (const { status, ms } of responses) {
    expect(status).toBe(503)
    // One after the other, the last copy would wait for the server's deadline of 4.3 s.
    expect(ms).toBeLessThan(4_200)
  }
  expect((await pay(institute.hr, payment)).status).toBe(201)
  expect(await findAccountFaults(getOwnerUrl(dataDir))).toEqual([])
})

test('a payment sent again after SIGKILL of the app gets the first response', async () => {
  const payment = buildPayment()
  const first = await pay(institute.hr, payment)
  await institute.app.kill('SIGKILL')
  await institute.start()
  const again = await pay(institute.hr, payment)
  expect({ status: again.status, body: again.body }).toEqual({ status: 201, body: first.body })
})

test('copies of a registration sent at once create one student with one receipt', async () => {
  const { hr, courseAndBatch } = institute
  const before = await countReceipts()
  const body = { email: 'once@example.com', Paidfee: 500 }
  const key = { 'idempotency-key': randomUUID() }
  const responses = await Promise.all(range(6).map(() => registerStudent(hr, courseAndBatch, body, key)))
  const [first] = responses
  for (const response of responses) {
    expect({ status: response.status, body: response.body }).toEqual<{
      status: number
      body: RegistrationResult | undefined
    }>({
      status: 201,
      body: first?.body,
    })
  }
  expect(await countReceipts()).toBe(before + 1)
})

test('50 concurrent payments for one student: not overpaid, receipt numbers without a gap', async () => {
  const [student = ''] = await registerStudents(institute.hr, institute.courseAndBatch, 1, 10_000)
  const responses = await Promise.all(range(50).map(() => payWithRetry(institute.hr, buildPayment(student, 300))))
  const issued = responses.filter(({ status }) => status === 201)
  expect(issued).toHaveLength(33)
  for (const { status, problem } of responses) {
    if (status !== 201)
      expect({ status, fields: problem.fields }).toEqual({
        status: 422,
        fields: { paid: expect.any(String) as string },
      })
  }
  const numbers = issued.map(({ body }) => Number(body.receiptNo.split('/')[1])).toSorted((a, b) => a - b)
  expect(numbers).toEqual(range(33).map((n) => (numbers[0] ?? 0) + n))
  const { body } = await institute.hr.get<{ TotalFee: number; PaidFee: number; PendingFee: number }>(
    `/api/fee/${student}`,
  )
  expect(body).toMatchObject({ TotalFee: 10_000, PaidFee: 9_900, PendingFee: 100 })
  expect(await findAccountFaults(getOwnerUrl(dataDir))).toEqual([])
})
