import { copyInto } from './copy-into.ts'
import { enquiryEntries } from './enquiry-entries.ts'
import { copyEntries, ROWS_PER_COPY, type LoadContext } from './load-context.ts'
import type { Course } from './plan-courses.ts'
import { type PlannedEnquiry, planEnquiry, planStudentEnquiry } from './plan-enquiry.ts'
import type { PlannedStudent } from './plan-student.ts'
import { enquiryNoteRows, enquiryRow } from './rows.ts'

type Options = { enquiries: number; courses: readonly Course[]; admitted: readonly PlannedStudent[] }

export async function loadEnquiries(context: LoadContext, { enquiries, courses, admitted }: Options): Promise<void> {
  const { random, calendar, existing } = context
  for (let from = 0; from < enquiries; from += ROWS_PER_COPY) {
    const planned = Array.from({ length: Math.min(ROWS_PER_COPY, enquiries - from) }, (_, index) => {
      const student = admitted[from + index]
      return student
        ? planStudentEnquiry(random, calendar, student)
        : planEnquiry(random, calendar, courses, existing.enquiryCount + from + index + 1)
    })
    await copyEnquiries(context, planned)
  }
}

async function copyEnquiries(context: LoadContext, enquiries: PlannedEnquiry[]): Promise<void> {
  const { client, existing } = context
  await copyInto(client, 'enquiry', enquiries.map(enquiryRow))
  await copyInto(
    client,
    'enquiry_note',
    enquiries.flatMap((enquiry) => enquiryNoteRows(enquiry, existing.hr.id)),
  )
  await copyEntries(
    context,
    enquiries.flatMap((enquiry) => enquiryEntries(enquiry, existing.hr)),
  )
}
