import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { insertInstitute } from '#features/institute/server/public.ts'
import { openSetupGate } from '#features/setup/server/setup-gate.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import { type Db, openDb } from '#shared/server/db.ts'
import { createLogger } from '#shared/server/create-logger.ts'
import { type Mailer, createMailer } from '#shared/server/mailer.ts'
import { createTestBackups } from './backups.ts'
import { collectLog } from './collect-log.ts'
import { injectOnce } from './inject-once.ts'
import { resetDatabase, saveDatabase } from './database.ts'
import { buildApp } from '#app/server/build-app.ts'
import { removeDirectory, createTemporaryDirectory } from './temporary-directory.ts'
import { createSession, resetNames } from './fixtures.ts'

// oxlint-disable-next-line no-explicit-any -- tests read any field and assert what they read
export type TestResponse = { status: number; body: any; headers: Record<string, unknown> }
type Headers = Record<string, string>

/** The API on this worker's own database, which it uses with the login role of the app. Before each test the database contains only an institute. */
export class TestApi {
  app!: FastifyInstance
  db!: Db
  ownerUrl = ''
  /** The app's clock: 21 November 2026, 10:00 in India, unless a test sets it. */
  now = new Date('2026-11-21T04:30:00Z')
  /** The directory that mails are written to, unless a test sets another `mail`. */
  outbox = createTemporaryDirectory()
  mail: Mailer = this.outboxMailer()
  readonly secretKey = randomBytes(32)
  readonly log = collectLog()
  private savedState: string | undefined

  async open() {
    const { ownerUrl, appUrl } = await resetDatabase()
    this.ownerUrl = ownerUrl
    this.db = openDb(appUrl, { log: () => {}, max: 20 }).db
    this.app = await buildApp({
      db: this.db,
      clock: { now: () => this.now },
      mail: this.currentMailer(),
      secretKey: this.secretKey,
      getOrigin: () => 'http://munshi.test',
      gate: await openSetupGate(this.db, this.ownerUrl),
      backups: createTestBackups(this),
      logger: this.log.logger,
    })
    await this.app.ready()
  }

  async reset() {
    this.now = new Date('2026-11-21T04:30:00Z')
    this.mail = this.outboxMailer()
    resetNames()
    await Promise.allSettled([...this.app.backgroundTasks])
    await resetDatabase(this.savedState)
    if (this.savedState !== undefined) return
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

  /** From now on, `reset` returns to the rows as they are now. */
  async save() {
    this.savedState = 'saved'
    await saveDatabase(this.ownerUrl, this.savedState)
  }

  async close() {
    await this.app?.close()
    await this.db?.destroy()
    removeDirectory(this.outbox)
  }

  /** Delegates to the current mailer, because tests replace it after the app is built. */
  private currentMailer(): Mailer {
    const current = () => this.mail
    return {
      get isSetUp() {
        return current().isSetUp
      },
      send: (mail) => current().send(mail),
      erase: (mails) => current().erase(mails),
    }
  }

  private outboxMailer(): Mailer {
    return createMailer({
      smtpUrl: undefined,
      from: 'office@example.com',
      outbox: this.outbox,
      log: createLogger(false),
    })
  }

  async call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    token?: string,
    headers: Headers = {},
  ): Promise<TestResponse> {
    const response = await injectOnce(this.app, {
      method,
      url,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    })
    const text = response.rawPayload.toString()
    const isJson = String(response.headers['content-type']).includes('json')
    return { status: response.statusCode, body: isJson ? JSON.parse(text) : text, headers: response.headers }
  }

  /** Returns a client with a session of a new account of the role, or of the account given (a student's id). */
  async signInAs(role: Role, id?: string) {
    const { token, accountId } = await createSession(this.db, role, this.now, id)
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

export function startTestApi(): TestApi {
  const api = new TestApi()
  beforeAll(() => api.open())
  beforeEach(() => api.reset())
  afterEach(() => expect(api.log.takePersonalData()).toEqual([]))
  afterAll(() => api.close())
  return api
}
