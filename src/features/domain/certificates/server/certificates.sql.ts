import { type Insertable, type RawBuilder, sql } from 'kysely'
import { getDay } from '#features/base/institute/server/days/public.ts'
import { buildStudentFilter } from '#features/domain/students/server/search/public.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { type Scope, within } from '#shared/server/scope.ts'
import { searchWords } from '#shared/server/search-words.ts'
import type { Certificate as CertificateTable } from '#shared/server/tables.ts'
import { type CertificateKind, formatSerial, parseSerial } from '../contract/certificate-kind.ts'
import type { Certificate, ListCertificates } from '../contract/certificates.contract.ts'

const selectCertificates = (db: Db) =>
  db
    .selectFrom('certificate as z')
    .innerJoin('account as a', 'a.id', 'z.issued_by')
    .select(['z.id', 'z.issue_id', 'z.financial_year', 'z.n', 'z.student_id', 'z.student_name', 'z.course', 'z.batch'])
    .select(['z.issued_on', 'z.revoked_at', 'z.revoke_reason', 'a.name as by'])
    .select(sql<CertificateKind>`z.kind`.as('kind'))

type Row = Awaited<ReturnType<ReturnType<typeof selectCertificates>['execute']>>[number]

async function toCertificate(db: Db, row: Row): Promise<Certificate> {
  return {
    _id: row.id,
    issue: row.issue_id,
    kind: row.kind,
    student: row.student_id,
    name: row.student_name,
    course: row.course,
    batch: row.batch,
    date: row.issued_on,
    by: row.by,
    serial: formatSerial(row.kind, row.financial_year, row.n),
    revokedOn: row.revoked_at === null ? null : await getDay(db, row.revoked_at),
    revokeReason: row.revoke_reason,
  }
}

const toCertificates = (db: Db, rows: Row[]) => Promise.all(rows.map((row) => toCertificate(db, row)))

/**
 * Returns the newest first. `search` matches a serial number, or the current names, phone, batch or course of the
 * student.
 */
export async function listCertificates(db: Db, scope: Scope, { page, limit, search, kind }: ListCertificates) {
  const matches = await buildFilter(db, search)
  const matching = db
    .selectFrom('certificate as z')
    .$if(kind !== undefined, (query) => query.where('z.kind', '=', kind!))
    .$if(matches !== undefined, (query) => query.where(matches!))
    .$call(within(scope, 'z.student_id'))
  const ids = matching
    .select('z.id')
    .orderBy('z.issued_at', 'desc')
    .orderBy('z.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
  const [rows, { total }] = await Promise.all([
    selectCertificates(db).where('z.id', 'in', ids).orderBy('z.issued_at', 'desc').orderBy('z.id', 'desc').execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { certificates: await toCertificates(db, rows), total }
}

async function buildFilter(db: Db, search: string): Promise<RawBuilder<boolean> | undefined> {
  const { kind, financialYear, n } = parseSerial(search) ?? {}
  if (kind !== undefined) return sql`(z.kind, z.financial_year, z.n) = (${kind}, ${financialYear}, ${n})`
  const student = await buildStudentFilter(db, searchWords(search))
  return student && sql`z.student_id in (select s.id from student s where ${student})`
}

export async function listCertificatesOfStudent(db: Db, scope: Scope, studentId: string): Promise<Certificate[]> {
  const rows = selectCertificates(db).where('z.student_id', '=', studentId).$call(within(scope, 'z.student_id'))
  return toCertificates(db, await rows.orderBy('z.issued_at', 'desc').orderBy('z.id', 'desc').execute())
}

export async function listCertificatesOfIssue(tx: Tx, issueId: string): Promise<Certificate[]> {
  return toCertificates(tx, await selectCertificates(tx).where('z.issue_id', '=', issueId).orderBy('z.n').execute())
}

export async function findCertificate(db: Db, scope: Scope, id: string): Promise<Certificate | undefined> {
  const row = await selectCertificates(db)
    .where('z.id', '=', id)
    .$call(within(scope, 'z.student_id'))
    .executeTakeFirst()
  return row && toCertificate(db, row)
}

export async function findByVerificationId(db: Db, id: string): Promise<Certificate | undefined> {
  const row = await selectCertificates(db).where('z.verification_id', '=', id).executeTakeFirst()
  return row && toCertificate(db, row)
}

/** Returns the last of the numbers. The row is locked until the transaction ends, so a failed issue leaves no gap. */
export async function takeNumbers(
  tx: Tx,
  kind: CertificateKind,
  financialYear: string,
  count: number,
): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into certificate_series as s (kind, financial_year, last) values (${kind}, ${financialYear}, ${count})
    on conflict (kind, financial_year) do update set last = s.last + excluded.last returning last`.execute(tx)
  return rows[0]!.last
}

export async function insertCertificates(tx: Tx, rows: Insertable<CertificateTable>[]): Promise<void> {
  await tx.insertInto('certificate').values(rows).execute()
}

export async function lockCertificate(tx: Tx, scope: Scope, id: string): Promise<Certificate | undefined> {
  await tx.selectFrom('certificate').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findCertificate(tx, scope, id)
}

export async function setRevoked(
  tx: Tx,
  id: string,
  { at, by, reason }: { at: Date; by: string; reason: string },
): Promise<void> {
  await tx
    .updateTable('certificate')
    .set({ revoked_at: at, revoked_by: by, revoke_reason: reason })
    .where('id', '=', id)
    .execute()
}

/** Keeps serial, course and day, so that a printed certificate can still be verified. */
export async function eraseCertificatesOfStudent(tx: Tx, studentId: string): Promise<void> {
  await tx
    .updateTable('certificate')
    .set({ student_name: '–', body: '', revoke_reason: null })
    .where('student_id', '=', studentId)
    .execute()
}
