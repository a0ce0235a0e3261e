import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createAccount } from '#testing/server/fixtures.ts'
import { mailing, tokenIn } from '#testing/server/mail.ts'
import { withPassword } from '#testing/server/scenario.ts'
import { isSignedIn, strangers } from '#testing/server/accounts.ts'

const api = startTestApi()
const { sendTo, sendThrough } = mailing(api)
const { reset, readLink, signIn } = strangers(api)

const PATH = '/api/admin/staff'
const FORM = { role: 'hr', name: 'Hari Example', email: 'Hari@example.com' }
const DAY = 24 * 60 * 60_000
const later = (ms: number) => {
  api.now = new Date(api.now.getTime() + ms)
}
const entries = () => api.db.selectFrom('audit_entry').selectAll().orderBy('id').execute()
const accounts = async () => (await api.db.selectFrom('account').select('id').execute()).length

describe('a new account', () => {
  test.each(['hr', 'admin'] as const)('of %s is mailed a link, and can sign in once it has been used', async (role) => {
    const smtp = await sendThrough()
    const admin = await api.as('admin')
    const added = await admin.post(PATH, { ...FORM, role })
    const { _id } = added.body
    expect(added).toMatchObject({
      status: 201,
      body: {
        ...{ ...FORM, role, status: 'Active', invited: true, version: 1, createdAt: api.now.toISOString() },
        message: 'The link to set the password has been sent to Hari@example.com.',
      },
    })
    const [mail] = smtp.mails
    expect(mail).toMatchObject({ to: ['Hari@example.com'], subject: 'Your account at Example Institute' })
    expect(mail!.text).toContain('Open this link within 3 days to choose your password:')
    for (const password of ['', 'x', ' '])
      expect([401, 422]).toContain((await signIn('hari@example.com', password, role)).status)
    expect((await reset(tokenIn(mail!.text), 'a quite new password')).status).toBe(200)
    expect((await signIn('hari@example.com', 'a quite new password', role)).body._id).toBe(_id)
    const { staff } = (await admin.get(PATH)).body
    expect(staff.find((member: { _id: string }) => member._id === _id)).toMatchObject({ invited: false })
    expect((await reset(tokenIn(mail!.text), 'yet another one')).status).toBe(422)
    expect((await entries())[0]).toMatchObject({ action: 'staff.create', record_id: _id, actor_id: admin.id })
  })

  test('its link is good for three days', async () => {
    const smtp = await sendThrough()
    await (await api.as('admin')).post(PATH, FORM)
    const token = tokenIn(smtp.mails[0]!.text)
    later(3 * DAY - 1)
    expect((await readLink(token)).body).toEqual({ email: FORM.email, role: 'hr' })
    later(1)
    expect((await reset(token, 'a quite new password')).status).toBe(422)
  })

  test('stands though no mail could be sent, and the answer says why; another link can be sent later', async () => {
    const admin = await api.as('admin')
    sendTo('smtp://127.0.0.1:9')
    const { status, body } = await admin.post(PATH, FORM)
    const why = 'The mail server could not be reached. Nothing was sent: try again later.'
    expect([status, body.message]).toEqual([201, `The account has been made, but the link could not be sent: ${why}`])
    expect(await admin.post(`${PATH}/${body._id}/reset`)).toMatchObject({ status: 503, body: { message: why } })
    const smtp = await sendThrough()
    expect((await admin.post(`${PATH}/${body._id}/reset`)).status).toBe(200)
    expect((await reset(tokenIn(smtp.mails[0]!.text), 'a quite new password')).status).toBe(200)
  })

  test('is made once though it was sent twice, and the copy is told to look for the mail', async () => {
    const smtp = await sendThrough()
    const admin = await api.as('admin')
    const key = { 'idempotency-key': 'one-form' }
    const first = await admin.post(PATH, FORM, key)
    const again = await admin.post(PATH, FORM, key)
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual({
      ...first.body,
      message: 'The account has been made. If no email arrives, send the link once more.',
    })
    expect([await accounts(), smtp.mails.length]).toEqual([2, 1])
  })

  test('says where the link lies where mail is not set up', async () => {
    const { body } = await (await api.as('admin')).post(PATH, FORM)
    const [file] = readdirSync(api.outbox)
    const message = `Mail is not set up: nothing was sent. The message lies in the outbox as ${file}.`
    expect(body.message).toBe(message)
  })

  test.each([
    [{ role: 'student' }, { role: 'This field is required' }],
    [{ name: ' ' }, { name: 'This field is required' }],
    [{ name: 'x'.repeat(201) }, { name: 'At most 200 characters.' }],
    [{ email: 'hari' }, { email: 'Enter an email address, such as name@example.com.' }],
    [{ password: 'a long enough one' }, { password: 'There is no such field.' }],
  ])('%j is refused at its field, and nothing is made', async (over, fields) => {
    const smtp = await sendThrough()
    const admin = await api.as('admin')
    expect(await admin.post(PATH, { ...FORM, ...over })).toMatchObject({ status: 422, body: { fields } })
    expect([await accounts(), smtp.mails]).toEqual([1, []])
  })

  test('of an email that the role has already is refused, of another role’s not; a deactivated one’s is taken', async () => {
    const admin = await api.as('admin')
    const { _id } = (await admin.post(PATH, FORM)).body
    const taken = { status: 409, body: { fields: { email: 'This email is registered already.' } } }
    expect(await admin.post(PATH, { ...FORM, email: 'hARI@example.com' })).toMatchObject(taken)
    await admin.put(`${PATH}/${_id}`, { status: 'Disable' })
    expect(await admin.post(PATH, FORM)).toMatchObject(taken)
    expect((await admin.post(PATH, { ...FORM, role: 'admin' })).status).toBe(201)
  })
})

async function aClerk() {
  const admin = await api.as('admin')
  const id = await createAccount(api.db, 'hr')
  const { email, password } = await withPassword(api, id)
  return { admin, id, email, password }
}

test('a link that an admin sends leaves password and sessions as they are until it is used', async () => {
  const { admin, id, email, password } = await aClerk()
  const smtp = await sendThrough()
  const own = await api.as('hr', id)
  expect(await admin.post(`${PATH}/${id}/reset`)).toMatchObject({
    status: 200,
    body: { message: `The link to set the password has been sent to ${email}.` },
  })
  expect([await isSignedIn(api, own), (await signIn(email, password)).status]).toEqual([true, 200])
  expect((await entries()).at(-1)).toMatchObject({ action: 'staff.link', record_id: id, actor_id: admin.id })
  expect((await reset(tokenIn(smtp.mails[0]!.text), 'a quite new password')).status).toBe(200)
  expect(await isSignedIn(api, own)).toBe(false)
})
