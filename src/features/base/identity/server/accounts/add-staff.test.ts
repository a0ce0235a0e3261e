import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { dumpDatabase } from '#testing/server/dump-database.ts'
import { createAccount } from '#testing/server/fixtures.ts'
import { getResetToken, setUpMail, waitForMails } from '#testing/server/mail.ts'
import { setPassword } from '#testing/server/scenario.ts'
import { isSignedIn, anonymousCalls } from '#testing/server/accounts.ts'

const api = startTestApi()
const { setSmtpUrl, startMailServer } = setUpMail(api)
const { resetPassword, getLinkOwner, signIn } = anonymousCalls(api)

const PATH = '/api/admin/staff'
const FORM = { role: 'hr', name: 'Hari Example', email: 'Hari@example.com' }
const EMAIL_TAKEN = { status: 409, body: { fields: { email: 'This email is registered already.' } } }
const DAY = 24 * 60 * 60_000
const advanceClock = (ms: number) => {
  api.now = new Date(api.now.getTime() + ms)
}
const listAuditEntries = () => api.db.selectFrom('audit_entry').selectAll().orderBy('id').execute()
const countAccounts = async () => (await api.db.selectFrom('account').select('id').execute()).length

describe('addStaff', () => {
  test.each(['hr', 'admin'] as const)('creates an invited account of %s and mails a link (201)', async (role) => {
    const smtp = await startMailServer()
    const admin = await api.signInAs('admin')

    const response = await admin.post(PATH, { ...FORM, role })

    expect(response).toMatchObject({
      status: 201,
      body: {
        ...FORM,
        role,
        status: 'Active',
        invited: true,
        version: 1,
        createdAt: api.now.toISOString(),
        message: 'The link to set the password has been sent to Hari@example.com.',
      },
    })
    const [mail] = smtp.mails
    expect(mail).toMatchObject({ to: ['Hari@example.com'], subject: 'Your account at Example Institute' })
    expect(mail!.text).toContain('Open this link within 3 days to choose your password:')
    const entries = await listAuditEntries()
    expect(entries[0]).toMatchObject({ action: 'staff.create', record_id: response.body._id, actor_id: admin.id })
  })

  test.each(['hr', 'admin'] as const)(
    'creates an account of %s that can sign in after its link was used',
    async (role) => {
      const smtp = await startMailServer()
      const admin = await api.signInAs('admin')
      const { _id } = (await admin.post(PATH, { ...FORM, role })).body
      await waitForMails(smtp, 1)
      const token = getResetToken(smtp.mails[0]!.text)
      for (const password of ['', 'x', ' '])
        expect([401, 422]).toContain((await signIn('hari@example.com', password, role)).status)

      expect((await resetPassword(token, 'a quite new password')).status).toBe(200)

      expect((await signIn('hari@example.com', 'a quite new password', role)).body._id).toBe(_id)
      const { staff } = (await admin.get(PATH)).body
      expect(staff.find((member: { _id: string }) => member._id === _id)).toMatchObject({ invited: false })
      expect((await resetPassword(token, 'yet another one')).status).toBe(422)
    },
  )

  test('mails a link that is valid for three days', async () => {
    const smtp = await startMailServer()
    await (await api.signInAs('admin')).post(PATH, FORM)
    await waitForMails(smtp, 1)
    const token = getResetToken(smtp.mails[0]!.text)
    advanceClock(3 * DAY - 1)
    expect((await getLinkOwner(token)).body).toEqual({ email: FORM.email, role: 'hr' })
    advanceClock(1)
    expect((await resetPassword(token, 'a quite new password')).status).toBe(422)
  })

  test('creates the account although the mail fails, and returns the reason (201)', async () => {
    const admin = await api.signInAs('admin')
    setSmtpUrl('smtp://127.0.0.1:9')
    const { status, body } = await admin.post(PATH, FORM)
    const reason = 'The mail server could not be reached. Nothing was sent: try again later.'
    expect([status, body.message]).toEqual([
      201,
      `The account has been made, but the link could not be sent: ${reason}`,
    ])
    expect(await admin.post(`${PATH}/${body._id}/reset`)).toMatchObject({ status: 503, body: { message: reason } })
  })

  test('creates an account to which a link can be sent after the first mail failed', async () => {
    const admin = await api.signInAs('admin')
    setSmtpUrl('smtp://127.0.0.1:9')
    const { body } = await admin.post(PATH, FORM)
    const smtp = await startMailServer()

    expect((await admin.post(`${PATH}/${body._id}/reset`)).status).toBe(200)

    await waitForMails(smtp, 1)
    expect((await resetPassword(getResetToken(smtp.mails[0]!.text), 'a quite new password')).status).toBe(200)
  })

  test('creates one account for two requests with the same idempotency key', async () => {
    const smtp = await startMailServer()
    const admin = await api.signInAs('admin')
    const key = { 'idempotency-key': 'one-form' }
    const first = await admin.post(PATH, FORM, key)
    const again = await admin.post(PATH, FORM, key)
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual({
      ...first.body,
      message: 'The account has been made. If no email arrives, send the link once more.',
    })
    await waitForMails(smtp, 1)
    expect([await countAccounts(), smtp.mails.length]).toEqual([2, 1])
  })

  test.each(['hr', 'admin'] as const)('without mail, returns a link with which %s gets in, once', async (role) => {
    const admin = await api.signInAs('admin')
    const key = { 'idempotency-key': 'one-form' }

    const { body } = await admin.post(PATH, { ...FORM, role }, key)

    expect(body.message).toMatch(/^Show this QR code to Hari Example, or pass the link on\./)
    expect(new URL(body.passwordLink).pathname).toBe('/forget-password')
    expect((await admin.post(PATH, { ...FORM, role }, key)).body.passwordLink).toBeNull()
    const token = getResetToken(body.passwordLink)
    expect((await resetPassword(token, 'a quite new password')).status).toBe(200)
    expect((await signIn('hari@example.com', 'a quite new password', role)).body._id).toBe(body._id)
    expect((await resetPassword(token, 'yet another one')).status).toBe(422)
    expect((await dumpDatabase(api.db)).filter((row) => row.includes(token))).toEqual([])
  })

  test('without mail, another link ends the first one', async () => {
    const admin = await api.signInAs('admin')
    const { body } = await admin.post(PATH, FORM)

    const again = await admin.post(`${PATH}/${body._id}/reset`)

    expect(again.status).toBe(200)
    expect((await resetPassword(getResetToken(body.passwordLink), 'a quite new password')).status).toBe(422)
    expect((await resetPassword(getResetToken(again.body.passwordLink), 'a quite new password')).status).toBe(200)
  })

  test.each([
    [{ role: 'student' }, { role: 'Choose one of these: hr, admin.' }],
    [{ name: ' ' }, { name: 'This field is required' }],
    [{ name: 'x'.repeat(201) }, { name: 'At most 200 characters.' }],
    [{ email: 'hari' }, { email: 'Enter an email address, such as name@example.com.' }],
    [{ password: 'a long enough one' }, { password: 'There is no such field.' }],
  ])('rejects %j with a message per field (422)', async (input, fields) => {
    const smtp = await startMailServer()
    const admin = await api.signInAs('admin')
    expect(await admin.post(PATH, { ...FORM, ...input })).toMatchObject({ status: 422, body: { fields } })
    expect([await countAccounts(), smtp.mails]).toEqual([1, []])
  })

  test('rejects an email of the same role, ignoring case (409)', async () => {
    const admin = await api.signInAs('admin')
    await admin.post(PATH, FORM)

    expect(await admin.post(PATH, { ...FORM, email: 'hARI@example.com' })).toMatchObject(EMAIL_TAKEN)
  })

  test('rejects the email of a deactivated account (409)', async () => {
    const admin = await api.signInAs('admin')
    const { _id } = (await admin.post(PATH, FORM)).body
    await admin.put(`${PATH}/${_id}`, { status: 'Disable' })

    expect(await admin.post(PATH, FORM)).toMatchObject(EMAIL_TAKEN)
  })

  test('accepts an email of another role (201)', async () => {
    const admin = await api.signInAs('admin')
    await admin.post(PATH, FORM)

    expect((await admin.post(PATH, { ...FORM, role: 'admin' })).status).toBe(201)
  })
})

async function createClerk() {
  const admin = await api.signInAs('admin')
  const id = await createAccount(api.db, 'hr')
  const { email, password } = await setPassword(api, id)
  return { admin, id, email, password }
}

test('sendStaffLink keeps password and sessions until the link is used', async () => {
  const { admin, id, email, password } = await createClerk()
  const smtp = await startMailServer()
  const session = await api.signInAs('hr', id)
  expect(await admin.post(`${PATH}/${id}/reset`)).toMatchObject({
    status: 200,
    body: { message: `The link to set the password has been sent to ${email}.` },
  })
  expect([await isSignedIn(api, session), (await signIn(email, password)).status]).toEqual([true, 200])
  const sent = (await listAuditEntries()).filter(({ action }) => action === 'staff.link')
  expect(sent).toMatchObject([{ record_id: id, actor_id: admin.id }])
  await waitForMails(smtp, 1)
  expect((await resetPassword(getResetToken(smtp.mails[0]!.text), 'a quite new password')).status).toBe(200)
  expect(await isSignedIn(api, session)).toBe(false)
})
