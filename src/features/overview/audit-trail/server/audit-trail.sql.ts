import { type RawBuilder, sql } from 'kysely'
import { startOfDay } from '#features/base/institute/server/days/public.ts'
import { ABSENT_ID, PathId } from '#shared/contract/scalars.ts'
import { anyOf } from '#shared/server/any-of.sql.ts'
import { addDays } from '#shared/server/clock.ts'
import { findFew } from '#shared/server/find-few.sql.ts'
import { likePattern } from '#shared/server/like-pattern.ts'
import type { Db } from '#shared/server/db.ts'
import { readTogether } from '#shared/server/read-together.ts'
import type {
  AuditEntry,
  AuditList,
  AuditTotals,
  FilterAuditEntries,
  ListAuditEntries,
} from '../contract/audit-trail.contract.ts'
import { isAboutStudent, matchesSearch } from './audit-search.sql.ts'

type Values = Record<string, unknown> | null
type Row = {
  id: string
  at: Date
  actor_id: string | null
  actor_name: string
  actor_role: string
  action: string
  record: string
  record_id: string
  subject: string | null
  before: Values
  after: Values
  personal_before: Values
  personal_after: Values
  request_id: string
}

/**
 * Lists a page of entries, newest first, with their personal data. The ids of the page come from an index, so distant
 * pages stay fast.
 */
export async function listAuditEntries(
  db: Db,
  { page, limit, totals, ...filters }: ListAuditEntries,
): Promise<AuditList> {
  const conditions = await listConditions(db, filters)
  const actors = isName(filters.who) ? await findFew(db, selectNamed(db, filters.who)) : undefined
  const isByName = isName(filters.who) ? [isBy(actors ?? selectNamed(db, filters.who))] : []
  const rows = { limit, offset: (page - 1) * limit }
  const ids = actors ? selectOfActors(actors, conditions, rows) : selectIds([...conditions, ...isByName], rows)
  const [entries, counted] = await readTogether(db, (db) => [
    isName(filters.who)
      ? ids.execute(db).then((found) => readEntries(db, anyOf(found.rows.map(({ id }) => id))))
      : readEntries(db, sql`any(${ids})`),
    totals === 'false' ? undefined : countMatching(db, [...conditions, ...isByName]),
  ])
  return { entries, ...counted }
}

type Rows = { limit: number; offset: number }

const matchesAll = (conditions: RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)

const selectIds = (conditions: RawBuilder<unknown>[], { limit, offset }: Rows) =>
  sql<{ id: string }>`select e.id from audit_entry e where ${matchesAll(conditions)}
    order by e.at desc, e.id desc limit ${sql.lit(limit)} offset ${sql.lit(offset)}`

/** Reads no more entries of each actor than the page needs, because a clerk has very many. */
const selectOfActors = (actors: string[], conditions: RawBuilder<unknown>[], { limit, offset }: Rows) =>
  sql<{ id: string }>`select n.id from unnest(${actors}::uuid[]) a (id) cross join lateral (
      select e.id, e.at from audit_entry e where e.actor_id = a.id and ${matchesAll(conditions)}
      order by e.at desc, e.id desc limit ${sql.lit(offset + limit)}) n
    order by n.at desc, n.id desc limit ${sql.lit(limit)} offset ${sql.lit(offset)}`

export async function countAuditEntries(db: Db, filters: FilterAuditEntries): Promise<AuditTotals> {
  const isByName = isName(filters.who) ? [isBy(selectNamed(db, filters.who))] : []
  return countMatching(db, [...(await listConditions(db, filters)), ...isByName])
}

const isBy = (actors: string[] | ReturnType<typeof selectNamed>) =>
  Array.isArray(actors) ? sql`e.actor_id = ${anyOf(actors)}` : sql`e.actor_id = any(array(${actors}))`

const isName = (who: string) => who !== '' && PathId.parse(who) === ABSENT_ID

/** Lists conditions on `audit_entry as e`, except that of a name. */
async function listConditions(
  db: Db,
  { who, search, student, recordId, record, signIns, from, to }: FilterAuditEntries,
) {
  const found = matchesSearch(search)
  return [
    ...(found === undefined ? [] : [found]),
    ...(student === undefined ? [] : [isAboutStudent(PathId.parse(student))]),
    ...(who === '' || isName(who) ? [] : [sql`e.actor_id = ${PathId.parse(who)}`]),
    ...(recordId === undefined ? [] : [matchesRecord(recordId)]),
    ...(record === undefined ? [] : [sql`e.record = ${record}`]),
    ...(signIns === undefined ? [] : [SIGN_INS[signIns]]),
    ...(from === undefined ? [] : [sql`e.at >= ${await startOfDay(db, from)}`]),
    ...(to === undefined ? [] : [sql`e.at < ${await startOfDay(db, addDays(to, 1))}`]),
  ]
}

async function countMatching(db: Db, conditions: RawBuilder<unknown>[]): Promise<AuditTotals> {
  const counted =
    conditions.length === 0
      ? COUNT_ALL
      : sql`(select count(*) from audit_entry e where ${sql.join(conditions, sql` and `)})`
  const { rows } = await sql<AuditTotals>`select ${counted} as total`.execute(db)
  return rows[0]!
}

/** The links are numbered without a gap, and each entry has a link or waits for one. */
const COUNT_ALL = sql`(select coalesce(max(n), 0) from audit_link) + (select count(*) from audit_unchained)`

export async function findAuditEntry(db: Db, id: string): Promise<AuditEntry | undefined> {
  return (await readEntries(db, anyOf([id])))[0]
}

async function readEntries(db: Db, ids: RawBuilder<unknown>): Promise<AuditEntry[]> {
  const { rows } = await sql<Row>`
    with page as (select * from audit_entry where id = ${ids})
    select e.id, e.at, e.actor_id, ${ACTOR_NAME} as actor_name, e.actor_role, e.action, e.record, e.record_id, e.before, e.after, e.request_id,
      p.before as personal_before, p.after as personal_after, ${SUBJECT} as subject
    from page e left join lateral (
      select jsonb_object_agg(field, before) filter (where before is not null) as before,
        jsonb_object_agg(field, after) filter (where after is not null) as after
      from audit_personal where entry_id = e.id
    ) p on true
    order by e.at desc, e.id desc`.execute(db)
  return nameStudents(db, rows.map(toAuditEntry))
}

type ChangedStudent = { student: string }

/** Lists the students whom a change of many has changed, or whose import was undone. */
function recordsOf({ record, before, after }: AuditEntry): ChangedStudent[] {
  if (record !== 'bulk' && record !== 'import') return []
  const records = after?.records ?? before?.records
  return Array.isArray(records) ? (records as ChangedStudent[]) : []
}

/** The entries of changes of many students contain ids only. */
async function nameStudents(db: Db, entries: AuditEntry[]): Promise<AuditEntry[]> {
  const ids = entries.flatMap(recordsOf).map(({ student }) => student)
  if (ids.length === 0) return entries
  const students = db.selectFrom('student').select(['id', sql<string>`fname || ' ' || lname`.as('name')])
  const rows = await students.where('id', '=', anyOf(ids)).execute()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const addName = (row: ChangedStudent) => ({ ...row, name: names.get(row.student) ?? '–' })
  return entries.map((entry) => {
    if (recordsOf(entry).length === 0) return entry
    const side = entry.after?.records === undefined ? 'before' : 'after'
    return { ...entry, [side]: { ...entry[side], records: recordsOf(entry).map(addName) } }
  })
}

/** Conditions of indexes: one has the actions that are not of sessions, the other starts with the record. */
const SIGN_INS = {
  hide: sql`e.action not like 'session.%'`,
  only: sql`e.record = 'account' and e.action like 'session.%'`,
}

/**
 * Includes the changes of many students if the record is a student. The institute's id equals `ABSENT_ID`, which
 * `PathId` returns for invalid ids: those must not match it.
 */
function matchesRecord(recordId: string) {
  const id = PathId.parse(recordId)
  if (id === ABSENT_ID && recordId !== ABSENT_ID) return sql`false`
  return sql`e.record_id = any(array(select bulk_change_id from bulk_change_student where student_id = ${id}) || ${id}::uuid)`
}

/**
 * Selects accounts whose current name contains the text, and staff with such a former name. Searching the names in the
 * entries would scan them all. The index is on `search_text`, which also contains more than the name.
 */
function selectNamed(db: Db, text: string) {
  const named = sql<{ id: string }>`(
    select id from account where role in ('hr', 'admin') and state <> 'deleted' and fold_text(name) like ${likePattern(text)}
    union select id from student where search_text like ${likePattern(text)} and search_key like ${likePattern(text)}
    union select record_id from audit_entry where record = 'account' and before ->> 'name' is not null
      and fold_text(before ->> 'name') like ${likePattern(text)}
  )`
  return db.selectFrom(named.as('named')).select('id')
}

/** Staff: the name at that time. Students: the current name, because entries contain no names of students. */
const ACTOR_NAME = sql`case when e.actor_role = 'student' then coalesce((select a.name from account a where a.id = e.actor_id), '')
  else e.actor_name end`

const SUBJECT = sql`case e.record
  when 'student' then (select s.fname || ' ' || s.lname from student s where s.id = e.record_id and s.fname <> '–')
  when 'receipt' then (select r.financial_year || '/' || lpad(r.n::text, greatest(6, length(r.n::text)), '0') from receipt r where r.id = e.record_id)
  when 'refund' then (select 'R' || r.financial_year || '/' || lpad(r.n::text, greatest(4, length(r.n::text)), '0') from refund r where r.id = e.record_id)
  when 'certificate' then (select z.student_name from certificate z where z.id = e.record_id and z.student_name <> '–')
  when 'batch' then (select b.code from batch b where b.id = e.record_id)
  when 'course' then (select c.name from course c where c.id = e.record_id)
  when 'enquiry' then (select q.name from enquiry q where q.id = e.record_id)
  when 'attendance' then (select b.code || ', ' || h.day from attendance_sheet h join batch b on b.id = h.batch_id where h.id = e.record_id)
  when 'project' then (select j.link from project j where j.id = e.record_id)
  when 'portfolio' then (select l.link from portfolio l where l.id = e.record_id)
  when 'category' then (select k.ledger from expense_category k where k.id = e.record_id)
  when 'expense' then (select x.remark from expense x where x.id = e.record_id and x.voided_at is null)
  when 'recurring' then (select r.remark from recurring_expense r where r.id = e.record_id and r.ended_at is null)
  when 'account' then (select a.name from account a where a.id = e.record_id and a.state <> 'deleted')
  when 'institute' then (select i.name from institute i)
end`

function toAuditEntry(row: Row): AuditEntry {
  return {
    _id: row.id,
    at: row.at.toISOString(),
    who: row.actor_name,
    whoId: row.actor_id,
    role: row.actor_role,
    action: row.action,
    record: row.record,
    recordId: row.record_id,
    subject: row.subject,
    before: mergeValues(row.before, row.personal_before),
    after: mergeValues(row.after, row.personal_after),
    requestId: row.request_id,
  }
}

const mergeValues = (values: Values, personal: Values): Values =>
  values || personal ? { ...values, ...personal } : null
