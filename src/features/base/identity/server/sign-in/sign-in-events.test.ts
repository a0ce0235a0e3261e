import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { createLogger } from '#shared/server/create-logger.ts'
import { startTestApi } from '#testing/server/api.ts'
import { buildAppWithPage } from '#testing/server/build-app-with-page.ts'
import { createSession } from '#testing/server/fixtures.ts'
import { setUpSignIn } from '#testing/server/sign-in.ts'

const api = startTestApi()
const { accounts, signIn, signInWithWrongPassword } = setUpSignIn(api)

const BROWSER = 'Example browser'
let app: FastifyInstance | undefined
afterEach(async () => {
  await app?.close()
  app = undefined
})

/** Rejections are recorded after the response. */
const finishTasks = (server = api.app) => Promise.all(server.backgroundTasks)

async function listEvents() {
  await finishTasks()
  const { body } = await (await api.signInAs('admin')).get('/api/admin/audit?limit=100&signIns=only')
  return (body.entries as Record<string, unknown>[]).reverse()
}
const listActions = async () => (await listEvents()).map(({ action }) => action)

describe('sign-in events in the audit trail', () => {
  test('sign-in, failure and logout, with account, address and browser', async () => {
    const { token } = (await signIn({ userAgent: BROWSER, from: '192.0.2.7' })).body
    await signInWithWrongPassword({ userAgent: BROWSER })
    await finishTasks()
    await api.call('POST', '/api/logout', undefined, token, { 'user-agent': BROWSER })
    const { id } = accounts.hr
    expect(await listEvents()).toMatchObject([
      {
        action: 'session.start',
        record: 'account',
        recordId: id,
        whoId: id,
        role: 'hr',
        who: 'Example hr',
        after: {
          address: '192.0.2.7',
          userAgent: BROWSER,
        },
      },
      {
        action: 'session.fail',
        recordId: id,
        whoId: null,
        role: 'anyone',
        subject: 'Example hr',
        after: {
          address: '192.0.2.1',
          userAgent: BROWSER,
          role: 'hr',
          attempts: 1,
        },
      },
      { action: 'session.logout', recordId: id, whoId: id, after: { userAgent: BROWSER } },
    ])
  })

  test('an unknown account leaves no entry', async () => {
    await signInWithWrongPassword({ body: { email: 'nobody@example.com' } })
    expect(await listActions()).toEqual([])
  })

  test('the limit; a flood adds entries for 1, 2, 5, 10, 20, 50 … attempts an hour only', async () => {
    for (let i = 0; i < 130; i++) await signInWithWrongPassword()
    const events = await listEvents()
    const attemptsOf = (action: string) =>
      events.filter((event) => event['action'] === action).map(({ after }) => (after as { attempts: number }).attempts)
    expect(attemptsOf('session.fail')).toEqual([1, 2, 5, 10])
    expect(attemptsOf('session.limit')).toEqual([1, 2, 5, 10, 20, 50, 100])
  })

  test('a deactivated account with the right password, and a wrong current password', async () => {
    await (await api.signInAs('admin')).put(`/api/admin/staff/${accounts.hr.id}`, { status: 'Disable' })
    expect((await signIn()).status).toBe(403)
    await finishTasks()
    const { token } = await createSession(api.db, 'admin', api.now, accounts.admin.id)
    await api.call('POST', '/api/session/confirm', { password: 'not this one' }, token)
    expect(await listEvents()).toMatchObject([
      { action: 'session.fail', recordId: accounts.hr.id },
      { action: 'session.fail', recordId: accounts.admin.id, whoId: accounts.admin.id },
    ])
  })

  test('a link that was requested, and its use', async () => {
    await api.call('POST', '/api/user/forgetPassword', { email: accounts.hr.email, role: 'hr' })
    await finishTasks()
    expect(await listEvents()).toMatchObject([
      { action: 'session.forgot', recordId: accounts.hr.id, role: 'anyone', after: { role: 'hr' } },
    ])
  })

  test('address and browser of a student are erased with the student', async () => {
    const { id } = accounts.student
    await signIn({ role: 'student', userAgent: BROWSER, from: '192.0.2.77' })
    const admin = await api.signInAs('admin')
    await admin.post('/api/admin/status', { student: id, status: 'Delete' })
    expect((await admin.post(`/api/admin/erase/${id}`, { name: 'Asha Example' })).status).toBe(200)
    const everything = JSON.stringify([
      await api.db.selectFrom('audit_entry').selectAll().execute(),
      await api.db.selectFrom('audit_personal').selectAll().execute(),
    ])
    expect(everything).toContain('session.start')
    expect(everything).not.toContain('192.0.2.77')
    expect(everything).not.toContain(BROWSER)
  })

  test('can be hidden, so that other entries stay readable', async () => {
    await signIn()
    const admin = await api.signInAs('admin')
    await admin.post('/api/course', { course: 'Tally', cFee: 1, cDuration: 'x' })
    const list = async (query: string) =>
      (await admin.get(`/api/admin/audit${query}`)).body.entries.map(({ action }: { action: string }) => action)
    expect(await list('')).toEqual(['course.create', 'session.start'])
    expect(await list('?signIns=hide')).toEqual(['course.create'])
    expect(await list('?signIns=only')).toEqual(['session.start'])
    expect((await admin.get('/api/admin/audit?signIns=both')).status).toBe(422)
  })
})

test('rejected sign-ins are logged with address and a keyed hash of the account, without the email', async () => {
  const lines: string[] = []
  const logger = createLogger({ level: 'info', stream: { write: (line) => void lines.push(line) } })
  app = await buildAppWithPage(api, { logger })
  const logOf = async (email: string) => {
    lines.length = 0
    await signInWithWrongPassword({ app: app!, from: '192.0.2.9', body: { email } })
    await finishTasks(app)
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  }
  const rejected = async (email: string) => (await logOf(email)).find(({ msg }) => msg === 'sign-in rejected')
  const known = await rejected(accounts.hr.email)
  expect(known).toMatchObject({ level: 40, status: 401, code: 'wrong_credentials', address: '192.0.2.9' })
  expect(known!['account']).toMatch(/^[0-9a-f]{32}$/)
  expect(await rejected(accounts.hr.email.toUpperCase())).toMatchObject({ account: known!['account'] })
  const unknown = await rejected('nobody@example.com')
  expect(unknown!['account']).not.toBe(known!['account'])
  expect(lines.join('')).not.toContain('nobody')
  const completed = (await logOf(accounts.hr.email)).find(({ msg }) => msg === 'request completed')
  expect(completed).toMatchObject({ status: 401, address: '192.0.2.9' })
})
