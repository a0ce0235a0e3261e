// Writes db/dumps/<number of the last migration>.sql: the schema of this version with made-up data in every table.
// Run it once per release that adds a migration. src/app/server/upgrade.test.ts restores and migrates every dump.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { v7 as uuid } from 'uuid'
import { installFillers } from '#app/server/install-fillers.ts'
import { startEmbeddedPostgres } from '#embedded-postgres/index.ts'
import { chainEntries } from '#features/overview/audit-trail/server/chain-entries.ts'
import { sealTrail } from '#features/overview/audit-trail/server/seals.sql.ts'
import { loadDemo } from '#features/overview/demo-data/server/load-demo.ts'
import { demoSize } from '#features/overview/demo-data/server/size.ts'
import { audit, SYSTEM } from '#shared/server/audit.ts'
import { openDb, type Tx } from '#shared/server/db.ts'
import { migrate } from '#shared/server/migrate.ts'

const NOW = new Date('2026-11-21T04:30:00Z')
const SIZE = { ...demoSize(8), enquiries: 3, marksPerStudent: 2, expensesPerMonth: 1 }
const IMPORTED = { name: '', columns: '["Name"]', mapping: '{"name":0}', created_at: NOW }
const CONTEXT = { clock: { now: () => NOW }, requestId: 'dump', actor: SYSTEM }

/** The tables that are not created by a migration file. */
const MIGRATION_TABLES = `
create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;
`

const dataDir = mkdtempSync(join(tmpdir(), 'munshi-dump-'))
const postgres = await startEmbeddedPostgres({
  dataDir,
  database: 'munshi',
  fallbackDir: '/var/lib/munshi',
  log: () => {},
})
try {
  await migrate(postgres.url)
  installFillers()
  await loadDemo(postgres.url, CONTEXT, SIZE)
  await addMissingRows(postgres.url)
  const files = readdirSync('db/migrations').sort()
  const schema = files.map((name) => `-- ${name}\n${withoutComments(readFileSync(`db/migrations/${name}`, 'utf8'))}`)
  const file = `db/dumps/${files.at(-1)?.slice(0, 4)}.sql`
  writeFileSync(file, [...schema, MIGRATION_TABLES, await dumpRows(postgres.url)].join('\n'))
  console.log(`${file} written`)
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

function withoutComments(text: string): string {
  return text.replaceAll(/^\s*--.*\n/gm, '')
}

/** Fills the tables that the demo data leaves empty. */
async function addMissingRows(url: string): Promise<void> {
  const { db } = openDb(url, { log: () => {}, max: 1 })
  const hash = Buffer.alloc(32, 1)
  try {
    await chainEntries({ db, clock: CONTEXT.clock })
    await sealTrail(db)
    await db.transaction().execute(async (tx) => {
      const account = await tx.selectFrom('account').select('id').where('role', '=', 'hr').executeTakeFirstOrThrow()
      const student = await tx.selectFrom('student').select('id').orderBy('id').executeTakeFirstOrThrow()
      const owned = { token_hash: hash, account_id: account.id }
      await tx
        .insertInto('session')
        .values({ ...owned, created_at: NOW, seen_at: NOW })
        .execute()
      await tx
        .insertInto('reset_token')
        .values({ ...owned, made_at: NOW, expires_at: NOW })
        .execute()
      const attempt = { email_hash: hash, address: '192.0.2.1', at: NOW, ok: true }
      await tx.insertInto('sign_in_attempt').values(attempt).execute()
      const draft = { account_id: account.id, key: 'course-add', field_values: '{"course":"Example"}', saved_at: NOW }
      await tx.insertInto('draft').values(draft).execute()
      const requests = { scope: 'email-enquirer', caller: account.id, started_at: NOW, n: 1 }
      await tx.insertInto('request_count').values(requests).execute()
      const request = { scope: account.id, route: 'POST /api/enquiry', key: 'dump', body_hash: hash, forever: false }
      await tx
        .insertInto('idempotency')
        .values({ ...request, status: 201, answer: '{}', at: NOW })
        .execute()
      await addTrustRows(tx, { account: account.id, student: student.id, hash })
      await addMoneyRows(tx, account.id)
      const mark = tx.selectFrom('attendance_mark').select(['student_id', 'day', 'sheet_id'])
      const notice = { ...(await mark.executeTakeFirstOrThrow()), sent_by: account.id, at: NOW }
      await tx
        .insertInto('absence_notice')
        .values(notice)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await audit(tx, CONTEXT, {
        action: 'student.update',
        record: 'student',
        recordId: student.id,
        before: { degree: 'BCom' },
        after: { degree: 'BSc' },
        personal: { subjectId: student.id, fields: ['degree'] },
      })
    })
  } finally {
    await db.destroy()
  }
}

type TrustIds = { account: string; student: string; hash: Buffer }

/** Adds two-factor sign-in, deleted records, consents, backups, notes, pictures, and records that processes share. */
async function addTrustRows(tx: Tx, { account, student, hash }: TrustIds): Promise<void> {
  const [account_id, id] = [account, uuid()]
  const enquiry = JSON.stringify({ id, name: 'Example' })
  const noted = await tx.selectFrom('enquiry').select('id').orderBy('id').executeTakeFirstOrThrow()
  const batch = await tx.selectFrom('batch').select('id').orderBy('id').executeTakeFirstOrThrow()
  const image = { content: hash, hash: hash.toString('hex'), changed_at: NOW }
  const times = { started_at: NOW, seen_at: NOW, finished_at: NOW }
  const file = { place: 'office:/backup/example.tar.gz', encrypted: false, bytes: 4096 }
  for (const insert of [
    tx.insertInto('known_browser').values({ token_hash: hash, account_id, used_at: NOW }),
    tx.insertInto('two_factor').values({ account_id, encrypted_secret: hash, started_at: NOW, confirmed_at: NOW }),
    tx.insertInto('recovery_code').values({ id: uuid(), account_id, code_hash: 'example' }),
    tx.insertInto('deletion').values({ id, record: 'enquiry', deleted_at: NOW, enquiry, erase_after: NOW }),
    tx.insertInto('privacy_notice').values({ texts: '{"en":"Example"}', version: 2 }),
    tx.insertInto('consent').values({ student_id: student, given_by: 'student', notice_version: 2, at: NOW }),
    tx.insertInto('backup_run').values({ id: uuid(), kind: 'scheduled', ...times, ...file }),
    tx.insertInto('restore').values({
      id,
      restored_at: NOW,
      backup: 'example.tar.gz',
      backup_made_at: NOW,
      is_verified: true,
      confirmed_at: NOW,
      confirmed_by: account,
    }),
    tx
      .insertInto('lost_number')
      .values({ restore_id: id, series: 'idCard', financial_year: '2025-26', first_n: 1, last_n: 2 }),
    tx.insertInto('job_run').values({ job: 'cleanup', started_at: NOW }),
    tx.insertInto('heartbeat').values({ process_id: uuid(), started_at: NOW, seen_at: NOW }),
    tx.insertInto('enquiry_note').values({ id: uuid(), enquiry_id: noted.id, at: NOW, note: 'Example' }),
    tx.insertInto('student_photo').values({ student_id: student, ...image }),
    tx.insertInto('institute_logo').values({ type: 'image/png', ...image }),
    tx.insertInto('batch_waiting').values({ id: uuid(), batch_id: batch.id, student_id: student, at: NOW }),
    tx.insertInto('access_link').values({ student_id: student, state: 'sent', origin: '', made_by: account, at: NOW }),
    tx.insertInto('calendar_feed').values({ account_id, trainer: 'Example', created_at: NOW }),
    tx
      .insertInto('holiday')
      .values({ id: uuid(), name: 'Example', start_on: '2026-11-08', end_on: '2026-11-09', created_at: NOW }),
    tx.insertInto('setup_code').values({ code_hash: hash, created_at: NOW }),
  ])
    await insert.execute()
}

/** Adds plans, closings, cash, recurring expenses, an import, a bulk change, a certificate and a move of batch. */
async function addMoneyRows(tx: Tx, account: string): Promise<void> {
  const [day, amount] = ['2026-11-20', 1000]
  const enrolment = await tx
    .selectFrom('enrolment')
    .select(['id', 'student_id', 'batch_id'])
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const recurring = await tx.selectFrom('recurring_expense').select('id').executeTakeFirstOrThrow()
  const other = await tx
    .selectFrom('batch')
    .select('id')
    .where('id', '<>', enrolment.batch_id)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const change = { id: uuid(), change: '{"isCompleted":"yes"}', students: 1, changed_at: NOW, changed_by: account }
  const signed = { signed_at: NOW, signed_by: account, records: '{}' }
  for (const write of [
    tx.updateTable('enrolment').set({ batch_id: other.id, batch_since: day }).where('id', '=', enrolment.id),
    tx.insertInto('fee_plan').values({ enrolment_id: enrolment.id }),
    tx.insertInto('fee_plan_row').values({ enrolment_id: enrolment.id, n: 1, due_on: day, amount }),
    tx.insertInto('day_closing').values({ id: uuid(), day, expected: 0, counted: 0, counts: '{}', ...signed }),
    tx
      .insertInto('cash_entry')
      .values({ id: uuid(), kind: 'opening', amount, day, recorded_at: NOW, recorded_by: account }),
    tx.insertInto('import').values({ id: account, kind: 'students', owner_id: account, state: 'open', ...IMPORTED }),
    tx.insertInto('import_row').values({ import_id: account, line: 2, cells: '["Example"]' }),
    tx.insertInto('reg_no_series').values({ series: 'example/{n}', last: 1 }),
    tx.insertInto('import_record').values({ import_id: account, record: 'course', record_id: account, state: '' }),
    tx.insertInto('import_total').values({ import_id: account, shard: 0, kind: 'Active', n: 0, fee: 0, paid: 0 }),
    tx
      .insertInto('certificate_template')
      .values({ kind: 'completion', title: 'Example', body: '{name}', signatory: 'Example' }),
    tx.insertInto('certificate_signature').values({ content: Buffer.alloc(32, 1), changed_at: NOW }),
    tx.insertInto('certificate_series').values({ kind: 'completion', financial_year: '2026-27', last: 1 }),
    tx.insertInto('certificate').values({
      id: uuid(),
      issue_id: uuid(),
      kind: 'completion',
      financial_year: '2026-27',
      n: 1,
      student_id: enrolment.student_id,
      enrolment_id: enrolment.id,
      student_name: 'Example',
      course: 'Example',
      batch: 'Example',
      title: 'Example',
      body: 'Example',
      signatory: 'Example',
      issued_on: day,
      issued_at: NOW,
      issued_by: account,
    }),
    tx.insertInto('bulk_change').values(change),
    tx
      .insertInto('bulk_change_student')
      .values({ bulk_change_id: change.id, student_id: enrolment.student_id, before: '{}', versions: '1.1.0' }),
    tx.insertInto('daily_sum_change').values({ kind: 'receipt', day, n: 0, amount: 0 }),
    tx.insertInto('batch_count_change').values({ batch_id: other.id, first_on: day, n: 0 }),
    tx.insertInto('recurring_expense_month').values({ recurring_id: recurring.id, month: '2026-11-01' }),
  ])
    await write.execute()
}

async function dumpRows(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string; columns: string[] }>(`
      select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' group by 1 order by 1`)
    const inserts: string[] = []
    for (const { name, columns } of tables) inserts.push(await dumpTable(client, name, columns))
    return [
      // Disables triggers and foreign keys while the rows are inserted.
      'set session_replication_role = replica;',
      `truncate ${tables.map(({ name }) => name).join(', ')};`,
      ...inserts,
      `select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));`,
      'set session_replication_role = origin;\n',
    ].join('\n')
  } finally {
    await client.end()
  }
}

async function dumpTable(client: pg.Client, name: string, columns: string[]): Promise<string> {
  const quoted = columns.map((column) => client.escapeIdentifier(column))
  const values = quoted.map((column) => `quote_nullable(${column}::text)`).join(` || ', ' || `)
  const { rows } = await client.query<{ row: string }>(`select ${values} as row from ${name} order by 1`)
  if (rows.length === 0) throw new Error(`table ${name} is empty`)
  const lines = rows.map(({ row }) => `  (${row})`).join(',\n')
  return `insert into ${name} (${quoted.join(', ')}) overriding system value values\n${lines};`
}
