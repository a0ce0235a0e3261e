import { describe, expect, test } from 'vitest'
import { buildApp } from '#app/server/build-app.ts'
import { openSetupGate } from '#features/overview/setup/server/setup-gate.ts'
import { anonymousCalls, isSignedIn } from '#testing/server/accounts.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, registrationBody } from '#testing/server/fixtures.ts'
import { getResetToken, setUpMail, waitForMails } from '#testing/server/mail.ts'

const api = startTestApi()
const { startMailServer } = setUpMail(api)
const { signIn, resetPassword, call } = anonymousCalls(api)

const OLD_PASSWORD = 'a long enough one'
const NEW_PASSWORD = 'a quite different one'
const APPROVAL = { fee: 12_000, Paidfee: 0, payMode: 'Cash' }
const BY_HAND = { ...APPROVAL, emailConfirmed: true }

const getEmailToken = (text: string) => /\/confirm-email#token=([\w-]{43})$/m.exec(text)?.[1] ?? 'no link'
const confirmEmail = (token: string) => call('POST', '/api/user/confirmEmail', { token })

/** A stranger registers with somebody's address, and signs in. */
async function registerStranger() {
  const course = await createCourse(api.db)
  const form = registrationBody(course.name, (await createBatch(api.db, { courseId: course.id })).code)
  const { body } = await api.call('POST', '/api/user/register', form)
  const id = body.student._id as string
  const { email } = form
  const stranger = (await signIn(email, OLD_PASSWORD, 'student')).body as { token: string }
  const hr = await api.signInAs('hr')
  const approve = (approval: object = BY_HAND) => hr.put(`/api/user/approve/${id}`, approval)
  return { id, email, form, stranger, hr, approve }
}

describe('an old session and password of a registration end', () => {
  test('with the approval', async () => {
    const { email, stranger, approve } = await registerStranger()
    expect((await approve()).status).toBe(200)
    expect(await isSignedIn(api, stranger)).toBe(false)
    expect((await signIn(email, OLD_PASSWORD, 'student')).status).toBe(401)
  })

  test('with the rejection', async () => {
    const { id, email, stranger, hr } = await registerStranger()
    expect((await hr.put(`/api/user/reject/${id}`)).status).toBe(200)
    expect(await isSignedIn(api, stranger)).toBe(false)
    expect((await signIn(email, OLD_PASSWORD, 'student')).status).toBe(401)
  })

  test('when HR registers the same person instead', async () => {
    const { id, email, form, stranger, hr } = await registerStranger()
    const passwords = { password: NEW_PASSWORD, confirmPswd: NEW_PASSWORD }
    expect((await hr.post('/api/user/register', { ...form, ...passwords, discardPending: id })).status).toBe(201)
    expect(await isSignedIn(api, stranger)).toBe(false)
    expect((await signIn(email, OLD_PASSWORD, 'student')).status).toBe(401)
    expect((await signIn(email, NEW_PASSWORD, 'student')).status).toBe(200)
  })
})

describe('approval without mail', () => {
  test('requires that HR confirms the address (422)', async () => {
    const { id, stranger, hr, approve } = await registerStranger()
    for (const approval of [APPROVAL, { ...APPROVAL, emailConfirmed: false }])
      expect(await approve(approval)).toMatchObject({
        status: 422,
        body: { fields: { emailConfirmed: expect.stringContaining('belongs to the applicant') } },
      })
    expect((await hr.get(`/api/user/${id}`)).body).toMatchObject({ status: 'Pending', emailConfirmed: false })
    expect(await isSignedIn(api, stranger)).toBe(true)
  })

  test('returns no link without PUBLIC_URL, and says what to do', async () => {
    const { approve } = await registerStranger()
    const { body } = await approve()
    expect(body).toMatchObject({ mailed: false, passwordLink: null, emailConfirmed: null })
    expect(body.message).toContain("Set one under 'Edit Student'")
    expect(await api.db.selectFrom('reset_token').selectAll().execute()).toEqual([])
  })

  test('returns a link for HR to pass on with PUBLIC_URL, which works once', async () => {
    const { id, email, hr } = await registerStranger()
    const gate = await openSetupGate(api.db, api.ownerUrl)
    const app = await buildApp({ ...api.app.dependencies, gate, hasPublicUrl: true })
    const headers = { authorization: `Bearer ${hr.token}` }
    const response = await app.inject({ method: 'PUT', url: `/api/user/approve/${id}`, payload: BY_HAND, headers })
    await app.close()
    const { passwordLink, mailed } = response.json() as { passwordLink: string; mailed: boolean }
    expect(passwordLink).toMatch(/^http:\/\/munshi\.test\/forget-password#token=/)
    expect(mailed).toBe(false)
    const token = getResetToken(passwordLink)
    expect((await resetPassword(token, NEW_PASSWORD)).status).toBe(200)
    expect((await signIn(email, NEW_PASSWORD, 'student')).status).toBe(200)
    expect((await resetPassword(token, 'yet another one')).status).toBe(422)
  })

  test('records who confirmed the address', async () => {
    const { approve } = await registerStranger()
    await approve()
    const [entry] = await api.db.selectFrom('audit_entry').selectAll().where('action', '=', 'student.approve').execute()
    expect(entry!.after).toMatchObject({ status: 'Active', emailConfirmedBy: 'hr' })
  })
})

describe('approval with mail', () => {
  test('is possible once the mailed link was opened, and mails a link to set a password', async () => {
    const smtp = await startMailServer()
    const { id, email, approve, hr } = await registerStranger()
    await waitForMails(smtp, 1)
    expect(await approve()).toMatchObject({ status: 409, body: { code: 'email_unconfirmed' } })
    expect(smtp.mails[0]!.text).not.toContain('Ravi')
    const token = getEmailToken(smtp.mails[0]!.text)
    expect(await confirmEmail(token)).toMatchObject({
      status: 200,
      body: { message: `${email} is confirmed. The institute can now approve the registration.` },
    })
    expect((await hr.get(`/api/user/${id}`)).body.emailConfirmed).toBe(true)
    const { status, body } = await approve(APPROVAL)
    expect(status).toBe(200)
    expect(body).toMatchObject({ mailed: true, passwordLink: null })
    await waitForMails(smtp, 2)
    expect((await resetPassword(getResetToken(smtp.mails[1]!.text), NEW_PASSWORD)).status).toBe(200)
    expect((await signIn(email, NEW_PASSWORD, 'student')).status).toBe(200)
  })

  test('a link that confirms an address works once, and sets no password', async () => {
    const smtp = await startMailServer()
    await registerStranger()
    await waitForMails(smtp, 1)
    const token = getEmailToken(smtp.mails[0]!.text)
    expect((await resetPassword(token, NEW_PASSWORD)).status).toBe(422)
    expect((await confirmEmail(token)).status).toBe(200)
    expect((await confirmEmail(token)).status).toBe(422)
    expect((await confirmEmail('unknown')).status).toBe(422)
  })

  test('a link to set a password confirms no address', async () => {
    const smtp = await startMailServer()
    const { email } = await registerStranger()
    await waitForMails(smtp, 1)
    await call('POST', '/api/user/forgetPassword', { email, role: 'student' })
    await waitForMails(smtp, 2)
    expect((await confirmEmail(getResetToken(smtp.mails[1]!.text))).status).toBe(422)
  })

  test('a new address must be confirmed again', async () => {
    const smtp = await startMailServer()
    const { id, hr, approve } = await registerStranger()
    await waitForMails(smtp, 1)
    const token = getEmailToken(smtp.mails[0]!.text)
    await confirmEmail(token)
    expect((await hr.put(`/api/user/${id}`, { email: 'other@example.com' })).body.emailConfirmed).toBe(false)
    expect((await approve()).status).toBe(409)
  })

  test('the link is sent again to the applicant or HR, three times an hour', async () => {
    const smtp = await startMailServer()
    const { id, stranger, hr } = await registerStranger()
    await waitForMails(smtp, 1)
    const path = `/api/user/confirmation/${id}`
    expect((await api.call('POST', path, undefined, stranger.token)).status).toBe(200)
    expect((await hr.post(path)).status).toBe(200)
    expect((await hr.post(path)).status).toBe(429)
    const [first, , third] = smtp.mails
    expect((await confirmEmail(getEmailToken(first!.text))).status).toBe(422)
    expect((await confirmEmail(getEmailToken(third!.text))).status).toBe(200)
    expect((await hr.post(path)).status).toBe(409)
  })

  test('a link that cannot be sent is reported, and the approval stays', async () => {
    const smtp = await startMailServer()
    const { id, approve } = await registerStranger()
    await waitForMails(smtp, 1)
    await confirmEmail(getEmailToken(smtp.mails[0]!.text))
    await startMailServer('recipient')
    const { status, body } = await approve(APPROVAL)
    expect(status).toBe(200)
    expect(body).toMatchObject({ _id: id, status: 'Active', mailed: false, passwordLink: null })
    expect(body.message).toMatch(/^The link to choose a password could not be sent: /)
  })
})
