import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Receipt } from '#features/fees/contract/fees.contract.ts'
import { queryOnce } from '#shared/server/query-once.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts'
import { findAccountFaults } from '#testing/server/account-checks.ts'
import { callerAt, signedInAt } from '#testing/server/api-client.ts'
import { pay } from '#testing/server/clerks.ts'
import { type Institute, openInstitute } from '#testing/server/institute.ts'
import { removeMunshi, INSTITUTE, type Munshi, startMunshi } from '#testing/server/munshi.ts'
import { range } from '#testing/server/run-in-parallel.ts'
import { temporaryDirectory } from '#testing/server/temporary-directory.ts'

const isLinux = process.platform === 'linux' && process.arch === 'x64'
const VERSIONS = [{ version: 18 }, ...(isLinux ? [{ version: 15, binaries: 'postgres-15-linux-x64' as const }] : [])]

describe.each(VERSIONS)('a PostgreSQL $version of DATABASE_URL, as an account that is no superuser', ({ binaries }) => {
  const dataDir = temporaryDirectory()
  let postgres: EmbeddedPostgres
  /** The office's own account and database. */
  let url: string
  let institute: Institute

  beforeAll(async () => {
    postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, binaries })
    await queryOnce(postgres.url, `create role office login createrole password 'kept in the environment'`)
    await queryOnce(postgres.url, 'create database office owner office')
    url = Object.assign(new URL(postgres.url), {
      username: 'office',
      password: 'kept in the environment',
      pathname: '/office',
    }).href
    institute = await openInstitute(dataDir, 1, { DATABASE_URL: url })
  })

  afterAll(async () => {
    await postgres?.stop()
    await removeMunshi(dataDir)
  })

  const aPayment = () => ({ key: randomUUID(), student: institute.students[0] ?? '', paid: 10 })

  test('set up, signed in, a fee taken, its receipt printed; the database stays when the app stops', async () => {
    const { hr } = institute
    const { body } = await pay(hr, aPayment())
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
  ])('the role of the app may not: %s', async (sql) => {
    const asApp = Object.assign(new URL(url), { search: '?options=-c%20role%3Dmunshi_app' }).href
    expect(await queryOnce(asApp, 'select current_user as me')).toEqual([{ me: 'munshi_app' }])
    await expect(queryOnce(asApp, sql)).rejects.toThrow(/permission denied|must be owner/)
  })

  test('the app works as that role and no other: what is taken from the role, the app cannot do', async () => {
    const payment = aPayment()
    await queryOnce(url, 'revoke insert on receipt from munshi_app')
    expect((await pay(institute.hr, payment)).status).toBe(500)
    await queryOnce(url, 'grant insert on receipt to munshi_app')
    expect((await pay(institute.hr, payment)).status).toBe(201)
  })

  test('options in the address do not take the app out of its role', async () => {
    const withOptions = Object.assign(new URL(url), { search: '?options=-c%20work_mem%3D8MB' }).href
    const second = await startMunshi({ dataDir, env: { DATABASE_URL: withOptions } })
    const hr = await signedInAt(() => second.url, 'hr')
    await queryOnce(url, 'revoke insert on receipt from munshi_app')
    const refused = await pay(hr, aPayment())
    await queryOnce(url, 'grant insert on receipt to munshi_app')
    await second.kill('SIGTERM')
    expect(refused.status).toBe(500)
  })

  test('two apps on one database: copies of one payment at both make one receipt', async () => {
    const second: Munshi = await startMunshi({ dataDir, env: { DATABASE_URL: url } })
    const { body } = await callerAt(() => second.url).post<{ token: string }>('/api/hr/login', {
      email: INSTITUTE.HR_EMAIL,
      password: INSTITUTE.HR_PASSWORD,
    })
    const apps = [institute.app.url, second.url].map((at) => callerAt(() => at, body.token))
    for (const _time of range(10)) {
      const payment = aPayment()
      const answers = await Promise.all(range(8).map((n) => pay(apps[n % 2] ?? institute.hr, payment)))
      expect(new Set(answers.map(({ status, body: receipt }) => `${status} ${receipt.receiptNo}`)).size).toBe(1)
    }
    await second.kill('SIGTERM')
    expect(await findAccountFaults(url)).toEqual([])
  })

  test.each(['fsync', 'full_page_writes', 'synchronous_commit'])(
    'it refuses to start when %s is off',
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
