import type { PlannedEnquiry } from './plan-enquiry.ts'
import { type Doer, entry, type Values } from './trail.ts'

/** That it was written down, and what became of it. Without the personal values, as of a student. */
export function enquiryEntries(enquiry: PlannedEnquiry, by: Doer) {
  const { id, at, status, student, settledAt } = enquiry
  const about = { by, record: 'enquiry', recordId: id }
  const added = entry({ ...about, at, action: 'enquiry.create', after: asAdded(enquiry) })
  if (!settledAt) return [added]
  const change = student
    ? { action: 'enquiry.admit', before: { status: 'Open', student: null }, after: { status, student: student.id } }
    : { action: 'enquiry.status', before: { status: 'Open' }, after: { status } }
  return [added, entry({ ...about, at: settledAt, ...change })]
}

function asAdded({ id, course, enquiryMode, mode, day, isPlaced }: PlannedEnquiry): Values {
  return {
    _id: id,
    course: course.name,
    Enquirymode: enquiryMode,
    mode,
    date: day,
    status: 'Open',
    isPlaced: isPlaced ? 'placed' : 'notPlaced',
    month: Number(day.slice(5, 7)),
    year: Number(day.slice(0, 4)),
    student: null,
    version: 1,
  }
}
