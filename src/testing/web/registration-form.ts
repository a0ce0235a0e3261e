import { UNTAUGHT } from './batches.ts'
import type { RenderResult } from 'vitest-browser-react'
import { STUDENT } from './student.ts'

export const REGISTERED_STUDENT = {
  ...STUDENT,
  contact: '9876543210',
  joiningDate: '2026-11-01',
  dueDate: '2026-12-26',
  fee: 12_500.5,
  TotalFee: 12_500.5,
  PendingFee: 10_500.5,
}

const batch = { _id: 'b1', bTime: '10 to 12', startDate: '2026-01-01', endDate: null, ...UNTAUGHT, version: 1 }

export const CHOICES = {
  'GET /api/user/duplicates': { students: [] },
  'GET /api/course': {
    courses: [
      { _id: 'c1', course: 'Excel', cFee: 4000, cDuration: '1 month', instalments: null, version: 1 },
      { _id: 'c2', course: 'Tally', cFee: 12_500.5, cDuration: '3 months', instalments: 3, version: 1 },
    ],
    total: 2,
  },
  'GET /api/batch': {
    batches: [
      { ...batch, bCode: 'E-1', courseName: 'Excel', bTime: '8 to 9' },
      { ...batch, _id: 'b2', bCode: 'T-1', courseName: 'Tally', endDate: '2199-01-01' },
      { ...batch, _id: 'b3', bCode: 'OLD-1', courseName: 'Tally', endDate: '2020-01-01' },
    ],
    total: 3,
  },
}

const SELECT_VALUES = { Course: 'Tally', Batch: 'T-1 (10 to 12) · Tally' }
const SEGMENT_VALUES = {
  Gender: 'Female',
  'Course Mode': 'Offline',
  'Course Status': 'Not Completed',
  'Placement Status': 'Not Placed',
  'Payment Mode': 'Cash',
}
const TEXT_VALUES = {
  'First Name': 'Asha',
  'Last Name': 'Rao',
  "Father's Name": 'Mohan Rao',
  'Date of Birth': '2004-05-06',
  'Contact Number': '98765 43210',
  Email: 'asha@example.com',
  'Permanent Address': '3 Example Road',
  Degree: 'BCA',
  'Year of Completion': '2025',
  University: 'Example University',
  'Joining Date': '2026-11-01',
  'Paid Fee': '2000',
  Password: 'a long enough one',
  'Confirm Password': 'a long enough one',
}

const ASKED_BY_HR = ['Course Status', 'Placement Status', 'Payment Mode', 'Paid Fee']

export async function fillSelfRegistrationForm(screen: RenderResult): Promise<void> {
  await fill(screen, (label) => !ASKED_BY_HR.includes(label), TEXT_VALUES)
  await screen.getByLabelText('I have read the privacy notice and agree to it').click()
}

export async function fillRegistrationForm(
  screen: RenderResult,
  over: Partial<typeof TEXT_VALUES> = {},
): Promise<void> {
  await fill(screen, () => true, { ...TEXT_VALUES, ...over })
}

export async function fillPasswords(screen: RenderResult, confirmation = TEXT_VALUES['Confirm Password']) {
  await screen.getByLabelText('Password', { exact: true }).fill(TEXT_VALUES.Password)
  await screen.getByLabelText('Confirm Password', { exact: true }).fill(confirmation)
}

async function fill(screen: RenderResult, isAsked: (label: string) => boolean, texts: Record<string, string>) {
  for (const [label, option] of Object.entries(SELECT_VALUES)) {
    if (isAsked(label)) await screen.getByLabelText(label, { exact: true }).selectOptions(option)
  }
  for (const [label, choice] of Object.entries(SEGMENT_VALUES)) {
    if (isAsked(label)) await chooseSegment(screen, label, choice)
  }
  for (const [label, text] of Object.entries(texts)) {
    if (isAsked(label)) await screen.getByLabelText(label, { exact: true }).fill(text)
  }
}

export async function chooseSegment(screen: RenderResult, label: string, choice: string): Promise<void> {
  const group = screen.getByRole('radiogroup', { name: label, exact: true })
  await group.getByLabelText(choice, { exact: true }).click()
}

/** The draft of a form with every required field except the passwords. Restoring it is faster than typing. */
export const DRAFT = {
  fname: 'Asha',
  lname: 'Rao',
  father: 'Mohan Rao',
  dob: '2004-05-06',
  gender: 'female',
  contact: '98765 43210',
  email: 'asha@example.com',
  perAddress: '3 Example Road',
  degree: 'BCA',
  comYear: '2025',
  university: 'Example University',
  course: 'Tally',
  cduration: '3 months',
  mode: 'offline',
  batch: 'T-1',
  joiningDate: '2026-11-01',
  isCompleted: 'no',
  isPlaced: 'notPlaced',
  fee: '12500.5',
  Paidfee: '0',
  payMode: 'Cash',
}

/** Every form of a student has these sections, in the format of `listFormSections`. */
export const PERSONAL_SECTION = [
  'Personal details',
  'First Name',
  'Last Name',
  "Father's Name",
  'Date of Birth',
  'Gender',
  'Photo Link (150x150 px)?',
]
export const CONTACT_SECTION = [
  'Contact',
  'Contact Number',
  'Alternate Number?',
  "Parent's Number?",
  'Email',
  'Permanent Address',
  'Current Address?',
  'LinkedIn?',
]
export const COURSE_SECTION = [
  'Course details',
  'Course',
  'Course Duration',
  'Course Mode',
  'Batch',
  'Joining Date',
  'Course Status',
  'Placement Status',
]

/** Lists the title of each section and the labels of its fields; optional ones end with a question mark. */
export function listFormSections(container: Element): (string | null)[][] {
  return [...container.querySelectorAll('form section')].map((section) => [
    section.getAttribute('aria-label'),
    ...[...section.querySelectorAll<HTMLElement>('[id$="-label"], [data-tick="checkbox"] label')].map(
      ({ textContent, dataset }) => `${textContent}${dataset['optional'] ? '?' : ''}`,
    ),
  ])
}
