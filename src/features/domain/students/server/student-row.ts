import type { Insertable } from 'kysely'
import { foldText } from '#shared/contract/fold-text.ts'
import type { Student as StudentTable } from '#shared/server/tables.ts'
import {
  type FieldOfSection,
  fieldsOfSection,
  listMissingFields,
  type OptionalStudentField,
  type Student,
  type StudentField,
} from '../contract/students.contract.ts'

/** It has the hash of the photo in place of its URL, which `signPhoto` makes for a response. */
export type StoredStudent = Omit<Student, 'photo'> & { photoHash: string | null }

type StoredField = Exclude<StudentField, 'course' | 'batch' | 'fee'>

/**
 * Contains the stored fields of a student, with ids of course and batch, and the email, which is stored in `account`.
 * The fee is in `enrolment`. Absent optional fields are stored as null.
 */
export type StudentRow = PersonalRow & CourseRow
export type CourseRow = RowOf<CourseField> & { courseId: string; batchId: string }
export type PersonalRow = RowOf<Exclude<StoredField, CourseField>>

type CourseField = 'mode' | 'cduration' | 'joiningDate' | 'endDate' | 'isCompleted'
type RowOf<Name extends StoredField> = Pick<Student, Exclude<Name, OptionalStudentField>> & {
  [Optional in Name & OptionalStudentField]?: Student[Optional] | undefined
}

type StudentColumns = Required<Omit<Insertable<StudentTable>, 'id' | 'status' | 'version' | 'created_at' | 'import_id'>>
/** Copies of the main enrolment. Its trigger changes them. */
type CourseColumn = 'course_id' | 'batch_id' | 'mode' | 'duration' | 'joining_on' | 'end_on' | 'is_completed'

/** Fields of the person. Each is stored under its own name: `altContact` in `alt_contact`. The email is in `account`. */
export type PersonField = Exclude<FieldOfSection<'personal' | 'contactDetails' | 'education'>, 'email'>
export const PERSON_FIELDS: PersonField[] = [
  ...fieldsOfSection('personal'),
  ...fieldsOfSection('contactDetails').filter((name) => name !== 'email'),
  ...fieldsOfSection('education'),
]

export type ColumnOf<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnOf<Rest>}`
  : ''
export const toColumn = <Name extends string>(name: Name) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as ColumnOf<Name>

type PersonColumns = { [Name in PersonField as ColumnOf<Name>]: Student[Name] }
const PERSON_COLUMNS = PERSON_FIELDS.map((name) => [name, toColumn(name)] as const)

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
    ...(Object.fromEntries(PERSON_COLUMNS.map(([name, column]) => [column, row[name] ?? null])) as PersonColumns),
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
