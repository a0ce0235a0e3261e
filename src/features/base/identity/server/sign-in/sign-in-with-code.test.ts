import { beforeEach, describe, expect, test } from 'vitest'
import { openSetupGate } from '#features/overview/setup/server/setup-gate.ts'
import { buildApp } from '#app/server/build-app.ts'
import { startTestApi } from '#testing/server/api.ts'
import { setUpSignIn } from '#testing/server/sign-in.ts'
import { createTwoFactor, getCode } from '#testing/server/two-factor.ts'
import { createRecoveryCodes } from '../two-factor/two-factor-codes.ts'
import { replaceRecoveryCodes } from '../two-factor/two-factor.sql.ts'

const api = startTestApi()
const { accounts, signIn, signInWithWrongPassword } = setUpSignIn(api)
beforeEach(() => createTwoFactor(api, accounts.hr.id))

const signInWithCode = (code: string, more: Parameters<typeof signIn>[0] = {}) => signIn({ ...more, body: { code } })
const wait = (seconds: number) => {
  api.now = new Date(api.now.getTime() + seconds * 1000)
}
const getWrongCode = () => (getCode(api) === '000000' ? '000001' : '000000')
const countSessions = async () =>
  (await api.db.selectFrom('session').select('token_hash').where('account_id', '=', accounts.hr.id).execute()).length

async function addRecoveryCodes(): Promise<string[]> {
  const { codes, hashes } = await createRecoveryCodes()
  await api.db.transaction().execute((tx) => replaceRecoveryCodes(tx, accounts.hr.id, hashes))
  return codes
}

describe('sign-in with two-factor sign-in', () => {
  test('asks for the code after the right password (401 code_required)', async () => {
    const { status, body } = await signIn()
    expect({ status, body }).toEqual({
      status: 401,
      body: { code: 'code_required', message: 'Enter the code from your authenticator app.' },
    })
    expect(await countSessions()).toBe(0)
  })

  test('does not reveal it with a wrong password, with or without a code', async () => {
    await createTwoFactor(api, accounts.admin.id, { isConfirmed: false })
    const { headers: _headers, ...expected } = await signInWithWrongPassword({ role: 'admin' })
    for (const code of [undefined, getCode(api), getWrongCode()]) {
      const { headers: _ignored, ...response } = await signInWithWrongPassword({ body: { code } })
      expect(response).toEqual(expected)
    }
  })

  test('returns a session for password and code', async () => {
    const { status, body } = await signInWithCode(getCode(api))
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('recoveryCodesLeft')
    expect((await api.call('POST', '/api/session', undefined, body.token)).status).toBe(200)
  })

  test('rejects a wrong code beside its field (401 wrong_code)', async () => {
    const { status, body } = await signInWithCode(getWrongCode())
    const message = 'This code is wrong or was used already. Enter the newest one.'
    expect({ status, body }).toEqual({ status: 401, body: { code: 'wrong_code', message, fields: { code: message } } })
    expect(await countSessions()).toBe(0)
  })

  test('rejects a code that was used already, and accepts the next one', async () => {
    const code = getCode(api)
    expect((await signInWithCode(code)).status).toBe(200)
    expect((await signInWithCode(code)).body.code).toBe('wrong_code')
    wait(30)
    expect((await signInWithCode(code)).body.code).toBe('wrong_code')
    expect((await signInWithCode(getCode(api))).status).toBe(200)
  })

  test('accepts the code of the step before, and after it no older one', async () => {
    const codes = [getCode(api)]
    for (let step = 0; step < 2; step++) {
      wait(30)
      codes.push(getCode(api))
    }
    const [oldest = '', previous = '', current = ''] = codes
    expect((await signInWithCode(oldest)).body.code).toBe('wrong_code')
    expect((await signInWithCode(previous)).status).toBe(200)
    expect((await signInWithCode(current)).status).toBe(200)
    expect((await signInWithCode(previous)).body.code).toBe('wrong_code')
  })

  test('accepts one of ten concurrent sign-ins with the same code', async () => {
    const code = getCode(api)
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => signInWithCode(code, { from: `192.0.2.${index}` })),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await countSessions()).toBe(1)
  })

  test('ignores a secret that no code has confirmed, and a code of an account without one', async () => {
    await createTwoFactor(api, accounts.hr.id, { isConfirmed: false })
    expect((await signIn()).status).toBe(200)
    expect((await signInWithCode('123456', { role: 'student' })).status).toBe(200)
  })

  test('rejects a malformed code (422)', async () => {
    const { status, body } = await signInWithCode('12 34')
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 422, fields: ['code'] })
  })
})

describe('sign-in with a recovery code', () => {
  test('works once, without dashes too, and returns how many are left', async () => {
    const [first = '', second = ''] = await addRecoveryCodes()
    expect((await signInWithCode(first)).body.recoveryCodesLeft).toBe(9)
    expect((await signInWithCode(first)).body.code).toBe('wrong_code')
    expect((await signInWithCode(second.replaceAll('-', ''))).body.recoveryCodesLeft).toBe(8)
  })

  test('is audited with the number left', async () => {
    const [code = ''] = await addRecoveryCodes()
    await signInWithCode(code)
    const entries = await api.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('action', '=', 'twofactor.recovery')
      .execute()
    expect(entries).toMatchObject([
      { actor_id: accounts.hr.id, actor_role: 'hr', record_id: accounts.hr.id, after: { recoveryCodesLeft: 9 } },
    ])
  })

  test('accepts one of five concurrent sign-ins with the same code', async () => {
    const [code = ''] = await addRecoveryCodes()
    const responses = await Promise.all(
      Array.from({ length: 5 }, (_, index) => signInWithCode(code, { from: `192.0.2.${index}` })),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('still works when the server has another secret key, unlike a code of the app (503)', async () => {
    const [code = ''] = await addRecoveryCodes()
    const gate = await openSetupGate(api.db, api.ownerUrl)
    const app = await buildApp({ ...api.app.dependencies, secretKey: Buffer.alloc(32), gate })
    expect(await signInWithCode(getCode(api), { app })).toMatchObject({ status: 503, body: { code: 'secret_key' } })
    expect((await signInWithCode(code, { app })).status).toBe(200)
    await app.close()
  })
})

describe('wrong codes are limited', () => {
  test('like wrong passwords: after 10 the right code gets 429', async () => {
    for (let i = 0; i < 10; i++) expect((await signInWithCode(getWrongCode())).status).toBe(401)
    expect(await signInWithCode(getCode(api))).toMatchObject({ status: 429, body: { code: 'too_many' } })
  })

  test('and the right password alone does not reset the count', async () => {
    for (let i = 0; i < 10; i++) {
      await signInWithCode(getWrongCode())
      expect((await signIn()).body.code).toBe(i < 9 ? 'code_required' : 'too_many')
    }
    expect((await signInWithCode(getCode(api))).status).toBe(429)
  })

  test('and the right password alone is no failure', async () => {
    for (let i = 0; i < 12; i++) expect((await signIn()).body.code).toBe('code_required')
    expect((await signInWithCode(getCode(api))).status).toBe(200)
  })
})
