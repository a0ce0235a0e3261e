import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Receipt } from '#features/fees/contract/fees.contract.ts'
import { type EmbeddedPostgres, queryOnce, startEmbeddedPostgres } from '#embedded-postgres/index.ts'
import { findAccountFaults } from '#testing/server/account-checks.ts'
import { createClient, signInClient } from '#testing/server/api-client.ts'
import { pay } from '#testing/server/payment-load.ts'
import { type RunningInstitute, startInstitute } from '#testing/server/running-institute.ts'
import { isFullRun } from '#testing/server/full-run.ts'
import { removeMunshi, SETUP_ENV, type Munshi, startMunshi } from '#testing/server/munshi.ts'
import { range } from '#testing/server/run-in-parallel.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'

const isLinux = process.platform === 'linux' && process.arch === 'x64'
const LATEST = { version: 18, binaries: undefined }
const OLDEST = { version: 15, binaries: 'postgres-15-linux-x64' as const }
const VERSIONS = !isLinux ? [LATEST] : isFullRun ? [OLDEST, LATEST] : [OLDEST]

describe.each(VERSIONS)('PostgreSQL $version of DATABASE_URL, without superuser rights', ({ binaries }) => {
  const dataDir = createTemporaryDirectory()
  let postgres: EmbeddedPostgres
  let url: string
  let institute: RunningInstitute

  beforeAll(async () => {
    postgres = await startEmbeddedPostgres({
      dataDir,
      database: 'munshi',
      fallbackDir: '/var/lib/munshi',
      log: () => {},
      binaries,
    })
    await queryOnce(postgres.url, `create role office login createrole password 'kept in the environment'`)
    await queryOnce(postgres.url, 'create database office owner office')
    url = Object.assign(new URL(postgres.url), {
      username: 'office',
      password: 'kept in the environment',
      pathname: '/office',
    }).href
    institute = await startInstitute(dataDir, 1, { DATABASE_URL: url })
  })

  afterAll(async () => {
    await postgres?.stop()
    await removeMunshi(dataDir)
  })

  const buildPayment = () => ({ key: randomUUID(), student: institute.students[0] ?? '', paid: 10 })

  test('set-up, sign-in, payment and receipt work, and PostgreSQL keeps running when the app stops', async () => {
    const { hr } = institute
    const { body } = await pay(hr, buildPayment())
    const printed = await hr.get<Receipt>(`/api/fee/receipt/${body._id}`)
    expect(printed.body).toMatchObject({ receiptNo: body.receiptNo, paid: 10 })
    expect((await hr.get<{ total: number }>('/api/user?search=ravi')).body.total).toBe(1)
    expect(await findAccountFaults(url)).toEqual([])
    expect(await institute.app.kill('SIGTERM')).toBe(0)
    expect(await queryOnce(url, 'select 1 as n')).toEqual([{ n: 1 }])
    await institute.start()
  })

  test.each([
    'delete from receipt',
    'update receipt set n = n + 1000',
    'truncate receipt cascade',
    'update audit_entry set actor_name = $$nobody$$',
    'delete from audit_entry',
    'update student_total set n = 0',
    'drop table receipt',
    'alter table receipt disable trigger all',
  ])('the role of the app has no permission to %s', async (sql) => {
    const asApp = Object.assign(new URL(url), { search: '?options=-c%20role%3Dmunshi_app' }).href
    expect(await queryOnce(asApp, 'select current_user as me')).toEqual([{ me: 'munshi_app' }])
    await expect(queryOnce(asApp, sql)).rejects.toThrow(/permission denied|must be owner/)
  })

  test('the app uses its restricted role: without the privilege of the role it cannot write', async () => {
    const payment = buildPayment()
    await queryOnce(url, 'revoke insert on receipt from munshi_app')
    expect((await pay(institute.hr, payment)).status).toBe(500)
    await queryOnce(url, 'grant insert on receipt to munshi_app')
    expect((await pay(institute.hr, payment)).status).toBe(201)
  })

  test('the app uses its restricted role although the URL has options', async () => {
    const withOptions = Object.assign(new URL(url), { search: '?options=-c%20work_mem%3D8MB' }).href
    const second = await startMunshi({ dataDir, env: { DATABASE_URL: withOptions } })
    const hr = await signInClient(() => second.url, 'hr')
    await queryOnce(url, 'revoke insert on receipt from munshi_app')
    const response = await pay(hr, buildPayment())
    await queryOnce(url, 'grant insert on receipt to munshi_app')
    await second.kill('SIGTERM')
    expect(response.status).toBe(500)
  })

  test('two apps on one database create one receipt for copies of one payment', async () => {
    const second: Munshi = await startMunshi({ dataDir, env: { DATABASE_URL: url } })
    const { body } = await createClient(() => second.url).post<{ token: string }>('/api/hr/login', {
      email: SETUP_ENV.HR_EMAIL,
      password: SETUP_ENV.HR_PASSWORD,
    })
    const apps = [institute.app.url, second.url].map((at) => createClient(() => at, body.token))
    for (const _round of range(isFullRun ? 10 : 3)) {
      const payment = buildPayment()
      const responses = await Promise.all(range(8).map((n) => pay(apps[n % 2] ?? institute.hr, payment)))
      expect(new Set(responses.map(({ status, body: receipt }) => `${status} ${receipt.receiptNo}`)).size).toBe(1)
    }
    await second.kill('SIGTERM')
    expect(await findAccountFaults(url)).toEqual([])
  })

  test.each(['fsync', 'full_page_writes', 'synchronous_commit'])(
    'the app does not start when %s is off',
    async (setting) => {
      const set = (value: string) =>
        setting === 'synchronous_commit'
          ? queryOnce(postgres.url, `alter role office set ${setting} = ${value}`)
          : queryOnce(postgres.url, `alter system set ${setting} = ${value}`).then(() =>
              queryOnce(postgres.url, 'select pg_reload_conf()'),
            )
      await set('off')
      await expect(startMunshi({ dataDir, env: { DATABASE_URL: url } })).rejects.toThrow(
        `PostgreSQL runs with ${setting} switched off`,
      )
      await set('on')
    },
  )
})
