import { expect, test } from 'vitest'
import { buildApp } from '#app/server/build-app.ts'
import { openSetupGate } from '#features/overview/setup/server/setup-gate.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { readVerificationCode } from '#testing/server/verification-code.ts'

const api = startTestApi()

const verify = (code: string) => api.call('GET', `/api/fee/verify/${code}`)

async function createReceipt() {
  const hr = await api.signInAs('hr')
  const student = await createStudent(api.db, { fname: 'asha kumari', lname: 'Rao' })
  const { body } = await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 4000.5, date: '2026-11-20' })
  const id = body._id as string
  return { hr, student, id, code: await readVerificationCode(api.db, id) }
}

test('verifyReceipt tells everybody number, date, amount and initials of a genuine receipt, and nothing else', async () => {
  const { code } = await createReceipt()

  const { status, body, headers } = await verify(code)

  expect([status, body]).toEqual([
    200,
    {
      state: 'genuine',
      receiptNo: '2026-27/000001',
      date: '2026-11-20',
      paid: 4000.5,
      initials: 'AR',
      changedOn: null,
    },
  ])
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
})

test('verifyReceipt returns the new amount of a changed receipt, and the day of the change at the institute', async () => {
  const { hr, id, code } = await createReceipt()
  api.now = new Date('2026-11-24T19:00:00Z')
  const later = await api.signInAs('hr', hr.id)
  await later.put(`/api/fee/${id}`, { paid: 3000 })

  expect((await verify(code)).body).toMatchObject({ state: 'changed', paid: 3000, changedOn: '2026-11-25' })
})

test('verifyReceipt returns voided for a receipt that was changed and voided', async () => {
  const { hr, id, code } = await createReceipt()
  await hr.put(`/api/fee/${id}`, { paid: 3000 })
  await hr.delete(`/api/fee/${id}`, { reason: 'counted twice' })

  expect((await verify(code)).body).toMatchObject({ state: 'voided', receiptNo: '2026-27/000001', changedOn: null })
})

test('verifyReceipt returns no initials once the student is erased', async () => {
  const { student, code } = await createReceipt()
  const admin = await api.signInAs('admin')
  await admin.post('/api/admin/status', { student, status: 'Delete' })
  expect((await verify(code)).body.initials).toBe('AR')

  await admin.post(`/api/admin/erase/${student}`, { name: 'asha kumari Rao' })

  expect((await verify(code)).body).toMatchObject({ state: 'genuine', initials: '–' })
})

test('verifyReceipt returns the same 404 for unknown, malformed and shortened codes and for ids of receipts', async () => {
  const { id, code } = await createReceipt()
  const codes = ['A'.repeat(22), 'x', '%00', code.slice(1), `${code}A`, id, id.replaceAll('-', '')]

  const responses = await Promise.all(codes.map(verify))

  expect(responses.map(({ status }) => status)).toEqual(codes.map(() => 404))
  expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
})

test('verifyReceipt rejects more than 60 requests per IP address and hour, also with a right code (429)', async () => {
  const { code } = await createReceipt()
  await Promise.all(Array.from({ length: 60 }, () => verify('unknown')))

  expect(await verify(code)).toMatchObject({ status: 429, body: { code: 'too_many' } })
})

test('the code of each receipt has 22 random characters, and the app cannot change it', async () => {
  const { hr, student, code } = await createReceipt()
  const { body } = await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 10, date: '2026-11-20' })
  const second = await readVerificationCode(api.db, body._id)

  expect(code).toMatch(/^[\w-]{22}$/)
  expect(second.slice(0, 8)).not.toBe(code.slice(0, 8))
  const change = api.db.updateTable('receipt').set({ verification_id: body._id }).execute()
  await expect(change).rejects.toThrow('permission denied')
})

test('getPrintedReceipt returns the URL of the public page with PUBLIC_URL, also to the student, and null without', async () => {
  const { hr, student, id, code } = await createReceipt()
  expect((await hr.get(`/api/fee/receipt/${id}`)).body.verifyUrl).toBeNull()

  const { token } = await api.signInAs('student', student)
  const gate = await openSetupGate(api.db, api.ownerUrl)
  const app = await buildApp({ ...api.app.dependencies, gate, hasPublicUrl: true })
  const headers = { authorization: `Bearer ${token}` }
  const response = await app.inject({ url: `/api/fee/receipt/${id}`, headers })
  await app.close()

  expect(response.json()).toMatchObject({ verifyUrl: `http://munshi.test/verify/${code}` })
})
