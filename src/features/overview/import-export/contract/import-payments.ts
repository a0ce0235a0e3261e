import { text } from '#shared/contract/scalars.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { STUDENT_FIELDS } from '#features/domain/students/contract/students.contract.ts'
import { type ImportFields, REG_NO_ALIASES } from './import-field.ts'
import { NUMBERED_FIELDS } from './import-students.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('import-export')

/** Earlier payments of students who are registered at the institute. */
export const PAYMENT_IMPORT = {
  /** A phone number, an email, a registration number or our id. */
  student: {
    label: message('payer'),
    input: text(254),
    aliases: [
      'Student phone',
      'Phone',
      'Phone no',
      'Phone number',
      'Mobile',
      'Mobile no',
      'Mobile number',
      'Contact',
      'Contact no',
      'Contact number',
      'Email',
      'Email id',
      'Student id',
    ],
  },
  /** If there is another number too, both must belong to the same student. */
  regNo: { label: STUDENT_FIELDS.regNo.label, input: STUDENT_FIELDS.regNo.input, aliases: REG_NO_ALIASES },
  /** Tells students with the same phone number apart, or finds one without a number. */
  name: {
    label: message('fullName'),
    input: text(121),
    aliases: ['Name', 'Student', 'Student name', 'Name of student'],
  },
  ...NUMBERED_FIELDS,
} satisfies ImportFields
