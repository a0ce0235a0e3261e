import { sql } from 'kysely'
import type { Db } from '#shared/server/db.ts'

const MAX = 4000
const MAX_SHEETS = 2000
const MAX_TRANSFERS = 1000

/** Reads pseudo-random ids, ordered by their hash. Lists that belong together have the same order. */
export async function readSamples(db: Db): Promise<Samples> {
  // A plan needs the exact balance, so its students have no payments, refunds and discounts.
  const canPlan = sql`hashtext(s.id::text) % 4 = 0`
  const { rows } = await sql<Samples>`
    with active as materialized (
      select s.id::text, m.fee - m.paid as left, m.paid, ${canPlan} as can_plan from student s join student_account m on m.student_id = s.id
      where s.status = 'Active' order by md5(s.id::text)
    ), marked as materialized (
      select b.code, h.day::text, (select k.student_id::text from attendance_mark k join student s on s.id = k.student_id
        where k.sheet_id = h.id and s.status = 'Active' limit 1) as student
      from attendance_sheet h join batch b on b.id = h.batch_id order by md5(h.id::text) limit 400
    ), missing as materialized (
      select k.student_id::text as student, b.code, k.day::text
      from attendance_mark k join attendance_sheet h on h.id = k.sheet_id join batch b on b.id = h.batch_id
      join student s on s.id = k.student_id
      where not k.present and s.parent_contact is not null and s.status <> 'Deleted'
        and not exists (select from absence_notice a where a.sheet_id = k.sheet_id and a.student_id = k.student_id)
      order by md5(k.student_id::text || k.sheet_id) limit ${MAX}
    ), planned as materialized (
      select e.id::text, a.left::text as amount from (select * from active limit ${MAX}) a
        join enrolment e on e.student_id = a.id::uuid
      where a.left > 1000 and can_plan and n = 1 order by md5(e.id::text)
    ), transfer as materialized (
      select a.id, b.code, b.course from active a cross join lateral (
        select b.code, c.name as course from batch b join course c on c.id = b.course_id
        where coalesce(end_on > current_date, true)
          and not exists (select from enrolment where student_id = a.id::uuid and batch_id = b.id)
        order by md5(b.id::text || a.id) limit 1
      ) b limit ${MAX_TRANSFERS}
    )
    select array(select id from active limit ${MAX}) as student,
      array(select id from active offset ${MAX} limit ${MAX}) as leaver,
      array(select id from active where "left" > 1000 and not can_plan limit ${MAX}) as debtor,
      array(select id from active where paid > 1000 and not can_plan limit ${MAX}) as payer,
      array(select id from planned) as enrolment, array(select amount from planned) as amount,
      array(select id::text from student where status = 'Pending' order by md5(id::text) limit ${MAX}) as applicant,
      array(select id::text from expense order by md5(id::text) limit 400) as expense,
      array(select id::text from expense_category where deleted_at is null) as category,
      array(select id::text from enquiry where status = 'Open' order by md5(id::text) limit ${MAX}) as enquiry,
      array(select id::text from receipt where voided_at is null order by md5(id::text) limit 400) as receipt,
      array(select code from marked) as "markedBatch", array(select day from marked) as "markedDay",
      array(select extract(month from day::date)::text from marked) as "markedMonth",
      array(select extract(year from day::date)::text from marked) as "markedYear",
      array(select student from marked where student is not null) as "markedStudent",
      array(select student from missing) as "absentStudent", array(select code from missing) as "absentBatch",
      array(select day from missing) as "absentDay",
      array(select id from transfer) as "transferStudent", array(select code from transfer) as "transferBatch",
      array(select course from transfer) as "transferCourse",
      array(select id::text from batch order by code) as batch, array(select code from batch order by code) as "batchCode",
      array(select name from course order by name) as course,
      array(select b.code from batch b where coalesce(end_on > current_date, true) order by code) as "openBatch",
      array(select c.name from batch b join course c on c.id = course_id
        where coalesce(end_on > current_date, true) order by code) as "courseOfOpenBatch",
      array(select added_by::text from course where added_by is not null limit 1) as admin,
      array(select issued_by::text from receipt group by 1 order by count(*) desc limit 1) as clerk`.execute(db)
  const [found] = rows as [Samples]
  return {
    ...found,
    self: found.markedStudent.slice(0, 1),
    absentCode: ['A'.repeat(22)],
    ...(await readUnmarkedDays(db)),
  }
}

export const MARKS = 30

type Unmarked = { code: string; day: string; students: string[] }

/** Lists batches on Sundays, for which the data set has no marks, with enough students. */
async function readUnmarkedDays(db: Db) {
  const { rows } = await sql<Unmarked>`
    with free as materialized (
      select b.id, b.code, d::date::text as day
      from batch b cross join generate_series(current_date - 500, current_date - 1, interval '1 day') d
      where extract(isodow from d) = 7 and b.start_on <= d and coalesce(b.end_on >= d, true)
        and not exists (select from attendance_sheet where batch_id = b.id and day = d::date)
      order by md5(b.code || d) limit ${MAX_SHEETS}
    )
    select code, day, students from free cross join lateral (
      select array(select id::text from student where batch_id = free.id and status = 'Active' and joining_on <= day::date
        order by id limit ${MARKS}) as students
    ) s
    where cardinality(students) = ${MARKS}`.execute(db)
  return {
    unmarkedBatch: rows.map(({ code }) => code),
    unmarkedDay: rows.map(({ day }) => day),
    unmarkedStudents: rows.map(({ students }) => students.join()),
  }
}

export type SampleName =
  | ('student' | 'debtor' | 'payer' | 'enrolment' | 'amount' | 'applicant' | 'expense' | 'category' | 'enquiry')
  | ('receipt' | 'markedBatch' | 'markedDay' | 'markedMonth' | 'markedYear' | 'markedStudent' | 'batch')
  | (
      | 'absentStudent'
      | 'absentBatch'
      | 'absentDay'
      | 'batchCode'
      | 'course'
      | 'openBatch'
      | 'courseOfOpenBatch'
      | 'absentCode'
      | 'transferStudent'
      | 'transferBatch'
      | 'transferCourse'
      | 'leaver'
      | 'self'
      | 'admin'
      | 'clerk'
      | 'unmarkedBatch'
      | 'unmarkedDay'
      | 'unmarkedStudents'
    )
export type Samples = Record<SampleName, string[]>
