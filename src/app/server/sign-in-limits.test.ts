import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSetupGate } from '#features/overview/setup/server/setup-gate.ts'
import { hashEmail } from '#features/base/identity/server/public.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import { buildApp } from './build-app.ts'
import { startTestApi } from '#testing/server/api.ts'
import { getRounds } from '#testing/server/full-run.ts'
import { range, runInParallel } from '#testing/server/run-in-parallel.ts'
import { setUpSignIn } from '#testing/server/sign-in.ts'

const api = startTestApi()
const { accounts, signIn, signInWithWrongPassword, getBrowserCookie } = setUpSignIn(api)

const insertFailures = (count: number, toRow: (i: number) => { email_hash: Buffer; address: string }) =>
  api.db
    .insertInto('sign_in_attempt')
    .values(Array.from({ length: count }, (_, i) => ({ ...toRow(i), at: api.now })))
    .execute()
/** Inserts 20 wrong passwords from other addresses, without hashing any. */
const limitAccount = (role: Role) =>
  insertFailures(20, (i) => ({ email_hash: hashEmail(role, accounts[role].email), address: `192.0.2.${100 + i}` }))

describe('failed sign-ins are limited', () => {
  const TOO_MANY = { status: 429, code: 'too_many', retryAfter: '900' }
  const summarize = ({ status, body, headers }: Awaited<ReturnType<typeof signIn>>) => ({
    status,
    code: body.code,
    retryAfter: headers['retry-after'],
  })
  const waitFifteenMinutes = () => {
    api.now = new Date(api.now.getTime() + 15 * 60_000 + 1)
  }

  test('10 per account and IP address in 15 minutes; then a correct password gets 429 too, even after a restart', async () => {
    for (let i = 0; i < 10; i++) expect((await signInWithWrongPassword()).status).toBe(401)
    expect(summarize(await signInWithWrongPassword())).toEqual(TOO_MANY)
    expect(summarize(await signIn())).toEqual(TOO_MANY)
    const restarted = await buildApp({
      ...api.app.dependencies,
      gate: await openSetupGate(api.db, api.ownerUrl),
    })
    expect(summarize(await signIn({ app: restarted }))).toEqual(TOO_MANY)
    await restarted.close()
    waitFifteenMinutes()
    expect((await signIn()).status).toBe(200)
  })

  test('20 per account from all unknown browsers', async () => {
    for (let i = 0; i < 20; i++) expect((await signInWithWrongPassword({ from: `192.0.2.${i}` })).status).toBe(401)
    expect(summarize(await signIn({ from: '192.0.2.99' }))).toEqual(TOO_MANY)
  })

  test('100 per IP address, for all accounts', async () => {
    await insertFailures(100, (i) => ({ email_hash: Buffer.alloc(32, i), address: '192.0.2.1' }))
    expect(summarize(await signIn({ role: 'student' }))).toEqual(TOO_MANY)
    expect((await signIn({ role: 'student', from: '192.0.2.2' })).status).toBe(200)
  })

  test('addresses of one IPv6 /64 count as one', async () => {
    for (let i = 0; i < 10; i++) await signInWithWrongPassword({ from: `2001:db8:1:2::${i + 1}` })
    expect(summarize(await signIn({ from: '2001:db8:1:2:aaaa::1' }))).toEqual(TOO_MANY)
    expect((await signIn({ from: '2001:db8:1:3::1' })).status).toBe(200)
  })

  test('a forged X-Forwarded-For header does not change the IP address', async () => {
    for (let i = 0; i < 10; i++) await signInWithWrongPassword({ forwarded: `203.0.113.${i}` })
    expect(summarize(await signInWithWrongPassword({ forwarded: '203.0.113.77' }))).toEqual(TOO_MANY)
  })

  test('parallel attempts are counted', async () => {
    const responses = await Promise.all(Array.from({ length: 40 }, () => signInWithWrongPassword()))
    expect(responses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10)
    expect(responses.filter(({ status }) => ![401, 429, 503].includes(status))).toEqual([])
    expect(summarize(await signIn())).toEqual(TOO_MANY)
  })

  test('attempts for unknown email addresses are limited too', async () => {
    for (let i = 0; i < 10; i++) await signIn({ body: { email: 'nobody@example.com' } })
    expect(summarize(await signIn({ body: { email: 'Nobody@Example.com' } }))).toEqual(TOO_MANY)
  })
})

describe('a browser that has signed in before', () => {
  const DAY = 24 * 60 * 60 * 1000
  const CODES = { wrong: 401, right: 200, limited: 429, busy: 503 }

  const GUESSES = getRounds(200, 1000)

  test(`signs in after ${GUESSES} wrong guesses from anywhere and from its own address`, async () => {
    const cookie = await getBrowserCookie()
    await runInParallel(range(GUESSES), 4, async (i) => {
      const from = i % 2 === 0 ? '192.0.2.1' : `198.51.${i >> 8}.${i & 255}`
      const { status } = await signInWithWrongPassword({ from })
      expect([CODES.wrong, CODES.limited, CODES.busy]).toContain(status)
    })
    expect((await signIn()).status).toBe(CODES.limited)
    expect((await signIn({ cookie })).status).toBe(CODES.right)
  })

  test('has 10 wrong guesses of its own, which do not limit others', async () => {
    const cookie = await getBrowserCookie()
    for (let i = 0; i < 10; i++) expect((await signInWithWrongPassword({ cookie })).status).toBe(CODES.wrong)
    expect((await signIn({ cookie })).status).toBe(CODES.limited)
    expect((await signIn({ from: '192.0.2.50' })).status).toBe(CODES.right)
  })

  test('is unknown to every other account', async () => {
    const cookie = await getBrowserCookie({ role: 'hr' })
    await limitAccount('admin')
    expect((await signIn({ role: 'admin', cookie })).status).toBe(CODES.limited)
  })

  test('keeps its token for a second account', async () => {
    const cookie = await getBrowserCookie({ role: 'hr' })
    const { headers } = await signIn({ role: 'admin', cookie })
    expect(String(headers['set-cookie'])).toContain(cookie)
    await limitAccount('hr')
    expect((await signIn({ role: 'hr' })).status).toBe(CODES.limited)
    expect((await signIn({ role: 'hr', cookie })).status).toBe(CODES.right)
  })

  test('is unknown after 180 days without a sign-in', async () => {
    const cookie = await getBrowserCookie()
    api.now = new Date(api.now.getTime() + 181 * DAY)
    await limitAccount('hr')
    expect((await signIn({ cookie })).status).toBe(CODES.limited)
  })

  test('is unknown after HR set a new password', async () => {
    const cookie = await getBrowserCookie({ role: 'student' })
    const passwords = { password: 'another long one', confirmPswd: 'another long one' }
    await (await api.signInAs('hr')).put(`/api/user/${accounts.student.id}`, passwords)
    expect(await api.db.selectFrom('known_browser').selectAll().execute()).toEqual([])
    expect(cookie).not.toBe('')
  })

  test('its token is hidden from scripts, sent to no other site, and stored as a hash only', async () => {
    const { headers } = await signIn()
    expect(headers['set-cookie']).toMatch(
      /^munshi-browser=[\w-]{43}; Path=\/api; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    )
    const token = /=([\w-]{43});/.exec(String(headers['set-cookie']))![1]!
    const [stored] = await api.db.selectFrom('known_browser').selectAll().execute()
    expect(stored!.token_hash.toString('base64url')).not.toBe(token)
  })

  describe('with an https PUBLIC_URL, whatever the proxy says of the request', () => {
    const HTTPS_COOKIE =
      /^__Host-munshi-browser=[\w-]{43}; Path=\/; Secure; Max-Age=15552000; HttpOnly; SameSite=Strict$/
    let app: FastifyInstance
    beforeAll(async () => {
      app = await buildApp({
        ...api.app.dependencies,
        gate: await openSetupGate(api.db, api.ownerUrl),
        isHttps: true,
        trustProxy: 'loopback',
      })
    })
    afterAll(() => app.close())

    test.each([undefined, 'http', 'https'])(
      'sends its token over https alone: X-Forwarded-Proto %s',
      async (scheme) => {
        const { headers } = await signIn({ app, from: '127.0.0.1', scheme })
        expect(headers['set-cookie']).toMatch(HTTPS_COOKIE)
        expect(headers['strict-transport-security']).toBe('max-age=31536000')
      },
    )

    test('is known by that token, and not by one that another host of the domain could set', async () => {
      const cookie = await getBrowserCookie({ app })
      await limitAccount('hr')
      expect((await signIn({ app, cookie: cookie.replace('__Host-', '') })).status).toBe(CODES.limited)
      expect((await signIn({ app, cookie })).status).toBe(CODES.right)
    })
  })

  test('a token that no account knows is replaced', async () => {
    const cookie = `munshi-browser=${'a'.repeat(43)}`
    const { headers } = await signIn({ cookie })
    expect(String(headers['set-cookie'])).not.toContain(cookie)
  })
})

test('known and unknown accounts get the same responses, limits included', async () => {
  const responses = async (email: string) => {
    const statuses = []
    for (let i = 0; i < 12; i++) {
      const { status, body, headers } = await signInWithWrongPassword({ body: { email } })
      statuses.push([status, body, headers['retry-after'], headers['set-cookie']])
    }
    return statuses
  }
  expect(await responses(accounts.hr.email)).toEqual(await responses('nobody@example.com'))
})
