import { sql } from 'kysely'
import { findMarkProblem, type MarkProblem } from '#features/domain/attendance/server/public.ts'
import { type MessageKey, messagesOf } from '#shared/contract/messages.ts'
import type { Tx } from '#shared/server/db.ts'
import type en from '../../contract/messages/en.json'
import { withoutNestedLoops } from '../without-nested-loops.sql.ts'

const message = messagesOf<typeof en>('import-export')

const PROBLEMS: Record<MarkProblem, MessageKey> = {
  marked: message('markedAlready'),
  elsewhere: message('markedElsewhere'),
  notThatDay: message('notThatDay'),
}

const ofStudent = (key: MessageKey) =>
  sql`jsonb_build_object('student', jsonb_build_object('key', ${key}::text, 'values', '{}'::jsonb))`

/** Finds the student of each row, then problems that prevent the mark. */
export async function findMarkConflicts(tx: Tx, importId: string): Promise<void> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(line), 0) as last from import_row where import_id = ${importId}`.execute(tx)
  const rangesOf = (size: number) =>
    Array.from({ length: Math.ceil((rows[0]?.last ?? 0) / size) }, (_, n): Range => [n * size, (n + 1) * size])
  for (const range of rangesOf(2000)) await withoutNestedLoops(tx, () => findStudents(importId, range).execute(tx))
  await withoutNestedLoops(tx, () => findRepeated(importId).execute(tx))
  for (const range of rangesOf(250)) await findProblems(importId, range).execute(tx)
}

/** The lines of a statement: after the first number, up to the last. */
type Range = [number, number]
const isIn = (line: string, [after, last]: Range) => sql`${sql.ref(line)} > ${after} and ${sql.ref(line)} <= ${last}`

/**
 * Searches students who have or had a course in the batch, and those marked in the sheet. The father's name, or its
 * first words, tells names apart: those with the whole name come before all others. A registration number must be the
 * student's, unless the institute has none.
 */
const findStudents = (importId: string, range: Range) => sql`
  with r as materialized (
    select line, batch::uuid as batch_id, day, key, name_key as father,
      case when (select has_reg_nos from institute) then reg_key end as reg_key
    from import_row, string_to_table(known_key, chr(10)) as key
    where import_id = ${importId} and ${isIn('line', range)} and person_key is not null
  ), member as materialized (
    select batch_id, student_id from batch_member where batch_id in (select batch_id from r)
    union
    select h.batch_id, k.student_id
    from attendance_sheet h
    -- Reads the marks of these sheets by their index: a join would read all marks.
    cross join lateral (select student_id from attendance_mark where sheet_id = h.id offset 0) k
    where (h.batch_id, h.day) in (select batch_id, day from r)
  ), known as (
    select m.batch_id, s.id, v.key, s.search_text || ' ' as text, s.search_key || ' ' as name, s.father, lower(s.reg_no) as reg_key
    from member m join student s on s.id = m.student_id join account a on a.id = s.id
    cross join lateral (values ('name ' || s.search_key), ('email ' || a.email_key), ('phone ' || s.contact),
      ('phone ' || s.alt_contact), ('id ' || s.id), ('reg ' || lower(s.reg_no))) v (key)
    where s.status <> 'Deleted'
  ), candidate as (
    select r.line, k.id, coalesce(fold_text(k.father) = r.father, false) as is_whole
    from r left join known k on k.batch_id = r.batch_id and k.key = r.key collate "C"
      and (r.reg_key is null or k.reg_key = r.reg_key)
      and (r.father is null or not starts_with(k.key, 'name ') or starts_with(k.text, k.name || r.father || ' '))
  ), found as (
    select line, count(distinct id) as n, min(id::text)::uuid as student
    from (select line, id, is_whole, bool_or(is_whole) over (partition by line) as has_whole from candidate) c
    where is_whole or not has_whole
    group by line
  )
  update import_row t set student = n.student, conflicts = n.conflicts
  from (
    select o.line, case when f.n = 1 then f.student end as student,
      case when f.n = 0 then ${ofStudent(message('noSuchStudent'))}
        when f.n > 1 then ${ofStudent(message('severalStudents'))} else '{}' end as conflicts
    from import_row o left join found f using (line) where o.import_id = ${importId} and ${isIn('o.line', range)}
  ) n
  where t.import_id = ${importId} and t.line = n.line and (t.student, t.conflicts) is distinct from (n.student, n.conflicts)`

/** A skipped row keeps the message that the student is marked, which is why it is skipped. */
const findRepeated = (importId: string) => sql`
  update import_row t set conflicts = ${ofStudent(message('sameAsAbove'))}
  from (
    select line, row_number() over (partition by student, batch, day order by line) as nth
    from import_row where import_id = ${importId} and person_key is not null and student is not null and not is_skipped
  ) r
  where t.import_id = ${importId} and t.line = r.line and r.nth > 1`

const findProblems = (importId: string, range: Range) => sql`
  with checked as materialized (
    select line, ${findMarkProblem(sql`r.student`, sql`r.batch::uuid`, sql`r.day`)} as problem
    from import_row r where import_id = ${importId} and ${isIn('line', range)} and person_key is not null and student is not null
  )
  update import_row t set conflicts = case n.problem
    ${sql.join(
      Object.entries(PROBLEMS).map(([problem, key]) => sql`when ${problem} then ${ofStudent(key)}`),
      sql` `,
    )} end
  from checked n
  where t.import_id = ${importId} and ${isIn('t.line', range)} and t.line = n.line and n.problem is not null`
