import { describe, expect, test } from 'vitest'
import { openSetupGate } from '#features/setup/server/setup-gate.ts'
import { buildApp } from './build-app.ts'
import { startTestApi } from '#testing/server/api.ts'
import { setUpSignIn } from '#testing/server/sign-in.ts'

const api = startTestApi()
const { signIn, signInWithWrongPassword } = setUpSignIn(api)

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

  test('20 per account from all IP addresses, except those that signed in to it before', async () => {
    expect((await signIn({ from: '198.51.100.7' })).status).toBe(200)
    for (let i = 0; i < 20; i++) expect((await signInWithWrongPassword({ from: `192.0.2.${i}` })).status).toBe(401)
    expect(summarize(await signIn({ from: '192.0.2.99' }))).toEqual(TOO_MANY)
    expect((await signIn({ from: '198.51.100.7' })).status).toBe(200)
  })

  test('100 per IP address, except for accounts that signed in from it before', async () => {
    expect((await signIn()).status).toBe(200)
    await api.db
      .insertInto('sign_in_attempt')
      .values(
        Array.from({ length: 100 }, (_, i) => ({
          email_hash: Buffer.alloc(32, i),
          address: '192.0.2.1',
          at: api.now,
          ok: false,
        })),
      )
      .execute()
    expect(summarize(await signIn({ role: 'student' }))).toEqual(TOO_MANY)
    expect((await signIn()).status).toBe(200)
    expect((await signIn({ role: 'student', from: '192.0.2.2' })).status).toBe(200)
  })

  test('a forged X-Forwarded-For header does not change the IP address', async () => {
    for (let i = 0; i < 10; i++) await signInWithWrongPassword({ forwarded: `203.0.113.${i}` })
    expect(summarize(await signInWithWrongPassword({ forwarded: '203.0.113.77' }))).toEqual(TOO_MANY)
  })

  test('parallel attempts are counted', async () => {
    const responses = await Promise.all(Array.from({ length: 40 }, () => signInWithWrongPassword()))
    expect(responses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10)
    expect(responses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(30)
  })

  test('attempts for unknown email addresses are limited too', async () => {
    for (let i = 0; i < 10; i++) await signIn({ body: { email: 'nobody@example.com' } })
    expect(summarize(await signIn({ body: { email: 'Nobody@Example.com' } }))).toEqual(TOO_MANY)
  })
})
