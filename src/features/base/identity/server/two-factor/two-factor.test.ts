import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { setPassword } from '#testing/server/scenario.ts'
import { computeCode, decodeBase32 } from '#testing/server/totp.ts'
import { createTwoFactor, getCode } from '#testing/server/two-factor.ts'

const api = startTestApi()
const PATH = '/api/two-factor'

type Client = Awaited<ReturnType<typeof api.signInAs>>
let hr: Client
let currentPassword = ''
beforeEach(async () => {
  hr = await api.signInAs('hr')
  currentPassword = (await setPassword(api, hr.id)).password
})

const wait = (seconds: number) => {
  api.now = new Date(api.now.getTime() + seconds * 1000)
}
const listEntries = () =>
  api.db.selectFrom('audit_entry').select(['action', 'record_id', 'before', 'after']).orderBy('id').execute()
async function turnOn() {
  const { body } = await hr.post(PATH)
  const secret = decodeBase32(body.secret)
  const response = await hr.put(PATH, { currentPassword, code: computeCode(secret, api.now) })
  return { secret, response, recoveryCodes: response.body.recoveryCodes as string[] }
}

describe('startTwoFactor', () => {
  test('returns a secret and its URI with institute and email (201)', async () => {
    const { status, body } = await hr.post(PATH)
    const { email } = await api.db
      .selectFrom('account')
      .select('email')
      .where('id', '=', hr.id)
      .executeTakeFirstOrThrow()
    expect(status).toBe(201)
    expect(decodeBase32(body.secret)).toHaveLength(20)
    expect(body.uri).toContain(`secret=${body.secret}`)
    expect(decodeURIComponent(body.uri)).toContain(`Example Institute:${email}`)
  })

  test('stores the secret encrypted and does not turn two-factor sign-in on', async () => {
    const { body } = await hr.post(PATH)
    const { encrypted_secret } = await api.db
      .selectFrom('two_factor')
      .select('encrypted_secret')
      .executeTakeFirstOrThrow()
    expect(encrypted_secret.includes(decodeBase32(body.secret))).toBe(false)
    expect(encrypted_secret.includes(body.secret)).toBe(false)
    expect((await hr.get(PATH)).body).toEqual({ since: null, recoveryCodesLeft: 0, isRequired: false })
  })

  test('ends an earlier start', async () => {
    const first = (await hr.post(PATH)).body.secret
    await hr.post(PATH)
    const code = computeCode(decodeBase32(first), api.now)
    expect((await hr.put(PATH, { currentPassword, code })).status).toBe(422)
  })

  test('is rejected while two-factor sign-in is on (409)', async () => {
    await turnOn()
    expect(await hr.post(PATH)).toMatchObject({ status: 409, body: { code: 'two_factor_on' } })
  })

  test('is rejected for students (403)', async () => {
    expect((await (await api.signInAs('student')).post(PATH)).status).toBe(403)
  })
})

describe('turnOnTwoFactor', () => {
  test('turns it on and returns ten recovery codes, of which only hashes are stored', async () => {
    const { response, recoveryCodes } = await turnOn()
    expect(response.status).toBe(200)
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^\d{4}-\d{4}-\d{4}$/)
    const stored = await api.db.selectFrom('recovery_code').select('code_hash').execute()
    for (const { code_hash } of stored) expect(code_hash).toMatch(/^\$argon2id\$/)
    expect((await hr.get(PATH)).body).toEqual({
      since: api.now.toISOString(),
      recoveryCodesLeft: 10,
      isRequired: false,
    })
  })

  test('writes an audit entry without secrets', async () => {
    await turnOn()
    expect(await listEntries()).toEqual([
      { action: 'twofactor.on', record_id: hr.id, before: null, after: { twoFactor: true, recoveryCodesLeft: 10 } },
    ])
  })

  test('accepts the code of 30 seconds before, with spaces, and not that of 60 seconds before or 30 after', async () => {
    for (const [seconds, expected] of [
      [-60, 422],
      [-30, 200],
      [30, 422],
    ] as const) {
      const { body } = await hr.post(PATH)
      const code = computeCode(decodeBase32(body.secret), new Date(api.now.getTime() + seconds * 1000))
      const { status } = await hr.put(PATH, { currentPassword, code: `${code.slice(0, 3)} ${code.slice(3)}` })
      expect(status, `${seconds} s`).toBe(expected)
      await api.db.deleteFrom('two_factor').execute()
    }
  })

  test.each([
    [{ code: '12345' }, 'code', 'Enter the 6 digits from your app, or the 12 digits of a recovery code.'],
    [{ code: '' }, 'code', 'Enter the code.'],
    [{ currentPassword: '' }, 'currentPassword', 'Enter your current password.'],
    [{ currentPassword: 'not this one' }, 'currentPassword', 'This is not your current password.'],
  ])('rejects %j (422)', async (change, field, error) => {
    await createTwoFactor(api, hr.id, { isConfirmed: false })
    const { status, body } = await hr.put(PATH, { currentPassword, code: getCode(api), ...change })
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { [field]: error } })
    expect((await hr.get(PATH)).body.since).toBeNull()
  })

  test('rejects the code of a minute ago (422)', async () => {
    await createTwoFactor(api, hr.id, { isConfirmed: false })
    const code = getCode(api)
    wait(60)
    const { status, body } = await hr.put(PATH, { currentPassword, code })
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 422, fields: ['code'] })
  })

  test('is rejected before the start and when it is on (409)', async () => {
    const proof = { currentPassword, code: '123456' }
    expect(await hr.put(PATH, proof)).toMatchObject({ status: 409, body: { code: 'two_factor_not_started' } })
    await turnOn()
    expect(await hr.put(PATH, proof)).toMatchObject({ status: 409, body: { code: 'two_factor_on' } })
  })

  test('wrong codes count towards the sign-in limits (429 from the 11th)', async () => {
    await createTwoFactor(api, hr.id, { isConfirmed: false })
    const tryCode = async (code: string) => (await hr.put(PATH, { currentPassword, code })).status
    const wrong = getCode(api) === '000000' ? '000001' : '000000'
    for (let i = 0; i < 10; i++) expect(await tryCode(wrong)).toBe(422)
    expect(await tryCode(getCode(api))).toBe(429)
  })
})

describe('renewRecoveryCodes', () => {
  test('replaces the recovery codes: the earlier ones no longer work', async () => {
    const { secret, recoveryCodes } = await turnOn()
    wait(30)
    const { status, body } = await hr.post(`${PATH}/recovery-codes`, {
      currentPassword,
      code: computeCode(secret, api.now),
    })
    expect(status).toBe(201)
    expect(body.recoveryCodes).toHaveLength(10)
    expect((await hr.delete(PATH, { currentPassword, code: recoveryCodes[0] })).status).toBe(422)
    expect((await hr.delete(PATH, { currentPassword, code: body.recoveryCodes[9] })).status).toBe(200)
  })

  test('rejects a code that was used already (422)', async () => {
    const { secret } = await turnOn()
    const code = computeCode(secret, api.now)
    const { status, body } = await hr.post(`${PATH}/recovery-codes`, { currentPassword, code })
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 422, fields: ['code'] })
  })

  test('is rejected while two-factor sign-in is off (409)', async () => {
    const { status, body } = await hr.post(`${PATH}/recovery-codes`, { currentPassword, code: '123456' })
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'two_factor_off' })
  })
})

describe('turnOffTwoFactor', () => {
  test('turns it off with the password and a code, and writes an audit entry', async () => {
    await createTwoFactor(api, hr.id)
    expect((await hr.delete(PATH, { currentPassword, code: getCode(api) })).status).toBe(200)
    expect((await hr.get(PATH)).body.since).toBeNull()
    expect(await listEntries()).toEqual([
      { action: 'twofactor.off', record_id: hr.id, before: { twoFactor: true }, after: { twoFactor: false } },
    ])
  })

  test('accepts a recovery code, whose use is audited with the number left', async () => {
    const { recoveryCodes } = await turnOn()
    expect((await hr.delete(PATH, { currentPassword, code: recoveryCodes[4] })).status).toBe(200)
    expect((await listEntries()).slice(1)).toMatchObject([
      { action: 'twofactor.recovery', record_id: hr.id, after: { recoveryCodesLeft: 9 } },
      { action: 'twofactor.off' },
    ])
  })

  test.each(['staff', 'admins'] as const)('is rejected while required for %s (409)', async (twoFactor) => {
    const { id, ...caller } = twoFactor === 'staff' ? hr : await api.signInAs('admin')
    const { password } = await setPassword(api, id)
    await createTwoFactor(api, id)
    await api.db.updateTable('institute').set({ two_factor: twoFactor }).execute()
    const { status, body } = await caller.delete(PATH, { currentPassword: password, code: getCode(api) })
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'two_factor_required' })
    expect((await caller.get(PATH)).body).toMatchObject({ since: api.now.toISOString(), isRequired: true })
  })

  test('a wrong password changes nothing, and the code can still be used', async () => {
    await createTwoFactor(api, hr.id)
    const code = getCode(api)
    expect((await hr.delete(PATH, { currentPassword: 'not this one', code })).status).toBe(422)
    expect((await hr.delete(PATH, { currentPassword, code })).status).toBe(200)
  })
})
