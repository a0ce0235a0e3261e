import type { Insertable } from 'kysely'
import { foldText } from '#shared/contract/fold-text.ts'
import type { Student as StudentTable } from '#shared/server/tables.ts'
import {
  listMissingFields,
  type Student,
  type STUDENT_FIELDS,
  type StudentField,
} from '../contract/students.contract.ts'

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
