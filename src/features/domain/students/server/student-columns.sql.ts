import { sql } from 'kysely'
import type { Language } from '#shared/contract/messages.ts'
import type { Student } from '../contract/students.contract.ts'
import { DUE_DATE } from './dues/due-and-late.sql.ts'
import { type ColumnOf, PERSON_FIELDS, type PersonField, toColumn } from './student-row.ts'

/** Selects the courses of `student as s` that are not ended, without the one of the flat fields. */
export const OTHER_COURSES = sql<Student['otherCourses']>`(
  select coalesce(json_agg(json_build_object('course', c.name, 'batch', b.code) order by e.n desc), '[]')
  from enrolment e join course c on c.id = e.course_id join batch b on b.id = e.batch_id
  where e.student_id = s.id and not e.is_main and e.ended_at is null)`

type PersonSelection = { [Name in PersonField]: `s.${ColumnOf<Name>} as ${Name}` }[PersonField]

/** Selects a `StoredStudent`; a missing field is a type error in `findStudent`. */
export const STUDENT_COLUMNS = [
  's.id as _id',
  ...PERSON_FIELDS.map((name) => `s.${toColumn(name)} as ${name}` as PersonSelection),
  'a.email',
  'p.hash as photoHash',
  'c.name as course',
  's.mode',
  's.duration as cduration',
  'b.code as batch',
  's.joining_on as joiningDate',
  's.end_on as endDate',
  's.status',
  's.version',
  sql<number>`(select count(*) from enrolment where student_id = s.id)`.as('courses'),
  OTHER_COURSES.as('otherCourses'),
  'm.fee as TotalFee',
  'm.paid as PaidFee',
  sql<number>`coalesce(d.fee, (select fee from enrolment where student_id = s.id and is_main))`.as('fee'),
  sql<number>`(select list_fee from enrolment where student_id = s.id and is_main)`.as('listFee'),
  sql<number>`m.fee - m.paid`.as('PendingFee'),
  DUE_DATE.as('dueDate'),
  sql<number>`coalesce(m.due_amount, m.fee - m.paid)`.as('dueAmount'),
  sql<'yes' | 'no'>`case when s.is_completed then 'yes' else 'no' end`.as('isCompleted'),
  sql<'placed' | 'notPlaced'>`case when s.is_placed then 'placed' else 'notPlaced' end`.as('isPlaced'),
  sql<boolean | null>`case when s.status = 'Pending' then a.email_confirmed_at is not null end`.as('emailConfirmed'),
  sql<Language | null>`a.language`.as('language'),
  sql<Student['declared']>`case when d.student_id is not null then
    json_build_object('fee', d.fee, 'Paidfee', d.paid, 'payMode', d.pay_mode) end`.as('declared'),
] as const
