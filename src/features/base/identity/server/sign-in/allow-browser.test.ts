import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { anonymousCalls } from '#testing/server/accounts.ts'
import { setUpMail, waitForMails } from '#testing/server/mail.ts'
import { setUpSignIn } from '#testing/server/sign-in.ts'
import { hashEmail } from './sign-in-attempts.sql.ts'

const api = startTestApi()
const { accounts, signIn, signInWithWrongPassword } = setUpSignIn(api)
const { startMailServer } = setUpMail(api)
const { call } = anonymousCalls(api)

const MINUTE = 60_000
const LINK = /\/new-browser#token=([\w-]{43})$/m
const readToken = (text: string) => LINK.exec(text)?.[1] ?? 'no link'

const requestLink = (email = accounts.hr.email) => call('POST', '/api/user/browserLink', { email, role: 'hr' })
async function mailLink(): Promise<string> {
  const smtp = await startMailServer()
  await requestLink()
  await waitForMails(smtp, 1)
  return readToken(smtp.mails[0]!.text)
}
async function allow(token: string) {
  const { status, body, headers } = await call('POST', '/api/user/browser', { token })
  return { status, body, cookie: String(headers['set-cookie']).split(';')[0] ?? '' }
}
/** Locks the account like a stranger with 20 wrong passwords. */
const lockOut = () =>
  api.db
    .insertInto('sign_in_attempt')
    .values(
      Array.from({ length: 20 }, (_, i) => ({
        email_hash: hashEmail('hr', accounts.hr.email),
        address: `192.0.2.${100 + i}`,
        at: api.now,
      })),
    )
    .execute()

describe('an owner whom a stranger locks out by wrong guesses', () => {
  test('signs in from a new browser with a mailed link and the right password', async () => {
    await lockOut()
    expect((await signIn()).status).toBe(429)

    const { status, body, cookie } = await allow(await mailLink())

    expect([status, body]).toEqual([
      200,
      {
        message: `This browser may sign in as ${accounts.hr.email}. Enter your password.`,
        email: accounts.hr.email,
        role: 'hr',
      },
    ])
    expect((await signIn()).status).toBe(429)
    expect((await signInWithWrongPassword({ cookie })).status).toBe(401)
    expect((await signIn({ cookie })).status).toBe(200)
  })

  test('signs in from a new browser with a link of a browser that is signed in', async () => {
    const { token } = (await signIn()).body
    await lockOut()
    const { status, body } = await api.call('POST', '/api/session/browserLink', undefined, token)
    expect([status, body]).toEqual([201, { url: expect.stringMatching(LINK) }])

    const { cookie } = await allow(readToken(body.url))

    expect((await signIn()).status).toBe(429)
    expect((await signIn({ cookie })).status).toBe(200)
  })
})

describe('allowBrowser', () => {
  test('signs nobody in, limits the browser to 10 wrong guesses, and writes an audit entry', async () => {
    const { cookie } = await allow(await mailLink())

    expect(await api.db.selectFrom('session').selectAll().execute()).toEqual([])
    const entries = await api.db.selectFrom('audit_entry').selectAll().where('action', '=', 'session.browser').execute()
    expect(entries).toMatchObject([{ record: 'account', record_id: accounts.hr.id, actor_id: accounts.hr.id }])
    for (let i = 0; i < 10; i++) expect((await signInWithWrongPassword({ cookie })).status).toBe(401)
    expect((await signIn({ cookie })).status).toBe(429)
  })

  test('accepts a link once, of five concurrent requests too', async () => {
    const token = await mailLink()

    const responses = await Promise.all(Array.from({ length: 5 }, () => allow(token)))

    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array<number>(4).fill(422)])
    expect((await allow(token)).body.code).toBe('link_worn')
  })

  test('rejects a link after 30 minutes, or once another one was made (422)', async () => {
    const first = await mailLink()
    const second = await mailLink()
    expect((await allow(first)).status).toBe(422)
    api.now = new Date(api.now.getTime() + 30 * MINUTE)
    expect((await allow(second)).status).toBe(422)
  })

  test('rejects a link to set a password, and its link sets no password (422)', async () => {
    const token = await mailLink()
    const password = 'a long enough one'
    expect((await call('PUT', '/api/user/changePassword', { token, password })).status).toBe(422)
    await api.db.updateTable('reset_token').set({ purpose: 'password' }).execute()
    expect((await allow(token)).status).toBe(422)
  })
})

describe('requestBrowserLink', () => {
  test('responds the same for a known and an unknown address, and mails three links an hour', async () => {
    const smtp = await startMailServer()
    const unknown = await requestLink('nobody@example.com')
    expect(unknown.status).toBe(200)
    for (let i = 0; i < 4; i++) expect((await requestLink()).body).toEqual(unknown.body)
    await Promise.all(api.app.backgroundTasks)

    expect(smtp.mails).toHaveLength(3)
    expect(smtp.mails[0]).toMatchObject({
      to: [accounts.hr.email],
      subject: 'Sign in from a new browser at Example Institute',
    })
  })

  test('says so where no mail is sent', async () => {
    expect((await requestLink()).body.message).toContain('Use a browser in which you are signed in.')
  })
})

test('createBrowserLink requires a session (401)', async () => {
  expect((await api.call('POST', '/api/session/browserLink')).status).toBe(401)
})
