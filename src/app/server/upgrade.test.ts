import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { openSetupGate } from '#features/overview/setup/server/setup-gate.ts'
import { prepareAppRole } from './app-role.ts'
import { wallClock } from '#shared/server/clock.ts'
import { createLogger } from '#shared/server/create-logger.ts'
import { openDb } from '#shared/server/db.ts'
import { createMailer } from '#shared/server/mailer.ts'
import { isSchemaCurrent, migrate } from '#shared/server/migrate.ts'
import { createSession } from '#testing/server/fixtures.ts'
import { isFullRun } from '#testing/server/full-run.ts'
import { removeDirectory, createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { buildApp } from './build-app.ts'

const DUMPS = readdirSync('db/dumps').sort()
const DATABASE = `upgrade_${process.env.VITEST_POOL_ID ?? '0'}`

const getDatabaseUrl = (database: string) =>
  Object.assign(new URL(inject('ownerUrl')), { pathname: `/${database}` }).href

async function runSql<Row extends object>(statements: string, database = DATABASE): Promise<Row[]> {
  const client = new pg.Client({ connectionString: getDatabaseUrl(database) })
  await client.connect()
  try {
    const { rows } = await client.query<Row>(statements)
    return rows
  } finally {
    await client.end()
  }
}

async function restoreDump(dump: string): Promise<string> {
  await runSql(`create database ${DATABASE} template template0`, 'postgres')
  await runSql(readFileSync(`db/dumps/${dump}`, 'utf8'))
  return getDatabaseUrl(DATABASE)
}

afterEach(() => runSql(`drop database if exists ${DATABASE} with (force)`, 'postgres'))

async function countRows(): Promise<Record<string, number>> {
  const tables = await runSql<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`)
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as rows from ${name}`)
  const rows = await runSql<{ name: string; rows: number }>(counts.join(' union all '))
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]))
}

const listHashes = () => runSql<{ name: string; hash: string }>('select name, hash from migration_hash order by name')

async function isReady(url: string): Promise<boolean> {
  const { db } = openDb((await prepareAppRole(url)).url, { log: () => {} })
  try {
    return await isSchemaCurrent(db)
  } finally {
    await db.destroy()
  }
}

async function getResponseStatuses(url: string): Promise<number[]> {
  const { db } = openDb((await prepareAppRole(url)).url, { log: () => {} })
  const outbox = createTemporaryDirectory()
  const mail = createMailer({ smtpUrl: undefined, from: 'office@example.com', outbox, log: createLogger(false) })
  const gate = await openSetupGate(db, url)
  const getOrigin = () => 'http://munshi.test'
  const app = await buildApp({ db, clock: wallClock, mail, secretKey: randomBytes(32), getOrigin, gate })
  try {
    const { token } = await createSession(db, 'hr', wallClock.now())
    const authorization = `Bearer ${token}`
    const responses = [await app.inject('/readyz'), await app.inject({ url: '/api/user', headers: { authorization } })]
    return responses.map(({ statusCode }) => statusCode)
  } finally {
    await app.close()
    await db.destroy()
    removeDirectory(outbox)
  }
}

test('there is a dump of the first released schema', () => {
  expect(DUMPS).toContain('0010.sql')
})

describe.each(DUMPS)('migrate on the dump %s', (dump) => {
  const isChecked = isFullRun || [DUMPS[0], DUMPS.at(-1)].includes(dump)
  test.runIf(isChecked)('applies the missing migrations, keeps every row, and the app starts', async () => {
    const url = await restoreDump(dump)
    const [rowsBefore, hashesBefore] = [await countRows(), await listHashes()]
    expect(Object.entries(rowsBefore).filter(([, count]) => count === 0)).toEqual([])

    await migrate(url)

    expect(await isReady(url)).toBe(true)
    const { kysely_migration: _names, migration_hash: _hashes, discount_limit: _moved, ...dataRows } = rowsBefore
    expect(await countRows()).toMatchObject(dataRows)
    expect(await listHashes()).toEqual(expect.arrayContaining(hashesBefore))
    expect(await getResponseStatuses(url)).toEqual([200, 200])
  })

  test.runIf(isChecked && dump >= '0029' && dump < '0092')(
    'makes the limit of discounts that of the front desk and of the sets of the institute',
    async () => {
      const url = await restoreDump(dump)
      await runSql('update discount_limit set percent = 12.5')

      await migrate(url)

      expect(await runSql(`select limits from permission_set where built_in = 'front-desk'`)).toEqual([
        { limits: { 'fees.discount': 12.5 } },
      ])
    },
  )

  test.runIf(dump < '0011')(
    'makes students searchable by all that is known and normalises their phone numbers',
    async () => {
      const url = await restoreDump(dump)
      await runSql(`update student set father = 'İsmail  Örnek', contact = '919876543210', alt_contact = '12345'
      where id = (select id from student where status = 'Active' limit 1)`)

      await migrate(url)

      const [student] = await runSql<Record<string, string>>(
        `select s.*, a.email_key from student s join account a using (id) where father = 'İsmail  Örnek'`,
      )
      expect(student).toMatchObject({ contact: '9876543210', alt_contact: '12345' })
      expect(student?.['search_text']).toBe(
        `${student?.['search_key']} ismail ornek ${student?.['email_key']} 9876543210 12345`,
      )
    },
  )

  test.runIf(dump < '0019')(
    'marks students deleted before as erased, and moves reasons to the personal values',
    async () => {
      const url = await restoreDump(dump)
      const [active, deleted] = await runSql<{ id: string }>(`select id from student where status = 'Active' limit 2`)
      await runSql(`update student set status = 'Deleted', fname = 'Kanariya' where id = '${deleted!.id}'`)
      for (const [id, action] of [
        [active!.id, 'student.disable'],
        [deleted!.id, 'student.delete'],
      ] as const)
        await runSql(`insert into audit_entry (id, at, actor_name, actor_role, action, record, record_id, request_id, after)
        values (gen_random_uuid(), '2026-11-20', '', 'system', '${action}', 'student', '${id}', '', '{"reason": "Kanariya"}')`)

      await migrate(url)

      const deletion = await runSql(`select * from deletion where id = '${deleted!.id}'`)
      expect(deletion).toMatchObject([{ record: 'student', deleted_at: new Date('2026-11-20'), status_before: null }])
      expect(deletion[0]).toHaveProperty('erased_at', new Date('2026-11-20'))
      expect(await runSql(`select fname, search_text from student where id = '${deleted!.id}'`)).toEqual([
        { fname: '–', search_text: '' },
      ])
      expect(await runSql(`select subject_id, after from audit_personal where field = 'reason'`)).toContainEqual({
        subject_id: active!.id,
        after: 'Kanariya',
      })
      expect(await runSql(`select from audit_entry where after ? 'reason' or before ? 'reason'`)).toEqual([])
      expect(
        await runSql(`select from audit_personal where subject_id = '${deleted!.id}' and field = 'reason'`),
      ).toEqual([])
    },
  )

  test.runIf(dump === DUMPS.findLast((name) => name < '0025'))(
    'numbers the expenses in the order of their creation within each financial year',
    async () => {
      const url = await restoreDump(dump)
      await runSql(`update expense set created_at = '2026-05-01T00:00:00Z';
      insert into expense (id, category_id, remark, amount, day, created_at, updated_at)
      select gen_random_uuid(), (select id from expense_category limit 1), remark, 1, '2026-01-01', at::timestamptz, at::timestamptz
      from (values ('first', '2026-03-31T19:00:00Z'), ('last', '2026-11-20'), ('last of March', '2026-03-31T18:00:00Z')) v (remark, at)`)

      await migrate(url)

      const numbers = await runSql<{ remark: string; financial_year: string; n: number; last: number }>(
        `select remark, financial_year, n, last from expense join expense_voucher_series using (financial_year) order by 2, 3`,
      )
      expect(numbers[0]).toEqual({ remark: 'last of March', financial_year: '2025-26', n: 1, last: 1 })
      expect(numbers[1]).toMatchObject({ remark: 'first', financial_year: '2026-27', n: 1 })
      const count = numbers.length - 1
      expect(numbers.at(-1)).toEqual({ remark: 'last', financial_year: '2026-27', n: count, last: count })
    },
  )

  test.runIf(dump === DUMPS.findLast((name) => name < '0085'))('counts the students of batches', async () => {
    const url = await restoreDump(dump)
    const countStudents = () =>
      runSql(`select e.batch_id, count(distinct s.id)::int as n from enrolment e join student s on s.id = e.student_id
        where e.ended_at is null and s.status = 'Active' group by 1 order by 1`)
    const readCounts = () =>
      runSql(`select batch_id, sum(n)::int as n from batch_total group by 1 having sum(n) <> 0 order by 1`)
    const before = await countStudents()

    await migrate(url)

    expect(await readCounts()).toEqual(before)
    await runSql(
      `update student set status = 'Disable' where id = (select id from student where status = 'Active' limit 1)`,
    )
    expect(await readCounts()).toEqual(await countStudents())
    expect(await readCounts()).not.toEqual(before)
  })
})

describe('migrate', () => {
  test('rejects an applied migration that was edited', async () => {
    const url = await restoreDump(DUMPS.at(-1)!)
    await runSql(`update migration_hash set hash = 'other' where name like '0003%'`)

    await expect(migrate(url)).rejects.toThrow('was edited after it was applied')
  })

  test('leaves the database unready if an applied migration was renamed', async () => {
    const url = await restoreDump(DUMPS.at(-1)!)
    await runSql(`update migration_hash set name = '0003_renamed' where name like '0003%'`)
    const messages: string[] = []

    await migrate(url, (message) => messages.push(message))

    expect(messages).toEqual(['database schema is newer than this version, no migration applied'])
    expect(await isReady(url)).toBe(false)
  })
})
