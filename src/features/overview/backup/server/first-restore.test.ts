import { once } from 'node:events'
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '#app/server/build-app.ts'
import { openSetupGate } from '#features/overview/setup/server/setup-gate.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createTestRestores } from '#testing/server/backups.ts'
import { resetDatabase } from '#testing/server/database.ts'
import type { RestoreService } from './restoring/restore-service.ts'
import type { RestoreRequest } from './restoring/restore-state.ts'

const api = startTestApi()
let app: FastifyInstance
let code: string | undefined
let begun: RestoreRequest[]

async function start(over: Partial<RestoreService> = {}): Promise<void> {
  const gate = await openSetupGate(api.db, api.ownerUrl)
  code = gate.code ?? 'the institute is set up'
  const restores = createTestRestores(api.outbox, {
    begin: (request) => begun.push(request) > 0,
    find: async () => ({ path: '/data/restore-upload', isEncrypted: false }),
    ...over,
  })
  app = await buildApp({ ...api.app.dependencies, gate, restores })
}

beforeEach(() => (begun = []))
afterEach(() => app.close())

const PART = { upload: 'an-upload-of-a-test', part: 0, content: 'H4sI' }
const CALLS = [
  ['/status', {}],
  ['/upload', PART],
  ['/preview', {}],
  ['', { lastReceipt: '2026-27/000009' }],
] as const

async function send(url: string, body: object) {
  const response = await app.inject({ method: 'POST', url, payload: { code, ...body } })
  return { status: response.statusCode, body: response.json() }
}
const post = (path: string, body: object) => send(`/api/setup/restore${path}`, body)

const SETUP = {
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

describe.each(CALLS)('POST /api/setup/restore%s', (path, body) => {
  test('needs the set-up code (403)', async () => {
    await resetDatabase()
    await start()
    expect(await post(path, { ...body, code: 'wrong' })).toMatchObject({ status: 403, body: { code: 'wrong_code' } })
    expect((await post(path, body)).status).toBe(200)
  })

  test('is refused once the institute is set up (409)', async () => {
    await start()
    expect(await post(path, body)).toMatchObject({ status: 409, body: { code: 'set_up' } })
    expect(begun).toEqual([])
  })
})

describe('a restore before the first run', () => {
  beforeEach(() => resetDatabase())

  test('begins with the last printed receipt', async () => {
    await start()
    await post('', { lastReceipt: '2026-27/000009' })
    expect(begun).toEqual([{ file: '/data/restore-upload', acceptUnverified: false, lastReceipts: ['2026-27/000009'] }])
  })

  test('refuses the set-up and the demo institute once it has begun (409)', async () => {
    await start()
    await post('', { lastReceipt: '2026-27/000009' })
    const answers = [await send('/api/setup', SETUP), await send('/api/setup/demo', {})]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'restoring'],
      [409, 'restoring'],
    ])
  })

  test('is previewed while another request from the same address is not complete', async () => {
    await start()
    const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const incomplete = connect(Number(url.port), url.hostname)
    await once(incomplete, 'connect')
    const headers = ['POST /api/setup/restore/preview HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']
    const received = once(app.server, 'request')
    incomplete.write([...headers, 'Content-Length: 50', '', '{'].join('\r\n'))
    await received
    expect((await post('/preview', {})).status).toBe(200)
    incomplete.destroy()
  })

  test.each<[string, object, Partial<RestoreService>, object]>([
    ['no last receipt', {}, {}, { fields: { lastReceipt: expect.stringContaining('Enter the last receipt') } }],
    ['a last receipt that is none', { lastReceipt: 'x' }, {}, { fields: { lastReceipt: expect.any(String) } }],
    ['no file', { lastReceipt: '2026-27/000009' }, { find: async () => undefined }, { code: 'not_found' }],
    ['a database of one’s own', {}, { isPossible: false }, { code: 'no_restore' }],
  ])('is refused with %s', async (_situation, body, over, problem) => {
    await start(over)
    expect((await post('', body)).body).toMatchObject(problem)
    expect(begun).toEqual([])
  })

  test.each([
    ['partMissing', 409, 'Choose the file again'],
    ['noSpace', 409, 'too little space'],
    ['foreign', 422, 'not a backup'],
    ['restoring', 409, 'already'],
  ] as const)('a part that cannot be stored (%s) is answered with %i', async (stored, status, text) => {
    await start({ storePart: async () => stored })
    const response = await post('/upload', PART)
    expect([response.status, JSON.stringify(response.body)]).toEqual([status, expect.stringContaining(text)])
  })
})
