import { copyInto } from './copy-into.ts'
import { enquiryEntries } from './enquiry-trail.ts'
import { AT_ONCE, type Loading } from './loading.ts'
import type { Course } from './offers.ts'
import { type PlannedEnquiry, planEnquiry, planEnquiryOf } from './plan-enquiry.ts'
import type { PlannedStudent } from './plan-student.ts'
import { enquiryRow } from './rows.ts'

type Wanted = { enquiries: number; courses: readonly Course[]; admitted: readonly PlannedStudent[] }

/** Writes so many enquiries: those of students who were admitted, the others of people who may still come. */
export async function loadEnquiries(loading: Loading, { enquiries, courses, admitted }: Wanted): Promise<void> {
  const { random, calendar, standing } = loading
  for (let from = 0; from < enquiries; from += AT_ONCE) {
    const planned = Array.from({ length: Math.min(AT_ONCE, enquiries - from) }, (_, index) => {
      const student = admitted[from + index]
      return student
        ? planEnquiryOf(random, calendar, student)
        : planEnquiry(random, calendar, courses, standing.enquiriesEver + from + index + 1)
    })
    await writeEnquiries(loading, planned)
  }
}

async function writeEnquiries({ client, standing }: Loading, enquiries: PlannedEnquiry[]): Promise<void> {
  await copyInto(client, 'enquiry', enquiries.map(enquiryRow))
  await copyInto(
    client,
    'audit_entry',
    enquiries.flatMap((enquiry) => enquiryEntries(enquiry, standing.hr)),
  )
}
