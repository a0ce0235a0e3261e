import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { buildApp } from '#app/server/app.ts'
import { queryOnce } from '#shared/server/query-once.ts'
import { testDatabase } from '#testing/server/database.ts'
import { openSetupGate, type SetupGate } from './setup-gate.ts'

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
  await testDatabase()
  gate = await openSetupGate(api.db, api.ownerUrl)
  app = await buildApp({ ...api.app.parts, gate })
})
afterEach(() => app.close())

async function post(url: string, body: object, to = app) {
  const response = await to.inject({ method: 'POST', url, payload: body })
  return { status: response.statusCode, body: response.json() }
}
const setUp = (over: object = {}, to = app) => post('/api/setup', { ...FORM, code: gate.code ?? '', ...over }, to)

const tablesWritten = async () => {
  const [counts] = await queryOnce<Record<string, string>>(
    api.ownerUrl,
    `select (select count(*) from institute) as institute, (select count(*) from account) as account,
      (select count(*) from audit_entry) as audit`,
  )
  return counts
}

describe('the first run', () => {
  test('makes institute, admin and HR, who can sign in', async () => {
    expect(await setUp()).toEqual({ status: 201, body: { message: 'The institute is set up.' } })
    const { body } = await api.call('GET', '/api/institute')
    expect(body).toEqual({
      name: 'Example Institute',
      address: '1 Example Road',
      phone: '+91 98000 00000',
      timeZone: 'Asia/Kolkata',
      selfRegistration: true,
      setUp: true,
      version: 1,
    })
    const admin = await post('/api/admin/login', { email: FORM.adminEmail, password: FORM.adminPassword })
    const hr = await post('/api/hr/login', { email: FORM.hrEmail, password: FORM.hrPassword })
    expect([admin.status, hr.status]).toEqual([200, 200])
  })

  test('leaves an entry in the trail for each record, without a password', async () => {
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

  test('takes another time zone and no self-registration', async () => {
    await setUp({ timeZone: 'Asia/Dubai', selfRegistration: false })
    const { body } = await api.call('GET', '/api/institute')
    expect(body).toMatchObject({ timeZone: 'Asia/Dubai', selfRegistration: false })
  })

  test('refuses what is missing or unfit, each at its field, and writes nothing', async () => {
    const refused = await setUp({ name: ' ', adminEmail: 'asha', hrPassword: 'short', timeZone: 'Mars/Olympus' })
    expect(refused.status).toBe(422)
    expect(refused.body.fields).toEqual({
      name: 'This field is required',
      adminEmail: 'Enter an email address, such as name@example.com.',
      hrPassword: 'A password has at least 8 characters.',
      timeZone: 'Enter a time zone such as Asia/Kolkata.',
    })
    const common = await setUp({ adminPassword: 'password1' })
    expect(common.body.fields).toEqual({
      adminPassword: 'This password is one of the most common ones. Choose another.',
    })
    expect(await tablesWritten()).toEqual({ institute: '0', account: '0', audit: '0' })
  })

  test.each(['', 'x', 'wrong-code-of-the-same-len'])('refuses the wrong code %j and stays open', async (code) => {
    const status = code === '' ? 422 : 403
    expect((await setUp({ code })).status).toBe(status)
    expect((await post('/api/setup/demo', { code })).status).toBe(status)
    expect(await tablesWritten()).toMatchObject({ institute: '0', account: '0' })
    expect((await setUp()).status).toBe(201)
  })

  test('is over once the institute is set up, whatever the code', async () => {
    const { code } = gate
    await setUp()
    expect(gate.code).toBeUndefined()
    for (const tried of [code, 'another']) {
      for (const answer of [await setUp({ code: tried }), await post('/api/setup/demo', { code: tried })]) {
        expect(answer).toMatchObject({ status: 409, body: { message: 'The institute is set up already.' } })
      }
    }
    expect((await openSetupGate(api.db, api.ownerUrl)).code).toBeUndefined()
  })

  test('is over for every process that was started on the same empty database', async () => {
    const otherGate = await openSetupGate(api.db, api.ownerUrl)
    const other = await buildApp({ ...api.app.parts, gate: otherGate })
    expect((await setUp({ code: otherGate.code }, other)).status).toBe(201)
    expect((await setUp()).status).toBe(409)
    await other.close()
  })

  test('of several who race, one sets it up', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => setUp({ name: `Institute ${n}` })))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409, 409, 409, 409])
    expect(await tablesWritten()).toEqual({ institute: '1', account: '2', audit: '3' })
  })

  test('is limited to twenty tries an hour from one address', async () => {
    for (let n = 0; n < 20; n++) expect((await setUp({ code: `guess ${n}` })).status).toBe(403)
    expect((await setUp()).status).toBe(429)
  })
})

describe('the demo institute', () => {
  test('is loaded with the code, and answers with accounts that can sign in', async () => {
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

  test('or the own one: of two who race, one', async () => {
    const answers = await Promise.all([setUp(), post('/api/setup/demo', { code: gate.code }), setUp()])
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409])
    expect((await tablesWritten())?.institute).toBe('1')
  })

  test('answers the same code with the same accounts, while it loads and after, and no other code', async () => {
    const { code } = gate
    const both = await Promise.all([post('/api/setup/demo', { code }), post('/api/setup/demo', { code })])
    const later = await post('/api/setup/demo', { code })
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(both[1]!.body).toEqual(both[0]!.body)
    expect(later).toEqual(both[0])
    expect((await post('/api/setup/demo', { code: 'another' })).status).toBe(409)
    expect((await setUp({ code })).status).toBe(409)
  })
})
