import { describe, expect, test } from 'vitest'
import { openSetupGate } from '#features/setup/server/setup-gate.ts'
import { buildApp } from './app.ts'
import { startTestApi } from '#testing/server/api.ts'
import { signingIn } from '#testing/server/sign-in.ts'

const api = startTestApi()
const { attempt, wrong } = signingIn(api)

describe('guessing is slowed', () => {
  const TOO_MANY = { status: 429, code: 'too_many', retryAfter: '900' }
  const told = ({ status, body, headers }: Awaited<ReturnType<typeof attempt>>) => ({
    status,
    code: body.code,
    retryAfter: headers['retry-after'],
  })
  const quarter = () => {
    api.now = new Date(api.now.getTime() + 15 * 60_000 + 1)
  }

  test('for an account from one address: 10 in a quarter of an hour, the right one too, and a restart forgets nothing', async () => {
    for (let i = 0; i < 10; i++) expect((await wrong()).status).toBe(401)
    expect(told(await wrong())).toEqual(TOO_MANY)
    expect(told(await attempt())).toEqual(TOO_MANY)
    const restarted = await buildApp({
      ...api.app.parts,
      gate: await openSetupGate(api.db, api.ownerUrl),
    })
    expect(told(await attempt({ app: restarted }))).toEqual(TOO_MANY)
    await restarted.close()
    quarter()
    expect((await attempt()).status).toBe(200)
  })

  test('for an account from many addresses: 20, but not where it has been entered before', async () => {
    expect((await attempt({ from: '198.51.100.7' })).status).toBe(200)
    for (let i = 0; i < 20; i++) expect((await wrong({ from: `192.0.2.${i}` })).status).toBe(401)
    expect(told(await attempt({ from: '192.0.2.99' }))).toEqual(TOO_MANY)
    expect((await attempt({ from: '198.51.100.7' })).status).toBe(200)
  })

  test('for an address: 100 over all accounts, but not for an account that has been entered from there', async () => {
    expect((await attempt()).status).toBe(200)
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
    expect(told(await attempt({ role: 'student' }))).toEqual(TOO_MANY)
    expect((await attempt()).status).toBe(200)
    expect((await attempt({ role: 'student', from: '192.0.2.2' })).status).toBe(200)
  })

  test('a forged X-Forwarded-For makes no other address', async () => {
    for (let i = 0; i < 10; i++) await wrong({ forwarded: `203.0.113.${i}` })
    expect(told(await wrong({ forwarded: '203.0.113.77' }))).toEqual(TOO_MANY)
  })

  test('guesses sent all at once are counted too', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => wrong()))
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10)
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(30)
  })

  test('unknown addresses are counted as known ones are', async () => {
    for (let i = 0; i < 10; i++) await attempt({ body: { email: 'nobody@example.com' } })
    expect(told(await attempt({ body: { email: 'Nobody@Example.com' } }))).toEqual(TOO_MANY)
  })
})
