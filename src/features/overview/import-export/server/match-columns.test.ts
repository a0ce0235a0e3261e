import { expect, test } from 'vitest'
import { loadMessages } from '#shared/server/messages.ts'
import { ENQUIRY_IMPORT_FIELDS } from '../contract/import-enquiries.ts'
import { STUDENT_IMPORT_FIELDS } from '../contract/import-students.ts'
import { matchColumns } from './match-columns.ts'

const translate = loadMessages()
const matchStudents = (...columns: string[]) => matchColumns(columns, STUDENT_IMPORT_FIELDS, translate)

test.each([
  ['Name of Student', 'name'],
  ['Std', 'course'],
  ['course1', 'course'],
  ['Program (Program Enrollment)', 'course'],
  ['Group1', 'batch'],
  ['Total Fees', 'fee'],
  ['Adm Date', 'joiningDate'],
  ['Date of admission', 'joiningDate'],
  ['Gen', 'gender'],
  ['Phone 1 - Value', 'contact'],
  ['Mobile Phone', 'contact'],
  ['phone1', 'contact'],
  ['Student mobile', 'contact'],
  ['Student Mobile Number', 'contact'],
  ['number', 'contact'],
  ['E-mail 1 - Value', 'email'],
  ['Father mobile', 'parentContact'],
  ['fatherPhone', 'parentContact'],
  ['motherPhone', 'parentContact'],
  ['parent_phone', 'parentContact'],
  ['Guardian (Guardians)', 'father'],
  ['isActive', 'status'],
  ['Balance', 'balance'],
  ['country_code', 'countryCode'],
  ['1st Inst', 'paid'],
  ['2nd Inst', 'paid2'],
])('matchColumns takes the column %j of a list of students for %s', (column, field) => {
  expect(matchStudents(column)).toEqual({ [field]: 0 })
})

test('matchColumns takes the phone of the mother for the second number if the parent has another one', () => {
  expect(matchStudents('motherPhone', 'fatherPhone', 'phone')).toEqual({ altContact: 0, parentContact: 1, contact: 2 })
})

test('matchColumns takes first and last name of an enquiry', () => {
  const columns = ['First Name', 'Last Name', 'Phone Number']
  expect(matchColumns(columns, ENQUIRY_IMPORT_FIELDS, translate)).toEqual({ fname: 0, lname: 1, contact: 2 })
})

test.each(['created_at', 'created_time'])('matchColumns takes %j for the date of an enquiry', (column) => {
  expect(matchColumns([column], ENQUIRY_IMPORT_FIELDS, translate)).toEqual({ date: 0 })
})
