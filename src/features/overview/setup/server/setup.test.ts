import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { buildApp } from '#app/server/build-app.ts'
import { queryOnce } from '#embedded-postgres/index.ts'
import { resetDatabase } from '#testing/server/database.ts'
import { deleteOldSetupCodes } from './setup-codes.sql.ts'
import { openSetupGate, type SetupGate } from './setup-gate.ts'
import {
  DEFAULT_ENQUIRY_FIELDS,
  DEFAULT_REGISTRATION_FIELDS,
} from '#features/base/institute/contract/required-fields.ts'

const api = startTestApi()
let gate: SetupGate
let app: FastifyInstance

const FORM = {
  name: 'Example Institute',
  address: '1 Example Road',
  phone: '+91 98000 00000',
  adminName: 'Asha Example',
  adminEmail: 'asha@example.com',
  adminPassword: 'the first admin of all',
  hrName: 'Hari Example',
  hrEmail: 'hari@example.com',
  hrPassword: 'the first clerk of all',
}

beforeEach(async () => {
  await resetDatabase()
  gate = await openSetupGate(api.db, api.ownerUrl)
  app = await buildApp({ ...api.app.dependencies, gate })
})
afterEach(() => app.close())

async function post(url: string, body: object, to = app) {
  const response = await to.inject({ method: 'POST', url, payload: body })
  return { status: response.statusCode, body: response.json() }
}
const setUp = (change: object = {}, to = app) => post('/api/setup', { ...FORM, code: gate.code ?? '', ...change }, to)

const countRows = async () => {
  const [counts] = await queryOnce<Record<string, string>>(
    api.ownerUrl,
    `select (select count(*) from institute) as institute, (select count(*) from account) as account,
      (select count(*) from audit_entry) as audit`,
  )
  return counts
}

describe('checkCode', () => {
  const check = (code: string) => post('/api/setup/check', { code })

  test('accepts the right code and changes nothing (200)', async () => {
    expect(await check(gate.code ?? '')).toEqual({ status: 200, body: { accounts: null } })
    expect(await countRows()).toEqual({ institute: '0', account: '0', audit: '0' })
    expect((await setUp()).status).toBe(201)
  })

  test('rejects a wrong code (403) and a missing one (422)', async () => {
    expect((await check('wrong-code-of-the-same-len')).status).toBe(403)
    expect((await check('')).status).toBe(422)
  })

  test('rejects every code once the institute is set up (409)', async () => {
    const { code } = gate
    await setUp()
    expect((await check(code ?? '')).status).toBe(409)
    expect((await check('another')).status).toBe(409)
  })

  test('returns the accounts of the demo institute to its code only', async () => {
    const { code } = gate
    const { body } = await post('/api/setup/demo', { code })
    expect(await check(code ?? '')).toEqual({ status: 200, body })
    expect((await check('another')).status).toBe(409)
  })

  test('rejects more than 20 requests per hour and IP address (429)', async () => {
    for (let n = 0; n < 20; n++) expect((await check(`guess ${n}`)).status).toBe(403)
    expect((await check(gate.code ?? '')).status).toBe(429)
  })
})

describe('setUp', () => {
  test('creates the institute, and an admin and HR who can sign in (201)', async () => {
    expect(await setUp()).toEqual({ status: 201, body: { message: 'The institute is set up.' } })
    const { body } = await api.call('GET', '/api/institute')
    expect(body).toEqual({
      name: 'Example Institute',
      address: '1 Example Road',
      phone: '+91 98000 00000',
      receiptLanguage: 'en',
      receiptPaper: 'a4',
      gstin: null,
      receiptTerms: null,
      logo: null,
      upiId: null,
      registrationFields: DEFAULT_REGISTRATION_FIELDS,
      enquiryFields: DEFAULT_ENQUIRY_FIELDS,
      timeZone: 'Asia/Kolkata',
      selfRegistration: true,
      mail: false,
      setUp: true,
      version: 1,
    })
    const admin = await post('/api/admin/login', { email: FORM.adminEmail, password: FORM.adminPassword })
    const hr = await post('/api/hr/login', { email: FORM.hrEmail, password: FORM.hrPassword })
    expect([admin.status, hr.status]).toEqual([200, 200])
  })

  test('writes an audit entry for each record, without passwords', async () => {
    await setUp()
    const entries = await queryOnce<{ action: string; actor_role: string; after: object }>(
      api.ownerUrl,
      'select action, actor_role, after from audit_entry order by id',
    )
    expect(entries.map(({ action, actor_role }) => `${action} by ${actor_role}`)).toEqual([
      'institute.create by anyone',
      'staff.create by anyone',
      'staff.create by anyone',
    ])
    expect(JSON.stringify(entries)).not.toContain(FORM.adminPassword)
  })

  test('accepts another time zone and no self-registration', async () => {
    await setUp({ timeZone: 'Asia/Dubai', selfRegistration: false })
    const { body } = await api.call('GET', '/api/institute')
    expect(body).toMatchObject({ timeZone: 'Asia/Dubai', selfRegistration: false })
  })

  test('rejects missing and invalid values with a message per field (422)', async () => {
    const response = await setUp({ name: ' ', adminEmail: 'asha', hrPassword: 'short', timeZone: 'Mars/Olympus' })
    expect(response.status).toBe(422)
    expect(response.body.fields).toEqual({
      name: 'This field is required',
      adminEmail: 'Enter an email address, such as name@example.com.',
      hrPassword: 'A password has at least 8 characters.',
      timeZone: 'Enter a time zone such as Asia/Kolkata.',
    })
    expect(await countRows()).toEqual({ institute: '0', account: '0', audit: '0' })
  })

  test('rejects common and personal passwords with a message at its field (422)', async () => {
    const personal = await setUp({ name: 'Sunrise Academy', hrPassword: 'sunriseacademy1' })
    expect(personal.body.fields).toEqual({
      hrPassword: "This is too close to the email, the name or the institute's name. Choose another.",
    })
    const response = await setUp({ adminPassword: 'password1' })
    expect(response.body.fields).toEqual({
      adminPassword: 'This password is one of the most common ones, or close to one. Choose another.',
    })
    expect(await countRows()).toEqual({ institute: '0', account: '0', audit: '0' })
  })

  test.each(['', 'x', 'wrong-code-of-the-same-len'])(
    'rejects the wrong code %j, and still accepts the right one (403)',
    async (code) => {
      const status = code === '' ? 422 : 403
      expect((await setUp({ code })).status).toBe(status)
      expect((await post('/api/setup/demo', { code })).status).toBe(status)
      expect(await countRows()).toMatchObject({ institute: '0', account: '0' })
      expect((await setUp()).status).toBe(201)
    },
  )

  test('rejects every code once the institute is set up (409)', async () => {
    const { code } = gate
    await setUp()
    expect(gate.code).toBeUndefined()
    for (const candidate of [code, 'another']) {
      for (const response of [await setUp({ code: candidate }), await post('/api/setup/demo', { code: candidate })]) {
        expect(response).toMatchObject({ status: 409, body: { message: 'The institute is set up already.' } })
      }
    }
    expect((await openSetupGate(api.db, api.ownerUrl)).code).toBeUndefined()
  })

  test('rejects the code of another process on the same database afterwards (409)', async () => {
    const otherGate = await openSetupGate(api.db, api.ownerUrl)
    const other = await buildApp({ ...api.app.dependencies, gate: otherGate })
    expect((await setUp({ code: otherGate.code }, other)).status).toBe(201)
    expect((await setUp()).status).toBe(409)
    await other.close()
  })

  test('accepts the code of another process on the same database (201)', async () => {
    const otherGate = await openSetupGate(api.db, api.ownerUrl)
    expect((await post('/api/setup/check', { code: otherGate.code })).status).toBe(200)
    expect((await setUp({ code: otherGate.code })).status).toBe(201)
  })

  test('accepts one of six concurrent requests (201, 409)', async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, (_, n) => setUp({ name: `Institute ${n}` })))
    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409, 409, 409, 409])
    expect(await countRows()).toEqual({ institute: '1', account: '2', audit: '3' })
  })

  test('rejects more than 20 requests per hour and IP address (429)', async () => {
    for (let n = 0; n < 20; n++) expect((await setUp({ code: `guess ${n}` })).status).toBe(403)
    expect((await setUp()).status).toBe(429)
  })
})

describe('loadDemo', () => {
  test('loads the demo institute and returns accounts that can sign in (201)', async () => {
    const { status, body } = await post('/api/setup/demo', { code: gate.code })
    expect(status).toBe(201)
    expect(body.accounts.map(({ role }: { role: string }) => role)).toEqual(['admin', 'hr', 'student'])
    const paths: Record<string, string> = { admin: 'admin', hr: 'hr', student: 'user' }
    for (const { role, email, password } of body.accounts) {
      expect((await post(`/api/${paths[role]}/login`, { email, password })).status, role).toBe(200)
    }
    const { body: institute } = await api.call('GET', '/api/institute')
    expect(institute).toMatchObject({ name: 'Namuna Training Institute (demo)', setUp: true })
  })

  test('accepts one of concurrent requests for set-up and demo (201); others are told so (409), or to wait (503)', async () => {
    const { code } = gate
    const responses = await Promise.all([setUp(), post('/api/setup/demo', { code }), setUp()])
    const [accepted, ...others] = responses.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(accepted).toBe(201)
    // The demo loads for longer than others wait for a lock if the machine is slow.
    for (const status of others) expect([409, 503]).toContain(status)
    expect((await countRows())?.institute).toBe('1')
    expect((await setUp({ code })).status).toBe(409)
  })

  test('responds after half a minute of loading (201)', async () => {
    const loadDemo = async () => {
      vi.advanceTimersByTime(30_000)
      return []
    }
    const slow = await buildApp({ ...api.app.dependencies, gate: { ...gate, loadDemo } })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      expect(await post('/api/setup/demo', { code: 'any' }, slow)).toEqual({ status: 201, body: { accounts: [] } })
    } finally {
      vi.useRealTimers()
      await slow.close()
    }
  })

  test('returns the same accounts for the same code, during and after loading', async () => {
    const { code } = gate
    const concurrent = await Promise.all([post('/api/setup/demo', { code }), post('/api/setup/demo', { code })])
    const repeated = await post('/api/setup/demo', { code })
    expect(concurrent.map(({ status }) => status)).toEqual([201, 201])
    expect(concurrent[1]!.body).toEqual(concurrent[0]!.body)
    expect(repeated).toEqual(concurrent[0])
    expect((await post('/api/setup/demo', { code: 'another' })).status).toBe(409)
    expect((await setUp({ code })).status).toBe(409)
  })

  test('returns the same accounts from two processes that load at the same time, without storing passwords', async () => {
    const other = await buildApp({ ...api.app.dependencies, gate: await openSetupGate(api.db, api.ownerUrl) })
    const { code } = gate
    const responses = await Promise.all([app, other].map((to) => post('/api/setup/demo', { code }, to)))
    expect(responses[0]).toMatchObject({ status: 201 })
    expect(responses[1]).toEqual(responses[0])
    expect(await post('/api/setup/check', { code }, other)).toEqual({ status: 200, body: responses[0]!.body })
    const [stored] = await api.db.selectFrom('setup_code').selectAll().where('accounts', 'is not', null).execute()
    const text = `${stored!.accounts!.toString('latin1')} ${stored!.code_hash.toString('latin1')}`
    for (const secret of [code, ...responses[0]!.body.accounts.map(({ password }: { password: string }) => password)])
      expect(text).not.toContain(secret)
    await other.close()
  })

  test('returns the accounts for a day', async () => {
    const { code } = gate
    await post('/api/setup/demo', { code })
    const clockAfter = (hours: number) => ({ now: () => new Date(Date.now() + hours * 60 * 60_000) })
    await deleteOldSetupCodes(api.db, clockAfter(23))
    expect((await post('/api/setup/check', { code })).status).toBe(200)
    await deleteOldSetupCodes(api.db, clockAfter(25))
    expect((await post('/api/setup/check', { code })).status).toBe(409)
  })
})
