import type { RegistrationValues } from '#features/admissions/web/public.ts'
import { registrationValues } from '#features/admissions/web/public.ts'
import type { Choices } from '#features/students/web/public.ts'
import type { Enquiry } from '../contract/enquiries.contract.ts'

/** The registration form, filled from what the enquirer has said; the course brings its fee and duration. */
export function registrationOf(enquiry: Enquiry, { courses }: Choices): RegistrationValues {
  const words = enquiry.name.split(/\s+/)
  const course = courses.find(({ value }) => value === enquiry.course)
  return registrationValues({
    // The last of several words is the last name.
    fname: words.length > 1 ? words.slice(0, -1).join(' ') : enquiry.name,
    lname: words.length > 1 ? (words.at(-1) ?? '') : '',
    email: enquiry.mailId ?? '',
    contact: enquiry.contact ?? '',
    altContact: enquiry.altContact,
    perAddress: enquiry.address,
    degree: enquiry.qualification,
    mode: enquiry.mode,
    ...(course && { course: course.value, fee: course.cFee, cduration: course.cDuration }),
  })
}
