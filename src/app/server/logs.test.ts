import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLogger } from '#shared/server/create-logger.ts'
import { startTestApi } from '#testing/server/api.ts'
import { CANARY, findCanaryValues } from '#testing/server/canary.ts'
import { FAULT_NAMES, mountFaultRoutes } from '#testing/server/fault-routes.ts'
import { createBatch, createCourse, registrationBody } from '#testing/server/fixtures.ts'
import { buildAppWithPage } from '#testing/server/build-app-with-page.ts'

const api = startTestApi()

let lines: string[]
let app: FastifyInstance
beforeEach(async () => {
  lines = []
  const logger = createLogger({ level: 'debug', stream: { write: (line) => void lines.push(line) } })
  app = await buildAppWithPage(api, { logger, mount: mountFaultRoutes })
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

test('no personal data of a student appears in the log or in error responses', async () => {
  const hr = await api.signInAs('hr')
  const admin = await api.signInAs('admin')
  const { id: courseId, name } = await createCourse(api.db)
  const batch = (await createBatch(api.db, { courseId })).code
  const registration = registrationBody(name, batch, CANARY)
  const login = { email: CANARY.email, password: CANARY.password }
  const tokens: string[] = [hr.token, admin.token]

  const registered = await call('POST', '/api/user/register', registration)
  expect(registered.status).toBe(201)
  const id = registered.body.student._id as string
  const signedIn = await call('POST', '/api/user/login', login)
  tokens.push(signedIn.body.token)
  const approval = { fee: 12_000, Paidfee: 2000, payMode: 'Cash', emailConfirmed: true }
  const successful = [
    signedIn,
    await call('GET', `/api/user/${id}`, undefined, signedIn.body.token),
    await call('PUT', `/api/user/approve/${id}`, approval, hr.token),
    await call('GET', '/api/user?search=Kanariya', undefined, hr.token),
    await call('PUT', `/api/user/${id}`, { ...CANARY, degree: 'BSc' }, hr.token),
    await call('POST', `/api/fee/${id}`, { payMode: 'Cash', paid: 10, date: '2026-11-20' }, hr.token),
  ]
  expect(successful.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 201])
  const rejected = [
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
  for (const { status, text } of rejected) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(findCanaryValues(text), text).toEqual([])
  }
  const log = lines.join('')
  expect(lines.length).toBeGreaterThanOrEqual(successful.length + rejected.length)
  expect(findCanaryValues(log)).toEqual([])
  for (const token of tokens) expect(log).not.toContain(token)
  expect(log).toContain(hr.id)
})

describe('the log entry of an unhandled error', () => {
  test('contains no personal data for any kind of error', async () => {
    for (const [index, fault] of FAULT_NAMES.entries()) {
      lines = []
      const { status, text } = await call('POST', `/api/fault/${index}`, CANARY)
      expect([422, 500, 503], fault).toContain(status)
      expect(findCanaryValues(text), fault).toEqual([])
      expect(JSON.parse(text), fault).toEqual({ code: expect.any(String), message: expect.any(String) })
      expect(findCanaryValues(lines.join('')), `${fault}: ${lines.join('')}`).toEqual([])
      if (status === 500) expect(lines.join(''), fault).toContain('unhandled error')
    }
  })

  test('contains type, code and stack', async () => {
    await call('POST', `/api/fault/${FAULT_NAMES.indexOf('unique violation')}`, CANARY)
    expect(JSON.parse(lines[0]!)).toMatchObject({
      level: 50,
      msg: 'unhandled error',
      err: { type: 'error', code: '23505', constraint: 'account_email', table: 'account' },
    })
    lines = []
    await call('POST', `/api/fault/${FAULT_NAMES.indexOf('property of undefined')}`, CANARY)
    const { err, reqId } = JSON.parse(lines[0]!)
    expect(err.message).toMatch(/^Cannot read properties of undefined/)
    expect(err.stack[0]).toContain('fault-routes.ts')
    expect(reqId).toBeTypeOf('string')
  })
})

describe('the text of an error in the log', () => {
  const logText = (error: Error) => {
    lines = []
    createLogger({ level: 'info', stream: { write: (line) => void lines.push(line) } }).error({ err: error }, 'failed')
    return (JSON.parse(lines[0]!) as { err: { message?: string } }).err.message
  }
  const postgresError = (code: string, text: string) => Object.assign(new pg.DatabaseError(text, 1, 'error'), { code })

  test.each([
    new Error('connect ECONNREFUSED 127.0.0.1:5432'),
    new Error('getaddrinfo ENOTFOUND db.example.com'),
    new Error('Query read timeout'),
    new Error('Connection terminated unexpectedly'),
    postgresError('53300', 'sorry, too many clients already'),
    postgresError('42501', 'permission denied for table receipt'),
    postgresError('53100', 'could not extend file "base/5/1259": No space left on device'),
  ])('is logged if it names only hosts, ports and tables: %s', (error) => {
    expect(logText(error)).toBe(error.message)
  })

  test.each([
    new Error(`connect ECONNREFUSED for ${CANARY.fname} ${CANARY.email}`),
    new Error(`${CANARY.fname}: Query read timeout`),
    postgresError('23505', `duplicate key value (${CANARY.email})`),
    postgresError('22P02', `invalid input syntax for type integer: "${CANARY.contact}"`),
    postgresError('P0001', CANARY.fname),
  ])('is left out if it may quote a value', (error) => {
    expect(logText(error)).toBeUndefined()
    expect(findCanaryValues(lines.join(''))).toEqual([])
  })

  test.each([
    ['a field', (error: Error) => ({ err: error })],
    ['the entry itself', (error: Error) => error],
  ])('does not become the text of its line, as %s', (_place, entry) => {
    const logger = createLogger({ level: 'info', stream: { write: (line) => void lines.push(line) } })
    // Fastify logs a response after the deadline like this, with the URL, which contains the token of a file.
    logger.warn(entry(new Error(`Reply was already sent in "/api/fee/file/${CANARY.email}"`)))
    expect(JSON.parse(lines[0]!)).toMatchObject({ msg: 'error', err: { type: 'Error' } })
    expect(findCanaryValues(lines.join(''))).toEqual([])
  })

  test('comes with the name and the id of the process', () => {
    logText(new Error('x'))
    expect(JSON.parse(lines[0]!)).toMatchObject({ name: 'munshi', pid: process.pid })
  })
})
