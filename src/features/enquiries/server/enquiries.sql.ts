import { type Insertable, type RawBuilder, sql } from 'kysely'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { inPeriod } from '#shared/server/in-period.ts'
import { likePattern } from '#shared/server/like-pattern.ts'
import { searchWords } from '#shared/server/search-words.ts'
import type { Enquiry as EnquiryTable } from '#shared/server/tables.ts'
import type { Enquiry, EnquiryBody, EnquiryStatus, ListEnquiries } from '../contract/enquiries.contract.ts'

/** Includes deleted courses: their enquiries keep the name. */
const enquiriesWithCourse = (db: Db) => db.selectFrom('enquiry as e').innerJoin('course as c', 'c.id', 'e.course_id')

const COLUMNS = [
  'e.id as _id',
  'e.name',
  'e.mail_id as mailId',
  'e.contact',
  'e.alt_contact as altContact',
  'e.qualification',
  'e.address',
  'c.name as course',
  'e.enquiry_mode as Enquirymode',
  'e.mode',
  'e.ref',
  'e.remark',
  'e.day as date',
  sql<EnquiryStatus>`e.status`.as('status'),
  sql<'placed' | 'notPlaced'>`case when e.is_placed then 'placed' else 'notPlaced' end`.as('isPlaced'),
  sql<number>`extract(month from e.day)::int`.as('month'),
  sql<number>`extract(year from e.day)::int`.as('year'),
  'e.student_id as student',
  'e.version',
] as const

/** Newest first. `placed` counts all enquiries of people who are placed. */
export async function listEnquiries(
  db: Db,
  { page, limit, search, status, isPlaced, ...period }: ListEnquiries,
): Promise<{ enquiries: Enquiry[]; total: number; placed: number }> {
  const matching = db
    .selectFrom('enquiry as e')
    // As written in the partial indexes.
    .$if(isPlaced !== 'any', (q) =>
      q.where(isPlaced === 'placed' ? sql<boolean>`e.is_placed` : sql<boolean>`not e.is_placed`),
    )
    .where(inPeriod('e.day', period))
    .where(buildEnquiryFilter(search))
    .$if(status !== undefined && status !== 'All', (q) => q.where('e.status', '=', status!))
  const [rows, { total }, { placed }] = await Promise.all([
    matching
      .innerJoin('course as c', 'c.id', 'e.course_id')
      .select(COLUMNS)
      .orderBy('e.day', 'desc')
      .orderBy('e.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    db
      .selectFrom('enquiry')
      .where(sql<boolean>`is_placed`)
      .select((eb) => eb.fn.countAll<number>().as('placed'))
      .executeTakeFirstOrThrow(),
  ])
  return { enquiries: rows, total, placed }
}

/** The expression of the index `enquiry_search`. */
const SEARCH_TEXT = sql`(e.name_key || ' ' || lower(coalesce(e.mail_id, '')) || ' ' || coalesce(e.contact, '') || ' ' ||
  coalesce(e.alt_contact, ''))`

/** A condition on `enquiry as e`: every word occurs in name, email or phone number. */
export function buildEnquiryFilter(search: string): RawBuilder<boolean> {
  const conditions = searchWords(search).map((word) =>
    sql.join(
      word.map((text) => sql`${SEARCH_TEXT} like ${likePattern(text)}`),
      sql` or `,
    ),
  )
  return conditions.length === 0 ? sql`true` : sql`((${sql.join(conditions, sql`) and (`)}))`
}

export async function getEnquiry(db: Db, id: string): Promise<Enquiry | undefined> {
  return enquiriesWithCourse(db).select(COLUMNS).where('e.id', '=', id).executeTakeFirst()
}

export async function lockEnquiry(tx: Tx, id: string): Promise<Enquiry | undefined> {
  await tx.selectFrom('enquiry').select('id').where('id', '=', id).forUpdate().execute()
  return getEnquiry(tx, id)
}

type EnquiryColumns = Required<
  Omit<Insertable<EnquiryTable>, 'id' | 'course_id' | 'status' | 'student_id' | 'version' | 'created_at'>
>

/** A column of the table that is missing here does not compile. */
function toColumns(enquiry: EnquiryBody | Enquiry): EnquiryColumns {
  return {
    name: enquiry.name,
    name_key: keyOf(enquiry.name),
    mail_id: enquiry.mailId ?? null,
    contact: enquiry.contact ?? null,
    alt_contact: enquiry.altContact ?? null,
    qualification: enquiry.qualification,
    address: enquiry.address,
    enquiry_mode: enquiry.Enquirymode ?? null,
    mode: enquiry.mode,
    ref: enquiry.ref ?? null,
    remark: enquiry.remark ?? null,
    day: enquiry.date,
    is_placed: enquiry.isPlaced === 'placed',
  }
}

export async function insertEnquiry(
  tx: Tx,
  { id, courseId, at }: { id: string; courseId: string; at: Date },
  enquiry: EnquiryBody,
): Promise<void> {
  await tx
    .insertInto('enquiry')
    .values({ id, course_id: courseId, status: 'Open', created_at: at, ...toColumns(enquiry) })
    .execute()
}

/** The course stays unchanged if `courseId` is undefined. */
export async function updateEnquiry(tx: Tx, enquiry: Enquiry, courseId: string | undefined): Promise<void> {
  await tx
    .updateTable('enquiry')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(courseId !== undefined && { course_id: courseId }),
      ...toColumns(enquiry),
    }))
    .where('id', '=', enquiry._id)
    .execute()
}

export async function setStatus(tx: Tx, id: string, status: EnquiryStatus, studentId?: string): Promise<void> {
  await tx
    .updateTable('enquiry')
    .set((eb) => ({
      status,
      version: eb('version', '+', 1),
      ...(studentId !== undefined && { student_id: studentId }),
    }))
    .where('id', '=', id)
    .execute()
}

/** Returns the deleted row, which `insertEnquiryRow` restores. */
export async function deleteEnquiry(tx: Tx, by: Partial<Record<'id' | 'student_id', string>>) {
  return tx
    .deleteFrom('enquiry')
    .where((eb) => eb.and(by))
    .returningAll()
    .executeTakeFirst()
}

export async function insertEnquiryRow(tx: Tx, row: Insertable<EnquiryTable>): Promise<{ id: string }> {
  return tx.insertInto('enquiry').values(row).returning('id').executeTakeFirstOrThrow()
}
