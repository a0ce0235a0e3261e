import { type Insertable, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { foldText } from '#shared/contract/fold-text.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { inPeriod } from '#shared/server/in-period.sql.ts'
import { likePattern } from '#shared/server/like-pattern.ts'
import { readTogether } from '#shared/server/read-together.ts'
import { type SearchWord, searchWords } from '#shared/server/search-words.ts'
import type { DB, Enquiry as EnquiryTable } from '#shared/server/tables.ts'
import type {
  EnquiriesToCall,
  Enquiry,
  EnquiryBody,
  EnquiryList,
  EnquiryTotals,
  FilterEnquiries,
  ListEnquiries,
} from '../contract/enquiries.contract.ts'
import type { EnquiryStatus } from '../contract/enquiry-statuses.ts'

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
  'e.next_call_on as nextCall',
  'e.version',
] as const

/** Matches the condition of the index `enquiry_to_call`. */
const isDue = (today: string) => sql<boolean>`(e.status in ('Open', 'Pending') and e.next_call_on <= ${today})`
/** These match the conditions of the partial indexes. */
const PLACED = sql<boolean>`e.is_placed`
const NOT_PLACED = sql<boolean>`not e.is_placed`

/** Lists the newest first; those to call by the day of the call. */
export async function listEnquiries(
  db: Db,
  { page, limit, totals, ...query }: ListEnquiries,
  today: string,
): Promise<EnquiryList> {
  const filters = parseFilters(query)
  const [enquiries, counted] = await readTogether(db, (db) => [
    selectMatching(db, filters, today)
      .innerJoin('course as c', 'c.id', 'e.course_id')
      .select(COLUMNS)
      .$if(filters.toCall === 'true', (q) => q.orderBy('e.next_call_on'))
      .orderBy('e.day', 'desc')
      .orderBy('e.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    totals === 'false' ? undefined : countFound(db, filters, today),
  ])
  return { enquiries, ...counted }
}

type Filters = Omit<FilterEnquiries, 'search'> & { words: SearchWord[] }

const parseFilters = ({ search, ...filters }: FilterEnquiries): Filters => ({ ...filters, words: searchWords(search) })

const selectFound = (db: Db, { words, month, year }: Filters) =>
  db.selectFrom('enquiry as e').where(inPeriod('e.day', { month, year })).where(buildEnquiryFilter(words))

function selectMatching(db: Db, filters: Filters, today: string) {
  const { status, isPlaced, toCall } = filters
  return selectFound(db, filters)
    .$if(isPlaced !== 'any', (q) => q.where(isPlaced === 'placed' ? PLACED : NOT_PLACED))
    .$if(toCall === 'true', (q) => q.where(isDue(today)))
    .$if(status !== undefined && status !== 'All', (q) => q.where('e.status', '=', status!))
}

/** `placed` counts all enquiries of people who are placed. */
export const countEnquiries = (db: Db, filters: FilterEnquiries, today: string): Promise<EnquiryTotals> =>
  countFound(db, parseFilters(filters), today)

async function countFound(db: Db, filters: Filters, today: string): Promise<EnquiryTotals> {
  const { words, status, isPlaced, toCall, month, year } = filters
  const [byStatus, { placed }, toCallNow, matchingToCall] = await readTogether(db, (db) => [
    words.length === 0
      ? countByMonths(db, { month, year })
      : selectFound(db, filters)
          .select((eb) => ['e.status', 'e.is_placed as isPlaced', eb.fn.countAll<number>().as('n')])
          .groupBy(['e.status', 'e.is_placed'])
          .execute(),
    countPlaced(db),
    countAll(selectFound(db, filters).where(NOT_PLACED).where(isDue(today))),
    toCall === 'true' ? countAll(selectMatching(db, filters, today)) : undefined,
  ])
  const count = (matches: (row: StatusCount) => boolean) => byStatus.filter(matches).reduce((sum, { n }) => sum + n, 0)
  const countOpen = (one: EnquiryStatus) => count((row) => !row.isPlaced && row.status === one)
  const total = count(
    (row) =>
      (isPlaced === 'any' || row.isPlaced === (isPlaced === 'placed')) &&
      (status === undefined || status === 'All' || row.status === status),
  )
  const [open, closed, pending] = [countOpen('Open'), countOpen('Closed'), countOpen('Pending')]
  const counts = { all: open + closed + pending, open, closed, pending, toCall: toCallNow }
  return { total: matchingToCall ?? total, placed, counts }
}

type StatusCount = { status: string; isPlaced: boolean; n: number }

async function countAll(query: {
  select: SelectQueryBuilder<DB & { e: DB['enquiry'] }, 'e', object>['select']
}): Promise<number> {
  const { n } = await query.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
  return n
}

/** Reads the counts that `daily_total` keeps. */
async function countByMonths(db: Db, period: Pick<FilterEnquiries, 'month' | 'year'>): Promise<StatusCount[]> {
  const { rows } = await sql<StatusCount>`
    select split_part(kind, ' ', 2) as status, kind like 'placed %' as "isPlaced", sum(n) as n from daily_total
    where (kind like 'enquiry %' or kind like 'placed %') and ${inPeriod('day', period)} group by kind`.execute(db)
  return rows
}

async function countPlaced(db: Db): Promise<{ placed: number }> {
  const { rows } = await sql<{ placed: number }>`
    select coalesce(sum(n), 0) as placed from daily_total where kind like 'placed %'`.execute(db)
  return rows[0]!
}

/** `late`: the day of the call is before today. With a limit, also the enquiries, longest due first. */
export async function getToCall(db: Db, today: string, limit?: number): Promise<EnquiriesToCall> {
  const [counts, enquiries] = await readTogether(db, (db) => [
    db
      .selectFrom('enquiry as e')
      .where(NOT_PLACED)
      .where(isDue(today))
      .select((eb) => [
        eb.fn.countAll<number>().as('total'),
        eb.fn.countAll<number>().filterWhere('e.next_call_on', '<', today).as('late'),
      ])
      .executeTakeFirstOrThrow(),
    limit === undefined
      ? undefined
      : enquiriesWithCourse(db)
          .select(COLUMNS)
          .where(NOT_PLACED)
          .where(isDue(today))
          .orderBy('e.next_call_on')
          .orderBy('e.day', 'desc')
          .orderBy('e.id', 'desc')
          .limit(limit)
          .execute(),
  ])
  return { ...counts, enquiries }
}

/** Returns a condition on `enquiry as e`: every word occurs in name, email or phone number. */
export function buildEnquiryFilter(words: SearchWord[]): RawBuilder<boolean> {
  const conditions = words.map((word) =>
    sql.join(
      word.map((text) => sql`e.search_text like ${likePattern(text)}`),
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
  Omit<
    Insertable<EnquiryTable>,
    | 'id'
    | 'course_id'
    | 'status'
    | 'student_id'
    | 'next_call_on'
    | 'version'
    | 'created_at'
    | 'import_id'
    | 'search_text'
  >
>

export function toColumns(enquiry: EnquiryBody | Enquiry): EnquiryColumns {
  return {
    name: enquiry.name,
    name_key: foldText(enquiry.name),
    mail_id: enquiry.mailId ?? null,
    contact: enquiry.contact ?? null,
    alt_contact: enquiry.altContact ?? null,
    qualification: enquiry.qualification ?? '',
    address: enquiry.address ?? '',
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

export async function setNextCall(tx: Tx, id: string, day: string | null): Promise<void> {
  await tx
    .updateTable('enquiry')
    .set((eb) => ({ next_call_on: day, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
