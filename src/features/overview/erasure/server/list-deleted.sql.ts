import { sql } from 'kysely'
import { buildStudentFilter } from '#features/domain/students/server/search/public.ts'
import { likePattern } from '#shared/server/like-pattern.ts'
import type { Db } from '#shared/server/db.ts'
import { type Scope, within } from '#shared/server/scope.ts'
import { searchWords } from '#shared/server/search-words.ts'
import type { DeletedRecord, ListDeleted } from '../contract/erasure.contract.ts'

/** An erased record stays listed until its 30 days are over. */
const selectListed = (db: Db, scope: Scope, now: Date) =>
  db
    .selectFrom('deletion as d')
    .leftJoin('student as s', 's.id', 'd.id')
    .where((eb) => eb.or([eb('d.erased_at', 'is', null), eb('d.erase_after', '>', now)]))
    .$call(within(scope, 's.id'))

export async function countDeleted(db: Db, scope: Scope, now: Date): Promise<number> {
  const { n } = await selectListed(db, scope, now)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

export async function listDeleted(
  db: Db,
  scope: Scope,
  { page, limit, search }: ListDeleted,
  now: Date,
): Promise<{ deleted: DeletedRecord[]; total: number }> {
  const words = searchWords(search)
  const ofStudent = await buildStudentFilter(db, words)
  const ofEnquiry = words.map((word) => sql`(${sql.join(word.map(isInEnquiry), sql` or `)})`)
  const matching = selectListed(db, scope, now).$if(ofStudent !== undefined, (query) =>
    query.where(sql<boolean>`((d.record = 'student' and ${ofStudent!}) or
      (d.record = 'enquiry' and ${sql.join(ofEnquiry, sql` and `)}))`),
  )
  const [rows, { total }] = await Promise.all([
    matching
      .leftJoin('account as a', 'a.id', 's.id')
      .leftJoin('account as by', 'by.id', 'd.deleted_by')
      .leftJoin('import as i', 'i.id', 's.import_id')
      .select(['d.id', 'd.record', 'd.status_before', 'd.deleted_at', 'd.erase_after', 'd.erased_at'])
      .select([
        sql<string>`coalesce(s.fname || ' ' || s.lname, d.enquiry ->> 'name')`.as('name'),
        sql<string | null>`coalesce(a.email, d.enquiry ->> 'mail_id')`.as('email'),
        'by.name as deleted_by',
        'i.state as import_state',
      ])
      .orderBy('d.deleted_at', 'desc')
      .orderBy('d.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { deleted: rows.map(toDeletedRecord), total }
}

const isInEnquiry = (text: string) => sql`fold_text(concat_ws(' ', d.enquiry ->> 'name', d.enquiry ->> 'mail_id',
  d.enquiry ->> 'contact', d.enquiry ->> 'alt_contact')) like ${likePattern(text)}`

type Row = {
  id: string
  record: string
  status_before: string | null
  deleted_at: Date
  erase_after: Date
  erased_at: Date | null
  name: string
  email: string | null
  deleted_by: string | null
  import_state: string | null
}

function toDeletedRecord(row: Row): DeletedRecord {
  const isErased = row.erased_at !== null
  const ofStudent = row.status_before === 'Pending' ? 'registration' : 'student'
  return {
    _id: row.id,
    kind: row.record === 'enquiry' ? 'enquiry' : ofStudent,
    name: isErased ? null : row.name,
    email: isErased ? null : row.email,
    deletedAt: row.deleted_at.toISOString(),
    deletedBy: row.deleted_by ?? '',
    eraseAfter: row.erase_after.toISOString(),
    erasedAt: row.erased_at?.toISOString() ?? null,
    canRestore: !isErased && row.record === 'student' && row.import_state !== 'undone',
  }
}
