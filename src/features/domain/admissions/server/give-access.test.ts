import { afterEach, expect, test } from 'vitest'
import { buildApp } from '#app/server/build-app.ts'
import { openSetupGate } from '#features/overview/setup/server/setup-gate.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { anonymousCalls } from '#testing/server/accounts.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { getResetToken, setUpMail, waitForMails } from '#testing/server/mail.ts'

const api = startTestApi()
const { startMailServer } = setUpMail(api)
const { signIn, resetPassword } = anonymousCalls(api)

const EMAIL = 'ravi@example.com'
const PASSWORD = 'a quite different one'

type Hr = Awaited<ReturnType<typeof api.signInAs>>

async function createWithoutPassword(over: object = {}): Promise<string> {
  const id = await createStudent(api.db, { email: EMAIL, ...over })
  await api.db.updateTable('account').set({ password_hash: '' }).where('id', '=', id).execute()
  return id
}

let publicApp: Awaited<ReturnType<typeof buildApp>> | undefined
afterEach(async () => {
  await publicApp?.close()
  publicApp = undefined
})

/** Calls a server that has a PUBLIC_URL. */
async function createLink({ token }: Hr, id: string) {
  const gate = await openSetupGate(api.db, api.ownerUrl)
  publicApp ??= await buildApp({ ...api.app.dependencies, gate, hasPublicUrl: true })
  const headers = { authorization: `Bearer ${token}` }
  const url = `/api/user/access/${id}`
  const response = await publicApp.inject({ method: 'POST', url, payload: { byMail: false }, headers })
  return response.json() as { passwordLink: string; mailed: boolean; message: string }
}

const getAccess = async (hr: Hr, id: string) => (await hr.get(`/api/user/overview/${id}`)).body.access
const listEntries = () =>
  api.db.selectFrom('audit_entry').select(['action', 'record_id']).where('action', '=', 'student.access').execute()

test('giveAccess returns a link to pass on, which sets the password once, and records it', async () => {
  const hr = await api.signInAs('hr')
  const id = await createWithoutPassword()
  const before = await getAccess(hr, id)

  const { passwordLink, mailed } = await createLink(hr, id)

  expect(passwordLink).toMatch(/^http:\/\/munshi\.test\/forget-password#token=/)
  expect(mailed).toBe(false)
  expect(before).toEqual({ at: null, by: null })
  expect(await getAccess(hr, id)).toEqual({ at: '2026-11-21T04:30:00.000Z', by: expect.any(String) })
  expect(await listEntries()).toEqual([{ action: 'student.access', record_id: id }])
  expect((await resetPassword(getResetToken(passwordLink), PASSWORD)).status).toBe(200)
  expect((await signIn(EMAIL, PASSWORD, 'student')).status).toBe(200)
  expect(await getAccess(hr, id)).toBeNull()
})

test('giveAccess ends the earlier link of the student', async () => {
  const hr = await api.signInAs('hr')
  const id = await createWithoutPassword()

  const first = await createLink(hr, id)
  const second = await createLink(hr, id)

  expect((await resetPassword(getResetToken(first.passwordLink), PASSWORD)).status).toBe(422)
  expect((await resetPassword(getResetToken(second.passwordLink), PASSWORD)).status).toBe(200)
})

test('giveAccess emails the link if it is asked to', async () => {
  const smtp = await startMailServer()
  const hr = await api.signInAs('hr')
  const id = await createWithoutPassword()

  const { body } = await hr.post(`/api/user/access/${id}`, { byMail: true })

  await waitForMails(smtp, 1)
  expect(body).toMatchObject({ mailed: true, passwordLink: null, message: expect.stringContaining(EMAIL) })
  expect((await resetPassword(getResetToken(smtp.mails[0]!.text), PASSWORD)).status).toBe(200)
  expect(await listEntries()).toHaveLength(1)
})

test('giveAccess without mail and PUBLIC_URL makes no link, and says what to do', async () => {
  const hr = await api.signInAs('hr')
  const id = await createWithoutPassword()

  const { status, body } = await hr.post(`/api/user/access/${id}`, { byMail: true })

  expect(status).toBe(200)
  expect(body).toMatchObject({
    mailed: false,
    passwordLink: null,
    message: expect.stringContaining('outside the office'),
  })
  expect(await api.db.selectFrom('reset_token').selectAll().execute()).toEqual([])
  expect(await getAccess(hr, id)).toEqual({ at: null, by: null })
  expect(await listEntries()).toEqual([])
})

test.each([
  ['has a password', 'has_password', () => createStudent(api.db)],
  ['has no email', 'no_email', () => createWithoutPassword({ email: '' })],
  ['was deactivated', 'not_active', () => createWithoutPassword({ status: 'Disable' })],
])('giveAccess rejects a student who %s (409)', async (_what, code, create) => {
  const hr = await api.signInAs('hr')

  const { status, body } = await hr.post(`/api/user/access/${await create()}`, { byMail: false })

  expect({ status, code: body.code }).toEqual({ status: 409, code })
})

test('giveAccess of an unknown student (404), with a wrong body (422), and as admin (403)', async () => {
  const hr = await api.signInAs('hr')
  const admin = await api.signInAs('admin')
  const id = await createWithoutPassword()

  expect((await hr.post(`/api/user/access/${ABSENT_ID}`, { byMail: false })).status).toBe(404)
  expect((await hr.post(`/api/user/access/${id}`, { byMail: 'often' })).status).toBe(422)
  expect((await admin.post(`/api/user/access/${id}`, { byMail: false })).status).toBe(403)
})
