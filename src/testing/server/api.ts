import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { insertInstitute } from '#features/base/institute/server/public.ts'
import {
  createInstallationService,
  type InstallationService,
} from '#features/overview/installation/server/installation-service.ts'
import { openSetupGate } from '#features/overview/setup/server/setup-gate.ts'
import { createInactive } from '#features/overview/tls/server/https-service.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import { type Db, openDb } from '#shared/server/db.ts'
import { createLogger } from '#shared/server/create-logger.ts'
import { type Mailer, createMailer } from '#shared/server/mailer.ts'
import { createTestBackups, createTestProofs, createTestRestores } from './backups.ts'
import { TEST_UPDATES, testUpdates } from './updates.ts'
import { type CollectedLog, collectLog } from './collect-log.ts'
import { injectOnce } from './inject-once.ts'
import { resetDatabase, saveDatabase } from './database.ts'
import { buildApp } from '#app/server/build-app.ts'
import { removeDirectory, createTemporaryDirectory } from './temporary-directory.ts'
import { createSession, resetNames } from './fixtures.ts'

// oxlint-disable-next-line no-explicit-any -- tests read any field and assert what they read
export type TestResponse = { status: number; body: any; headers: Record<string, unknown> }
type Headers = Record<string, string>

const secretKey = randomBytes(32)
/** A local authority, without the listener that uses it. */
const ROOT = {
  certificate: Buffer.from('a certificate'),
  trust: {
    fingerprint: 'AA:BB',
    thumbprint: 'CC:DD',
    validUntil: '2036-11-21T04:30:00.000Z',
    urls: ['https://192.168.1.20:3443'],
  },
}
let worker: Promise<Worker> | undefined
let current: TestApi

type Worker = {
  app: FastifyInstance
  db: Db
  ownerUrl: string
  outbox: string
  installation: InstallationService
  log: CollectedLog
}

/** One app serves the files of a worker one after another, because it takes longer to build than most of them. */
async function buildWorker(): Promise<Worker> {
  const { ownerUrl, appUrl } = await resetDatabase()
  const { db } = openDb(appUrl, { log: () => {}, max: 20 })
  const log = collectLog()
  const outbox = createTemporaryDirectory()
  const installation = createInstallationService({ dataDirectory: join(outbox, 'data') })
  const clock = { now: () => current.now }
  const backups = createTestBackups({ db, outbox, now: current.now }, { clock })
  const app = await buildApp({
    db,
    clock,
    mail: currentMailer(),
    secretKey,
    getOrigin: () => 'http://munshi.test',
    gate: await openSetupGate(db, ownerUrl),
    updates: TEST_UPDATES,
    installation,
    https: { ...createInactive('off'), getRoot: () => ROOT },
    restores: createTestRestores(outbox),
    backups,
    proofs: createTestProofs({ db, now: current.now }, backups, clock),
    logger: log.logger,
  })
  await app.ready()
  return { app, db, ownerUrl, outbox, installation, log }
}

/** Delegates to the current mailer, because tests replace it after the app is built. */
function currentMailer(): Mailer {
  return {
    get isSetUp() {
      return current.mail.isSetUp
    },
    send: (mail) => current.mail.send(mail),
    erase: (mails) => current.mail.erase(mails),
  }
}

/**
 * Serves the API on this worker's own database, which it uses with the login role of the app. Before each test the
 * database contains only an institute.
 */
export class TestApi {
  app!: FastifyInstance
  db!: Db
  ownerUrl = ''
  /** The app's clock: 21 November 2026, 10:00 in India, unless a test sets it. */
  now = new Date('2026-11-21T04:30:00Z')
  /** The directory that mails are written to, unless a test sets another `mail`. */
  outbox = ''
  mail!: Mailer
  /** Its file is in the outbox, and deleted before each test. */
  installation!: InstallationService
  readonly secretKey = secretKey
  log!: CollectedLog
  private savedState: string | undefined

  async open() {
    worker ??= buildWorker()
    Object.assign(this, await worker)
    mkdirSync(this.outbox, { recursive: true })
    this.mail = this.outboxMailer()
    await resetDatabase()
  }

  async reset() {
    this.now = new Date('2026-11-21T04:30:00Z')
    this.mail = this.outboxMailer()
    rmSync(dirname(this.installation.file), { recursive: true, force: true })
    resetNames()
    testUpdates.reset()
    await Promise.allSettled(this.app.backgroundTasks)
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
    await Promise.allSettled(this.app.backgroundTasks)
    removeDirectory(this.outbox)
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
    return this.clientOf(accountId, token)
  }

  /** A token of staff may end with the area of its calls: `…~hr`. */
  clientOf(id: string, token: string) {
    return {
      id,
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
  beforeAll(() => {
    current = api
    return api.open()
  })
  beforeEach(() => api.reset())
  afterEach(() => expect(api.log.takePersonalData()).toEqual([]))
  afterAll(() => api.close())
  return api
}
