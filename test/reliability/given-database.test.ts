import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Receipt } from '#features/domain/fees/contract/fees.contract.ts'
import { prepareAppRole } from '#app/server/app-role.ts'
import { changeUrl, type EmbeddedPostgres, queryOnce, startEmbeddedPostgres } from '#embedded-postgres/index.ts'
import { findAccountFaults } from '#testing/server/account-checks.ts'
import { createClient, signInClient } from '#testing/server/api-client.ts'
import { pay } from '#testing/server/payment-load.ts'
import { type RunningInstitute, startInstitute } from '#testing/server/running-institute.ts'
import { isFullRun } from '#testing/server/full-run.ts'
import { removeMunshi, SETUP_ENV, type Munshi, startMunshi } from '#testing/server/munshi.ts'
import { range } from '#testing/server/run-in-parallel.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { waitUntil } from '#testing/server/wait-until.ts'

const isLinux = process.platform === 'linux' && process.arch === 'x64'
const LATEST = { version: 18, binaries: undefined }
const OLDEST = { version: 15, binaries: 'postgres-15-linux-x64' as const }
const VERSIONS = !isLinux ? [LATEST] : isFullRun ? [OLDEST, LATEST] : [OLDEST]

describe.each(VERSIONS)('PostgreSQL $version of DATABASE_URL, without superuser rights', ({ binaries }) => {
  const dataDir = createTemporaryDirectory()
  let postgres: EmbeddedPostgres
  let url: string
  let institute: RunningInstitute
  let appUrl: Promise<string> | undefined

  const getUrl = (username: string, database: string) =>
    Object.assign(new URL(postgres.url), { username, password: PASSWORD, pathname: `/${database}` }).href

  beforeAll(async () => {
    postgres = await startEmbeddedPostgres({
      dataDir,
      database: 'munshi',
      fallbackDir: '/var/lib/munshi',
      log: () => {},
      binaries,
    })
    await createDatabase('office', 'createrole')
    url = getUrl('office', 'office')
    institute = await startInstitute(dataDir, 1, { DATABASE_URL: url })
  })

  afterAll(async () => {
    await postgres?.stop()
    await removeMunshi(dataDir)
  })

  async function createDatabase(name: string, attributes = ''): Promise<void> {
    await queryOnce(postgres.url, `create role ${name} login ${attributes} password '${PASSWORD}'`)
    await queryOnce(postgres.url, `create database ${name} owner ${name}`)
  }

  const buildPayment = () => ({ key: randomUUID(), student: institute.students[0] ?? '', paid: 10 })

  test('set-up, sign-in, payment and receipt work', async () => {
    const { hr } = institute
    const { body } = await pay(hr, buildPayment())
    const printed = await hr.get<Receipt>(`/api/fee/receipt/${body._id}`)
    expect(printed.body).toMatchObject({ receiptNo: body.receiptNo, paid: 10 })
    expect((await hr.get<{ total: number }>('/api/user?search=ravi')).body.total).toBe(1)
    expect(await findAccountFaults(url)).toEqual([])
  })

  test('the app logs in as a role of its own, with limits for its statements', async () => {
    const users = `select distinct usename from pg_stat_activity where application_name = 'munshi'`
    expect(await queryOnce(postgres.url, users)).toEqual([{ usename: 'office_app' }])
    const { url: appUrl, notes } = await prepareAppRole(url)
    expect(notes).toEqual([])
    const [settings] = await queryOnce(
      appUrl,
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle, current_setting('timezone') as zone`,
    )
    expect(settings).toEqual({ statement: '3s', lock: '2s', idle: '10s', zone: 'UTC' })
  })

  test.each([
    'set role office',
    'set role owner',
    'set session authorization office',
    'reset role; delete from receipt',
    'set role none; delete from receipt',
    'delete from receipt',
    'delete from audit_entry',
    'truncate receipt cascade',
    'update receipt set n = n + 1000',
    'update receipt set student_id = gen_random_uuid()',
    `update receipt set student_name = 'x'`,
    `update receipt set course = 'x'`,
    'update audit_entry set actor_name = $$nobody$$',
    'delete from audit_link',
    'update audit_seal set n = 1',
    'update student_total set n = 0',
    'drop table receipt',
    'alter table receipt disable trigger all',
    'create table mine (id int)',
    'create temporary table mine (id int)',
    'create role mine',
    'alter role office_app createrole',
    `copy receipt to program 'true'`,
    `select pg_read_file('/etc/passwd')`,
  ])('PostgreSQL denies the app: %s', async (sql) => {
    appUrl ??= prepareAppRole(url).then((role) => role.url)
    await expect(queryOnce(await appUrl, sql)).rejects.toMatchObject({ code: '42501' })
  })

  test.runIf(isFullRun)('the app of another database on the same server is denied this one', async () => {
    await createDatabase('branch', 'createrole')
    const branch = getUrl('branch', 'branch')
    const second = await startMunshi({ dataDir, env: { ...SETUP_ENV, DATABASE_URL: branch } })
    expect((await signInClient(() => second.url, 'hr').then((hr) => hr.get('/api/user'))).status).toBe(200)
    expect(await second.kill('SIGTERM')).toBe(0)
    const { url: branchApp } = await prepareAppRole(branch)
    const elsewhere = Object.assign(new URL(branchApp), { pathname: '/office' }).href
    await expect(queryOnce(elsewhere, 'select 1')).rejects.toThrow('permission denied for database')
  })

  test('the app uses its own role: without the privilege of the role it cannot write', async () => {
    const payment = buildPayment()
    await queryOnce(url, 'revoke insert on receipt from office_app')
    expect((await pay(institute.hr, payment)).status).toBe(500)
    await queryOnce(url, 'grant insert on receipt to office_app')
    expect((await pay(institute.hr, payment)).status).toBe(201)
  })

  test('PostgreSQL keeps running when the app stops, and a database restored without its roles works after the next start', async () => {
    expect(await institute.app.kill('SIGTERM')).toBe(0)
    expect(await queryOnce(url, 'select 1 as n')).toEqual([{ n: 1 }])
    const superuser = Object.assign(new URL(postgres.url), { pathname: '/office' }).href
    await queryOnce(superuser, 'drop owned by office_app; drop role office_app')
    await institute.start()
    expect((await pay(institute.hr, buildPayment())).status).toBe(201)
    expect((await prepareAppRole(url)).notes).toEqual([])
  })

  // The test with another call is in test/reliability/two-processes.test.ts.
  test.runIf(isFullRun)('two apps on one database create one receipt for copies of one payment', async () => {
    const second: Munshi = await startMunshi({ dataDir, env: { DATABASE_URL: url } })
    const { body } = await createClient(() => second.url).post<{ token: string }>('/api/hr/login', {
      email: SETUP_ENV.HR_EMAIL,
      password: SETUP_ENV.HR_PASSWORD,
    })
    const apps = [institute.app.url, second.url].map((at) => createClient(() => at, body.token))
    for (const _round of range(10)) {
      const payment = buildPayment()
      const responses = await Promise.all(range(8).map((n) => pay(apps[n % 2] ?? institute.hr, payment)))
      expect(new Set(responses.map(({ status, body: receipt }) => `${status} ${receipt.receiptNo}`)).size).toBe(1)
    }
    await second.kill('SIGTERM')
    expect(await findAccountFaults(url)).toEqual([])
  })

  // The test of the client is in src/embedded-postgres/postgres-client.test.ts.
  test.runIf(isFullRun)('the app uses the host of several that accepts writes', async () => {
    const hosts = `127.0.0.1:1,${new URL(url).host}`
    const app = await startMunshi({ dataDir, env: { DATABASE_URL: url.replace(new URL(url).host, hosts) } })
    expect((await createClient(() => app.url).get('/readyz')).status).toBe(200)
    await app.kill('SIGTERM')
  })

  describe('with an owner who may not create roles', () => {
    test('the app starts, says that it is not restricted, and prints SQL that changes it', async () => {
      await createDatabase('plain')
      const ownerUrl = getUrl('plain', 'plain')
      const first = await startMunshi({ dataDir, env: { ...SETUP_ENV, DATABASE_URL: ownerUrl } })
      const greeting = await waitForOutput(first, '-- DATABASE_OWNER_URL=')
      await first.kill('SIGTERM')
      expect(greeting).toContain('The app connects to PostgreSQL as plain, the owner of its tables')

      const script = greeting.slice(greeting.indexOf('-- As a superuser'), greeting.indexOf('-- Then start'))
      await queryOnce(postgres.url, script.replace('choose a password', PASSWORD))
      const env = { DATABASE_URL: getUrl('plain_app', 'plain'), DATABASE_OWNER_URL: ownerUrl }
      const second = await startMunshi({ dataDir, env })
      const hr = await signInClient(() => second.url, 'hr')
      expect((await hr.get('/api/user')).status).toBe(200)
      await second.kill('SIGTERM')
      expect(second.output.join('\n')).not.toContain('-- ')
      await expect(queryOnce(env.DATABASE_URL, 'delete from receipt')).rejects.toMatchObject({ code: '42501' })
      expect(await prepareAppRole(ownerUrl, env.DATABASE_URL)).toEqual({ url: env.DATABASE_URL, notes: [] })
    })

    test.runIf(isFullRun)('the role that an earlier version was granted is still used', async () => {
      await createDatabase('earlier')
      await queryOnce(postgres.url, 'create role munshi_app nologin; grant munshi_app to earlier')
      const app = await startMunshi({ dataDir, env: { ...SETUP_ENV, DATABASE_URL: getUrl('earlier', 'earlier') } })
      const greeting = await waitForOutput(app, '-- DATABASE_OWNER_URL=')
      expect(greeting).toContain('as earlier, the owner of its tables')
      await queryOnce(getUrl('earlier', 'earlier'), 'revoke select on institute from munshi_app')
      expect((await createClient(() => app.url).get('/api/institute')).status).toBe(500)
      await app.kill('SIGTERM')
    })

    test('a start whose app role does not exist prints SQL, without a stack trace', async () => {
      await createDatabase('roleless')
      const env = { DATABASE_URL: getUrl('unknown', 'roleless'), DATABASE_OWNER_URL: getUrl('roleless', 'roleless') }
      const output = await getStartError(env)
      expect(output).toContain('The app cannot log in to PostgreSQL as unknown: password authentication failed')
      expect(output).toContain('create role "unknown" login')
      expect(output).not.toContain('    at ')
    })

    test.runIf(isFullRun)('a start as someone who owns nothing prints SQL, without a stack trace', async () => {
      await createDatabase('guarded')
      await queryOnce(postgres.url, `create role stranger login password '${PASSWORD}'`)
      const output = await getStartError({ DATABASE_URL: getUrl('stranger', 'guarded') })
      expect(output).toContain('must own the database and its tables')
      expect(output).not.toContain('    at ')
    })

    const getStartError = (env: Record<string, string>) =>
      startMunshi({ dataDir, env }).then(
        () => 'started',
        ({ message }: Error) => message,
      )
  })

  test.each([
    ['fsync', 'off'],
    ['synchronous_commit', 'local'],
    ...(isFullRun
      ? [
          ['full_page_writes', 'off'],
          ['synchronous_commit', 'off'],
          ['synchronous_commit', 'remote_write'],
        ]
      : []),
  ])('the app does not start when %s is %s', async (setting, value) => {
    const set = (to: string) =>
      setting === 'synchronous_commit'
        ? queryOnce(postgres.url, `alter role office_app in database office set ${setting} = ${to}`)
        : queryOnce(postgres.url, `alter system set ${setting} = ${to}`).then(() =>
            queryOnce(postgres.url, 'select pg_reload_conf()'),
          )
    await set(value)
    await expect(startMunshi({ dataDir, env: { DATABASE_URL: url } })).rejects.toThrow(
      `PostgreSQL runs with ${setting}=${value}`,
    )
    await set('on')
  })

  test.runIf(isFullRun)('a replica without synchronous_standby_names is reported at the start', async () => {
    const replica = new pg.Client(
      changeUrl(postgres.url, ({ searchParams }) => searchParams.set('replication', 'true')),
    )
    await replica.connect()
    const app = await startMunshi({ dataDir, env: { DATABASE_URL: url } })
    const greeting = await waitForOutput(app, 'synchronous_standby_names')
    expect(greeting).toContain('PostgreSQL has 1 replica but synchronous_standby_names is empty')
    await app.kill('SIGTERM')
    await replica.end()
  })
})

const PASSWORD = 'kept in the environment'

const waitForOutput = (app: Munshi, text: string) =>
  waitUntil(async () => {
    const printed = app.output.filter((line) => !line.startsWith('{'))
    const output = printed.map((line) => line.replace(/^ {2}/, '')).join('\n')
    expect(output).toContain(text)
    return output
  })
