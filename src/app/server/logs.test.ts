import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openLog } from '#shared/server/log.ts'
import { startTestApi } from '#testing/server/api.ts'
import { CANARY, told } from '#testing/server/canary.ts'
import { FAULTS, mountFaults } from '#testing/server/faults.ts'
import { createBatch, createCourse, registrationBody } from '#testing/server/fixtures.ts'
import { served } from '#testing/server/served.ts'

const api = startTestApi()

let lines: string[]
let app: FastifyInstance
beforeEach(async () => {
  lines = []
  const logger = openLog({ level: 'debug', stream: { write: (line) => void lines.push(line) } })
  app = await served(api, { logger, mount: mountFaults })
})
afterEach(() => app.close())

async function call(method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown, token?: string) {
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(typeof body === 'string' && { 'content-type': 'application/json' }),
  }
  const response = await app.inject({ method, url, headers, ...(body !== undefined && { payload: body as object }) })
  return { status: response.statusCode, body: response.json(), text: response.body }
}

test('a day of work with the canary leaves no trace of her in the log, or in an answer that refuses', async () => {
  const hr = await api.as('hr')
  const admin = await api.as('admin')
  const { id: courseId, name } = await createCourse(api.db)
  const batch = (await createBatch(api.db, { courseId })).code
  const registration = registrationBody(name, batch, CANARY)
  const login = { email: CANARY.email, password: CANARY.password }
  const tokens: string[] = [hr.token, admin.token]

  const waiting = await call('POST', '/api/user/register', registration)
  expect(waiting.status).toBe(201)
  const id = waiting.body.student._id as string
  const signedIn = await call('POST', '/api/user/login', login)
  tokens.push(signedIn.body.token)
  const approval = { fee: 12_000, Paidfee: 2000, payMode: 'Cash' }
  const fine = [
    signedIn,
    await call('GET', `/api/user/${id}`, undefined, signedIn.body.token),
    await call('PUT', `/api/user/approve/${id}`, approval, hr.token),
    await call('GET', '/api/user?search=Kanariya', undefined, hr.token),
    await call('PUT', `/api/user/${id}`, { ...CANARY, degree: 'BSc' }, hr.token),
    await call('POST', `/api/fee/${id}`, { payMode: 'Cash', paid: 10, date: '2026-11-20' }, hr.token),
  ]
  expect(fine.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 201])
  const refused = [
    await call('POST', '/api/user/register', registration, hr.token),
    await call('POST', '/api/user/register', { ...registration, dob: '2103-04-17', email: 'k@example.com' }),
    await call('POST', '/api/user/register', {
      ...registration,
      fee: 'Kanariya',
      gender: CANARY.fname,
      batch: CANARY.lname,
    }),
    await call('POST', '/api/user/login', { ...login, password: 'piep piep pieq' }),
    await call('POST', '/api/hr/login', login),
    await call('POST', '/api/user/login', { ...login, role: CANARY.email }),
    await call('GET', `/api/user/${CANARY.contact}`, undefined, hr.token),
    await call('GET', `/api/user?tab=${CANARY.fname}&search=Vogelsang`, undefined, hr.token),
    await call('GET', '/api/Kanariya?x=9812345670', undefined, hr.token),
    await call('GET', `/api/user/${id}`, undefined, `${CANARY.password}Kanariya`),
    await call('POST', '/api/user/login', `{"email": "${CANARY.email}" "${CANARY.password}"`),
    await call('POST', '/api/user/login', JSON.stringify({ ...login, password: CANARY.password.repeat(9000) })),
    await call('POST', '/api/admin/status', { student: id, status: CANARY.fname }, admin.token),
  ]
  for (const { status, text } of refused) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(told(text), text).toEqual([])
  }
  const log = lines.join('')
  expect(lines.length).toBeGreaterThanOrEqual(fine.length + refused.length)
  expect(told(log)).toEqual([])
  for (const token of tokens) expect(log).not.toContain(token)
  expect(log).toContain(hr.id)
})

describe('a fault of ours is noted by its kind and place alone', () => {
  test('whatever it is', async () => {
    for (const [index, fault] of FAULTS.entries()) {
      lines = []
      const { status, text } = await call('POST', `/api/fault/${index}`, CANARY)
      expect([422, 500, 503], fault).toContain(status)
      expect(told(text), fault).toEqual([])
      expect(JSON.parse(text), fault).toEqual({ code: expect.any(String), message: expect.any(String) })
      expect(told(lines.join('')), `${fault}: ${lines.join('')}`).toEqual([])
      if (status === 500) expect(lines.join(''), fault).toContain('a fault of ours')
    }
  })

  test('and well enough to be found', async () => {
    await call('POST', `/api/fault/${FAULTS.indexOf('not unique')}`, CANARY)
    expect(JSON.parse(lines[0]!)).toMatchObject({
      level: 50,
      msg: 'a fault of ours',
      err: { kind: 'error', code: '23505', constraint: 'account_email', table: 'account' },
    })
    lines = []
    await call('POST', `/api/fault/${FAULTS.indexOf('a property of nothing')}`, CANARY)
    const { err, reqId } = JSON.parse(lines[0]!)
    expect(err.said).toMatch(/^Cannot read properties of undefined/)
    expect(err.stack[0]).toContain('faults.ts')
    expect(reqId).toBeTypeOf('string')
  })
})
