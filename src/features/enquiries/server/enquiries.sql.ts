import { sql } from 'kysely'
import { keyOf } from '#shared/contract/key-of.ts'
import { containing } from '#shared/server/containing.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { inPeriod } from '#shared/server/in-period.ts'
import type {
  Enquiry,
  EnquiryBody,
  EnquiryChange,
  EnquiryStatus,
  ListEnquiries,
} from '../contract/enquiries.contract.ts'

/** An enquiry's course may have been deleted since: it keeps its name. */
const enquiries = (db: Db) => db.selectFrom('enquiry as e').innerJoin('course as c', 'c.id', 'e.course_id')

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

/** By the day of the enquiry, newest first; those whose person is placed stand in no list. */
export async function listEnquiries(
  db: Db,
  { page, limit, search, status, ...period }: ListEnquiries,
): Promise<{ enquiries: Enquiry[]; total: number }> {
  const matching = db
    .selectFrom('enquiry as e')
    .where(sql<boolean>`not e.is_placed`)
    .where(inPeriod('e.day', period))
    .$if(search !== '', (q) => q.where('e.name_key', 'like', containing(search)))
    .$if(status !== undefined && status !== 'All', (q) => q.where('e.status', '=', status!))
  const [rows, { total }] = await Promise.all([
    matching
      .innerJoin('course as c', 'c.id', 'e.course_id')
      .select(COLUMNS)
      .orderBy('e.day', 'desc')
      .orderBy('e.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { enquiries: rows, total }
}

export async function getEnquiry(db: Db, id: string): Promise<Enquiry | undefined> {
  return enquiries(db).select(COLUMNS).where('e.id', '=', id).executeTakeFirst()
}

/** Locks the enquiry until the transaction ends, then reads it. */
export async function lockEnquiry(tx: Tx, id: string): Promise<Enquiry | undefined> {
  await tx.selectFrom('enquiry').select('id').where('id', '=', id).forUpdate().execute()
  return getEnquiry(tx, id)
}

/** The table's columns of an enquiry's own fields; what is absent is left alone. */
function columnsOf(change: EnquiryChange) {
  const { name, mailId, contact, altContact, qualification, address, Enquirymode, mode, ref, remark, date } = change
  return {
    ...(name !== undefined && { name, name_key: keyOf(name) }),
    ...(mailId !== undefined && { mail_id: mailId }),
    ...(contact !== undefined && { contact }),
    ...(altContact !== undefined && { alt_contact: altContact }),
    ...(qualification !== undefined && { qualification }),
    ...(address !== undefined && { address }),
    ...(Enquirymode !== undefined && { enquiry_mode: Enquirymode }),
    ...(mode !== undefined && { mode }),
    ...(ref !== undefined && { ref }),
    ...(remark !== undefined && { remark }),
    ...(date !== undefined && { day: date }),
    ...(change.isPlaced !== undefined && { is_placed: change.isPlaced === 'placed' }),
  }
}

export async function insertEnquiry(
  tx: Tx,
  { id, courseId, at }: { id: string; courseId: string; at: Date },
  enquiry: EnquiryBody,
): Promise<void> {
  await tx
    .insertInto('enquiry')
    .values({
      id,
      course_id: courseId,
      status: 'Open',
      is_placed: false,
      created_at: at,
      name: enquiry.name,
      name_key: keyOf(enquiry.name),
      qualification: enquiry.qualification,
      address: enquiry.address,
      mode: enquiry.mode,
      day: enquiry.date,
      ...columnsOf(enquiry),
    })
    .execute()
}

export async function updateEnquiry(
  tx: Tx,
  id: string,
  courseId: string | undefined,
  change: EnquiryChange,
): Promise<void> {
  await tx
    .updateTable('enquiry')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...columnsOf(change),
      ...(courseId !== undefined && { course_id: courseId }),
    }))
    .where('id', '=', id)
    .execute()
}

/** Sets the status, and who came of it where somebody did. */
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

export async function deleteEnquiry(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('enquiry').where('id', '=', id).execute()
}

/** Which enquiry a student came of. */
export async function enquiryOfStudent(tx: Tx, studentId: string): Promise<string | undefined> {
  const row = await tx.selectFrom('enquiry').select('id').where('student_id', '=', studentId).executeTakeFirst()
  return row?.id
}
