import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { lockAccountRow } from '#testing/server/lock-account-row.ts'
import { waitForLock } from '#testing/server/wait-for-lock.ts'

const api = startTestApi()

const PAYMENT = { payMode: 'Cash', paid: 1000, date: '2026-11-20' }
const ifMatch = (version: number) => ({ 'if-match': `"${version}"` })

async function openAccount() {
  const student = await createStudent(api.db)
  const [asha, ravi] = [await api.signInAs('hr'), await api.signInAs('hr')]
  await api.db.updateTable('account').set({ name: 'Asha Example' }).where('id', '=', asha.id).execute()
  const readFees = async () => (await ravi.get(`/api/fee/${student}`)).body
  return { student, asha, ravi, readFees, seen: (await readFees()).version as number }
}

test('issueReceipt rejects a payment after another one that the clerk has not seen, with the clerk and the figures (409)', async () => {
  const { student, asha, ravi, readFees, seen } = await openAccount()
  await asha.post(`/api/fee/${student}`, PAYMENT, ifMatch(seen))

  const second = await ravi.post(`/api/fee/${student}`, PAYMENT, ifMatch(seen))

  expect(second).toMatchObject({
    status: 409,
    body: {
      code: 'stale',
      message: 'Asha Example took ₹1,000 just now. ₹9,000 is pending. Check this entry and save it again to go on.',
      current: { TotalFee: 10_000, PaidFee: 1000, PendingFee: 9000, version: seen + 1 },
    },
  })
  const confirmed = await ravi.post(`/api/fee/${student}`, PAYMENT, ifMatch(second.body.current.version))
  expect(confirmed.status).toBe(201)
  expect(await readFees()).toMatchObject({ PaidFee: 2000, version: seen + 2 })
})

test('issueReceipt: of two clerks who press Save at once with the same balance, one is asked', async () => {
  const { student, asha, ravi, readFees, seen } = await openAccount()
  const release = await lockAccountRow(api.ownerUrl, student)
  const calls = [asha, ravi].map((clerk) => clerk.post(`/api/fee/${student}`, PAYMENT, ifMatch(seen)))
  await waitForLock(api, Promise.race(calls))
  await release()

  const statuses = (await Promise.all(calls)).map(({ status }) => status)

  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(await readFees()).toMatchObject({ PaidFee: 1000 })
})

test('issueReceipt accepts a payment without a version, as before', async () => {
  const { student, asha, ravi } = await openAccount()
  await asha.post(`/api/fee/${student}`, PAYMENT)

  expect((await ravi.post(`/api/fee/${student}`, PAYMENT)).status).toBe(201)
})

test.each([
  ['refund', { payMode: 'Cash', amount: 100, date: '2026-11-20', reason: 'Example' }],
  ['discount', { amount: 100, reason: 'Example' }],
  ['write-off', { amount: 100, reason: 'Example' }],
])('a %s that meets an account which has changed is rejected (409)', async (kind, body) => {
  const { student, asha, seen } = await openAccount()
  const admin = await api.signInAs('admin')
  const { body: receipt } = await asha.post(`/api/fee/${student}`, PAYMENT, ifMatch(seen))
  expect((await admin.post(`/api/fee/${kind}/${student}`, body, ifMatch(seen + 1))).status).toBe(201)

  const repeated = await admin.post(`/api/fee/${kind}/${student}`, body, ifMatch(seen + 1))
  await asha.delete(`/api/fee/${receipt._id}`, { reason: 'Example' })

  expect(repeated).toMatchObject({ status: 409, body: { code: 'stale', current: { version: seen + 2 } } })
  expect(repeated.body.message).toMatch(
    /^The account has changed: ₹[\d,]+ is pending now\. Check this entry and save it again to go on\.$/,
  )
})

test('the version stays where fee and paid amount stay', async () => {
  const { student, ravi, readFees, seen } = await openAccount()
  const { plans } = (await ravi.get(`/api/plan/${student}`)).body
  await ravi.put(`/api/plan/${plans[0].enrolment}`, { rows: [{ dueDate: '2026-12-01', amount: 10_000 }] })

  expect(await readFees()).toMatchObject({ version: seen })
})
