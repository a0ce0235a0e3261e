import { type RawBuilder, sql } from 'kysely'
import { startOfDay } from '#features/institute/server/public.ts'
import { ABSENT_ID, PathId } from '#shared/contract/scalars.ts'
import { dayAfter } from '#shared/server/clock.ts'
import { containing } from '#shared/server/containing.ts'
import type { Db } from '#shared/server/db.ts'
import type { ListTrail, TrailEntry } from '../contract/audit-trail.contract.ts'

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
 * Entries newest first, with what was kept apart of a person put back where it belongs. Which of them stand on the page is read
 * off an index first, so that a page far down reads no more than its own.
 */
export async function listTrail(
  db: Db,
  { page, limit, who, recordId, record, from, to }: ListTrail,
): Promise<{ entries: TrailEntry[]; total: number }> {
  const actor = PathId.parse(who)
  const conditions = [
    ...(who === ''
      ? []
      : actor === ABSENT_ID
        ? [sql`e.actor_id = any(${peopleCalled(who)})`]
        : [sql`e.actor_id = ${actor}`]),
    ...(recordId === undefined ? [] : [isRecord(recordId)]),
    ...(record === undefined ? [] : [sql`e.record = ${record}`]),
    ...(from === undefined ? [] : [sql`e.at >= ${await startOfDay(db, from)}`]),
    ...(to === undefined ? [] : [sql`e.at < ${await startOfDay(db, dayAfter(to, 1))}`]),
  ]
  const wanted = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`
      with shown as (
        select * from audit_entry where id in (
          select e.id from audit_entry e where ${wanted} order by e.at desc, e.id desc limit ${limit} offset ${(page - 1) * limit}
        )
      )
      select e.id, e.at, e.actor_id, ${ACTOR} as actor_name, e.actor_role, e.action, e.record, e.record_id, e.before, e.after, e.request_id,
        p.before as personal_before, p.after as personal_after, ${SUBJECT} as subject
      from shown e left join lateral (
        select jsonb_object_agg(field, before) filter (where before is not null) as before,
          jsonb_object_agg(field, after) filter (where after is not null) as after
        from audit_personal where entry_id = e.id
      ) p on true
      order by e.at desc, e.id desc`.execute(db),
    sql<{ total: number }>`select count(*) as total from audit_entry e where ${wanted}`.execute(db),
  ])
  return { entries: rows.map(entryOf), total: counted.rows[0]?.total ?? 0 }
}

/** The institute's own id is the one that stands for none: what is no id must not find it. */
function isRecord(recordId: string) {
  const id = PathId.parse(recordId)
  return id === ABSENT_ID && recordId !== ABSENT_ID ? sql`false` : sql`e.record_id = ${id}`
}

/** Who has a name that holds the text, or had one, of staff: every name in the trail would have to be read to find it there. */
function peopleCalled(text: string) {
  return sql`array(
    select id from account where role in ('hr', 'admin') and state <> 'deleted' and ${folded(sql`name`)} like ${containing(text)}
    union select id from student where search_key like ${containing(text)}
    union select record_id from audit_entry where record = 'account' and ${folded(sql`before ->> 'name'`)} like ${containing(text)}
  )`
}

/** As `keyOf` makes it, near enough for the few names of staff: without case, and without the accents of Latin letters. */
const folded = (name: RawBuilder<unknown>) =>
  sql`lower(regexp_replace(normalize(${name}, NFKD), ${'[\u0300-\u036f]'}, '', 'g'))`

/** Staff as they were called then. Of a student the trail keeps no name: it stands with the account, until that is deleted. */
const ACTOR = sql`case when e.actor_role = 'student' then coalesce((select a.name from account a where a.id = e.actor_id), '')
  else e.actor_name end`

/** What people call the record, as it is called now. */
const SUBJECT = sql`case e.record
  when 'student' then (select s.fname || ' ' || s.lname from student s where s.id = e.record_id and s.fname <> '–')
  when 'receipt' then (select r.financial_year || '/' || lpad(r.n::text, greatest(6, length(r.n::text)), '0') from receipt r where r.id = e.record_id)
  when 'batch' then (select b.code from batch b where b.id = e.record_id)
  when 'course' then (select c.name from course c where c.id = e.record_id)
  when 'enquiry' then (select q.name from enquiry q where q.id = e.record_id)
  when 'attendance' then (select b.code || ', ' || h.day from attendance_sheet h join batch b on b.id = h.batch_id where h.id = e.record_id)
  when 'project' then (select j.link from project j where j.id = e.record_id)
  when 'portfolio' then (select l.link from portfolio l where l.id = e.record_id)
  when 'category' then (select k.ledger from expense_category k where k.id = e.record_id)
  when 'expense' then (select x.remark from expense x where x.id = e.record_id)
  when 'account' then (select a.name from account a where a.id = e.record_id and a.state <> 'deleted')
  when 'institute' then (select i.name from institute i)
end`

function entryOf(row: Row): TrailEntry {
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
    before: together(row.before, row.personal_before),
    after: together(row.after, row.personal_after),
    requestId: row.request_id,
  }
}

const together = (values: Values, personal: Values): Values => (values || personal ? { ...values, ...personal } : null)
