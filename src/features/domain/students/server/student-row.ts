import { sql, type Insertable } from 'kysely'
import { foldText } from '#shared/contract/fold-text.ts'
import type { Language } from '#shared/contract/messages.ts'
import type { Student as StudentTable } from '#shared/server/tables.ts'
import {
  listMissingFields,
  type Student,
  type STUDENT_FIELDS,
  type StudentField,
} from '../contract/students.contract.ts'
import { DUE_DATE } from './due-and-late.sql.ts'

/** The courses of `student as s` that are not ended, without the one of the flat fields. */
export const OTHER_COURSES = sql<Student['otherCourses']>`(
  select coalesce(json_agg(json_build_object('course', c.name, 'batch', b.code) order by e.n desc), '[]')
  from enrolment e join course c on c.id = e.course_id join batch b on b.id = e.batch_id
  where e.student_id = s.id and not e.is_main and e.ended_at is null)`

/** Selects a `StoredStudent`; a missing field is a type error in `findStudent`. */
export const STUDENT_COLUMNS = [
  's.id as _id',
  's.fname',
  's.lname',
  's.father',
  's.contact',
  's.alt_contact as altContact',
  's.parent_contact as parentContact',
  'a.email',
  's.gender',
  's.dob',
  's.cur_address as curAddress',
  's.per_address as perAddress',
  's.linked_in as linkedIn',
  's.profile',
  's.reg_no as regNo',
  'p.hash as photoHash',
  's.degree',
  's.com_year as comYear',
  's.university',
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

/** It has the hash of the photo in place of its URL, which `signPhoto` makes for a response. */
export type StoredStudent = Omit<Student, 'photo'> & { photoHash: string | null }

type OptionalField = {
  [Name in StudentField]: (typeof STUDENT_FIELDS)[Name]['required'] extends 'optional' ? Name : never
}[StudentField]

type StoredField = Exclude<StudentField, 'course' | 'batch' | 'fee'>

/**
 * The stored fields of a student, with ids of course and batch, and the email, which is stored in `account`. The fee is
 * in `enrolment`. Absent optional fields are stored as null.
 */
export type StudentRow = PersonalRow & CourseRow
export type CourseRow = RowOf<CourseField> & { courseId: string; batchId: string }
export type PersonalRow = RowOf<Exclude<StoredField, CourseField>>

type CourseField = 'mode' | 'cduration' | 'joiningDate' | 'endDate' | 'isCompleted'
type RowOf<Name extends StoredField> = Pick<Student, Exclude<Name, OptionalField>> & {
  [Optional in Name & OptionalField]?: Student[Optional] | undefined
}

type StudentColumns = Required<Omit<Insertable<StudentTable>, 'id' | 'status' | 'version' | 'created_at' | 'import_id'>>
/** Copies of the main enrolment. Its trigger changes them. */
type CourseColumn = 'course_id' | 'batch_id' | 'mode' | 'duration' | 'joining_on' | 'end_on' | 'is_completed'

export function toCourseColumns(row: CourseRow): Pick<StudentColumns, CourseColumn> {
  return {
    course_id: row.courseId,
    batch_id: row.batchId,
    mode: row.mode,
    duration: row.cduration,
    joining_on: row.joiningDate,
    end_on: row.endDate ?? null,
    is_completed: row.isCompleted === 'yes',
  }
}

/** Contains every column that an edit writes; `StudentColumns` makes a missing one a type error. */
export function toColumns(row: PersonalRow): Omit<StudentColumns, CourseColumn> {
  return {
    fname: row.fname,
    lname: row.lname,
    father: row.father,
    contact: row.contact,
    alt_contact: row.altContact ?? null,
    parent_contact: row.parentContact ?? null,
    gender: row.gender,
    dob: row.dob,
    cur_address: row.curAddress ?? null,
    per_address: row.perAddress,
    linked_in: row.linkedIn ?? null,
    profile: row.profile ?? null,
    reg_no: row.regNo ?? null,
    degree: row.degree,
    com_year: row.comYear,
    university: row.university,
    is_placed: row.isPlaced === 'placed',
    search_key: foldText(`${row.fname} ${row.lname}`),
    search_text: toSearchText(row),
    is_incomplete: listMissingFields(row).length > 0,
  }
}

type Searched = Pick<Student, 'fname' | 'lname' | 'father' | 'email' | 'contact'> & {
  altContact?: string | null | undefined
  parentContact?: string | null | undefined
  regNo?: string | null | undefined
}

/** The text begins with the name, as `search_key` does. */
export function toSearchText({ fname, lname, father, email, ...others }: Searched): string {
  const { contact, altContact, parentContact, regNo } = others
  return foldText([fname, lname, father, email, contact, altContact ?? '', parentContact ?? '', regNo ?? ''].join(' '))
}
