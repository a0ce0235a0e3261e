import type attendanceEn from '#features/domain/attendance/contract/messages/en.json'
import { STUDENT_FIELDS } from '#features/domain/students/contract/students.contract.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { day, oneOf, text } from '#shared/contract/scalars.ts'
import { choices, DAY, type ImportFields, REG_NO_ALIASES } from './import-field.ts'

const message = messagesOf<typeof attendanceEn>('attendance')

const PRESENCE = ['present', 'absent'] as const

/** Words that other programs and spreadsheets use. Words of all languages are compared without accents. */
const PRESENT = [
  'p',
  '1',
  'y',
  'yes',
  'true',
  'oui',
  'vrai',
  'evet',
  'dogru',
  'var',
  'हाँ',
  'हां',
  'हो',
  'होय',
  'उपस्थित',
  'हाजिर',
  '✓',
  '✔',
  '✔️',
  '☑',
  '✅',
]
const ABSENT = [
  'a',
  '0',
  'n',
  'no',
  'false',
  'non',
  'faux',
  'hayir',
  'yanlis',
  'yok',
  'नहीं',
  'नाही',
  'अनुपस्थित',
  'गैरहाजिर',
  '✗',
  '✘',
  '✖',
  '❌',
  '×',
]
const toSynonyms = (words: string[], value: (typeof PRESENCE)[number]) =>
  Object.fromEntries(words.map((word) => [word, value]))

export const ATTENDANCE_IMPORT_FIELDS = {
  /** A name in the batch, an email, a phone number, a registration number or our id. */
  student: {
    label: 'words:studentName',
    input: text(254, message('studentMissing')),
    aliases: [
      'Student',
      'Name',
      'Full name',
      'Email',
      'Email id',
      'Phone',
      'Phone number',
      'Mobile',
      'Mobile no',
      'Contact number',
      'Student id',
      'Id',
    ],
  },
  /** If there is another text too, both must belong to the same student. */
  regNo: { label: STUDENT_FIELDS.regNo.label, input: STUDENT_FIELDS.regNo.input, aliases: REG_NO_ALIASES },
  father: {
    label: STUDENT_FIELDS.father.label,
    input: STUDENT_FIELDS.father.input,
    aliases: ['Father', 'Father name', 'Guardian', 'Guardian name', 'Parent name'],
  },
  batchCode: {
    label: 'words:batchCode',
    input: text(60, message('batchMissing')),
    aliases: ['Batch', 'Batch name', 'Batch no', 'Class', 'Group'],
  },
  date: {
    label: 'words:date',
    input: day('fees:dateMissing'),
    ...DAY,
    aliases: ['Day', 'Attendance date', 'Date of attendance'],
  },
  attendence: {
    label: 'shared:attendance',
    input: oneOf(PRESENCE, message('markMissing')),
    ...choices(PRESENCE, { present: 'attendance:present', absent: 'attendance:absent' }),
    synonyms: { ...toSynonyms(PRESENT, 'present'), ...toSynonyms(ABSENT, 'absent') },
    aliases: ['Attendence', 'Status', 'Mark', 'Present', 'Presence', 'P/A'],
  },
} satisfies ImportFields
