import type { PlannedEnquiry } from './plan-enquiry.ts'
import { type AuditActor, createEntry, type Values } from './audit-entries.ts'

export function enquiryEntries(enquiry: PlannedEnquiry, actor: AuditActor) {
  const { id, at, status, student, settledAt, call } = enquiry
  const common = { actor, record: 'enquiry', recordId: id }
  const created = createEntry({ ...common, at, action: 'enquiry.create', after: creationValues(enquiry) })
  const called = call
    ? [
        createEntry({
          ...common,
          at: call.at,
          action: 'enquiry.note',
          before: { nextCall: null },
          after: { nextCall: call.nextCall },
        }),
      ]
    : []
  if (!settledAt) return [created, ...called]
  const change = student
    ? { action: 'enquiry.admit', before: { status: 'Open', student: null }, after: { status, student: student.id } }
    : { action: 'enquiry.status', before: { status: 'Open' }, after: { status } }
  return [created, createEntry({ ...common, at: settledAt, ...change }), ...called]
}

function creationValues({ id, course, enquiryMode, mode, day, isPlaced }: PlannedEnquiry): Values {
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
    nextCall: null,
    version: 1,
  }
}
