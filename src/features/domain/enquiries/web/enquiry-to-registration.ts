import type { RegistrationValues } from '#features/domain/admissions/web/public.ts'
import { registrationValues } from '#features/domain/admissions/web/public.ts'
import type { Enquiry } from '#features/domain/enquiries/contract/enquiries.contract.ts'
import type { Choices } from '#features/domain/students/web/course-form/public.ts'

/** Fee and duration come from the course. */
export function enquiryToRegistration(
  enquiry: Enquiry,
  { courses, batches }: Choices,
  { today, batch }: { today: string; batch?: string | undefined },
): RegistrationValues {
  const names = enquiry.name.split(/\s+/)
  const wanted = batches.find(({ value }) => value === batch)
  const course = courses.find(({ value }) => value === (wanted?.courseName ?? enquiry.course))
  const ofCourse = batches.filter(({ courseName }) => courseName === course?.value)
  return registrationValues(today, {
    fname: names.length > 1 ? names.slice(0, -1).join(' ') : enquiry.name,
    lname: names.length > 1 ? (names.at(-1) ?? '') : '',
    email: enquiry.mailId ?? '',
    contact: enquiry.contact ?? '',
    altContact: enquiry.altContact,
    perAddress: enquiry.address,
    degree: enquiry.qualification,
    mode: enquiry.mode,
    ...(course && {
      course: course.value,
      fee: course.cFee,
      cduration: course.cDuration,
      instalments: course.instalments,
      // The batch is chosen already if there is only one.
      ...(ofCourse.length === 1 && { batch: ofCourse[0]!.value }),
      ...(wanted && { batch: wanted.value }),
    }),
  })
}
