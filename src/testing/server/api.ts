import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { insertInstitute } from '#features/institute/server/public.ts'
import { openSetupGate } from '#features/setup/server/setup-gate.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import { type Db, type OpenDb, openDb } from '#shared/server/db.ts'
import { openLog } from '#shared/server/log.ts'
import { type Mailer, openMail } from '#shared/server/mail.ts'
import { testDatabase } from './database.ts'
import { buildApp } from '#app/server/app.ts'
import { removeDirectory, temporaryDirectory } from './temporary-directory.ts'
import { signedIn } from './fixtures.ts'

// oxlint-disable-next-line no-explicit-any -- a test reads answers freely, and asserts what it reads
export type Answer = { status: number; body: any; headers: Record<string, unknown> }
type Headers = Record<string, string>

/** The whole API on this worker's own PostgreSQL, as its restricted role; emptied, with an institute, before each test. */
export class ApiTest {
  app!: FastifyInstance
  db!: Db
  ownerUrl = ''
  /** 21 November 2026, 10:00 in India, until a test says otherwise. */
  now = new Date('2026-11-21T04:30:00Z')
  /** Where mails lie while a test gives no `mail` of its own, such as one to a real SMTP server. */
  outbox = temporaryDirectory()
  mail: Mailer = this.toOutbox()
  private opened: OpenDb | undefined

  async open() {
    const { url, ownerUrl } = await testDatabase()
    this.ownerUrl = ownerUrl
    this.opened = openDb(url, { log: () => {}, max: 20 })
    this.db = this.opened.db
    this.app = await buildApp({
      db: this.db,
      clock: { now: () => this.now },
      mail: this.postman(),
      originFor: () => 'http://munshi.test',
      gate: await openSetupGate(this.db, ownerUrl),
    })
    await this.app.ready()
  }

  async empty() {
    this.now = new Date('2026-11-21T04:30:00Z')
    this.mail = this.toOutbox()
    await testDatabase()
    await this.db.transaction().execute((tx) =>
      insertInstitute(tx, {
        name: 'Example Institute',
        address: '1 Example Road',
        phone: '9800000000',
        timeZone: 'Asia/Kolkata',
        selfRegistration: true,
      }),
    )
  }

  async close() {
    await this.app?.close()
    await this.db?.destroy()
    removeDirectory(this.outbox)
  }

  /** Hands on to whichever mailer the test has by then. */
  private postman(): Mailer {
    const current = () => this.mail
    return {
      get isSetUp() {
        return current().isSetUp
      },
      send: (mail) => current().send(mail),
    }
  }

  private toOutbox(): Mailer {
    return openMail({ smtpUrl: undefined, from: 'office@example.com', outbox: this.outbox, log: openLog(false) })
  }

  /** Calls as whoever the token belongs to, or as nobody. */
  async call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    token?: string,
    headers: Headers = {},
  ): Promise<Answer> {
    const response = await this.app.inject({
      method,
      url,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    })
    const isJson = String(response.headers['content-type']).includes('json')
    return { status: response.statusCode, body: isJson ? response.json() : response.body, headers: response.headers }
  }

  /** A caller with a session: `const hr = await api.as('hr')`, then `hr.post('/api/batch', {…})`. A student's id may be given. */
  async as(role: Role, id?: string) {
    const { token, accountId } = await signedIn(this.db, role, this.now, id)
    return {
      id: accountId,
      token,
      get: (url: string, headers?: Headers) => this.call('GET', url, undefined, token, headers),
      post: (url: string, body?: unknown, headers?: Headers) => this.call('POST', url, body, token, headers),
      put: (url: string, body?: unknown, headers?: Headers) => this.call('PUT', url, body, token, headers),
      delete: (url: string, body?: unknown, headers?: Headers) => this.call('DELETE', url, body, token, headers),
    }
  }
}

/** Opens the API for the tests of a file: `const api = apiTest()`. */
export function startTestApi(): ApiTest {
  const api = new ApiTest()
  beforeAll(() => api.open())
  beforeEach(() => api.empty())
  afterAll(() => api.close())
  return api
}
