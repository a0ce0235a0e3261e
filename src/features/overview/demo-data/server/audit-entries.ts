import { formatReceiptNumber } from '#features/domain/fees/server/public.ts'
import { DUE_AFTER_DAYS } from '#features/domain/students/server/dues/public.ts'
import { addDays } from '#shared/server/clock.ts'
import type { Row } from './copy-into.ts'
import { uuidAt } from './uuid-at.ts'
import type { Batch, Course } from './plan-courses.ts'
import { toRupees } from './plan-payments.ts'
import type { PlannedSheet } from './plan-attendance.ts'
import type { NumberedReceipt, Voiding } from './plan-receipts.ts'
import { getExactMode } from './rows.ts'
import type { PlannedStudent } from './plan-student.ts'

/** Null if not signed in. */
export type AuditActor = { id: string; name: string; role: string } | null
export type Values = Record<string, unknown>
type EntryDetails = {
  at: Date
  actor: AuditActor
  action: string
  record: string
  recordId: string
  before?: Values
  after?: Values
}

export function createEntry({ at, actor, action, record, recordId, before, after }: EntryDetails): Row<'audit_entry'> {
  return {
    id: uuidAt(at),
    at,
    actor_id: actor?.id ?? null,
    actor_name: actor?.name ?? '',
    actor_role: actor?.role ?? 'anyone',
    action,
    record,
    record_id: recordId,
    request_id: uuidAt(at),
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
  }
}

export function courseEntry({ id, name, paise, duration }: Course, at: Date, actor: AuditActor) {
  const after = { _id: id, course: name, cFee: toRupees(paise), cDuration: duration, version: 1 }
  return createEntry({ at, actor, action: 'course.create', record: 'course', recordId: id, after })
}

export function batchEntry(
  { id, code, time, course, startOn, endOn, ...teaching }: Batch,
  at: Date,
  actor: AuditActor,
) {
  const days = { startDate: startOn, endDate: endOn }
  const after = { _id: id, bCode: code, courseName: course.name, bTime: time, ...days, ...teaching, version: 1 }
  return createEntry({ at, actor, action: 'batch.create', record: 'batch', recordId: id, after })
}

/** Contains no personal values: fictitious students are never erased. */
export function registrationEntry(student: PlannedStudent, actor: AuditActor) {
  return createEntry({
    at: student.registeredAt,
    actor: student.declared ? null : actor,
    action: student.declared ? 'student.apply' : 'student.register',
    record: 'student',
    recordId: student.id,
    after: registrationValues(student),
  })
}

function registrationValues({
  id,
  batch,
  mode,
  joiningOn,
  isCompleted,
  isPlaced,
  paise,
  declared,
  moved,
}: PlannedStudent): Values {
  const { course } = batch
  return {
    _id: id,
    course: course.name,
    mode,
    cduration: course.duration,
    batch: (moved?.from ?? batch).code,
    joiningDate: joiningOn,
    endDate: isCompleted ? batch.endOn : null,
    status: declared ? 'Pending' : 'Active',
    version: 1,
    TotalFee: toRupees(paise),
    PaidFee: 0,
    fee: toRupees(declared ? course.paise : paise),
    PendingFee: toRupees(paise),
    dueDate: addDays(joiningOn, DUE_AFTER_DAYS),
    isCompleted: isCompleted ? 'yes' : 'no',
    isPlaced: isPlaced ? 'placed' : 'notPlaced',
    declared: declared && {
      fee: toRupees(course.paise),
      Paidfee: toRupees(declared.paise),
      payMode: declared.payMode,
    },
  }
}

export function dropEntry({ id }: PlannedStudent, at: Date, actor: AuditActor) {
  const change = { before: { status: 'Active' }, after: { status: 'Disable' } }
  return createEntry({ at, actor, action: 'student.disable', record: 'student', recordId: id, ...change })
}

export function moveEntries({ id, batch, moved }: PlannedStudent, actor: AuditActor) {
  if (!moved) return []
  const before = { batch: moved.from.code, batchSince: null }
  const courseAndBatch = `${batch.course.name} (${moved.from.code})`
  const after = { batch: batch.code, batchSince: moved.on, courseAndBatch }
  const entry = { at: moved.at, actor, action: 'enrolment.update', record: 'student', recordId: id, before, after }
  return [createEntry(entry)]
}

export function receiptEntry(receipt: NumberedReceipt, actor: AuditActor) {
  const { id, at } = receipt
  return createEntry({
    at,
    actor,
    action: 'fee.record',
    record: 'receipt',
    recordId: id,
    after: receiptValues(receipt),
  })
}

export function voidEntry(receipt: NumberedReceipt, { at }: Voiding, actor: AuditActor) {
  const before = receiptValues(receipt)
  return createEntry({ at, actor, action: 'fee.void', record: 'receipt', recordId: receipt.id, before })
}

function receiptValues({ student, ...receipt }: NumberedReceipt): Values {
  return {
    _id: receipt.id,
    receiptNo: formatReceiptNumber(receipt.financialYear, receipt.n),
    student: student.id,
    date: receipt.paidOn,
    issuedOn: receipt.issuedOn,
    payMode: receipt.payMode,
    exactMode: getExactMode(receipt),
    payable: toRupees(student.paise),
    paid: toRupees(receipt.paise),
    due: toRupees(receipt.duePaise),
    course: student.batch.course.name,
    bCode: student.batch.code,
    month: Number(receipt.paidOn.slice(5, 7)),
    year: Number(receipt.paidOn.slice(0, 4)),
    changed: false,
    version: 1,
  }
}

/** Leaves out the marks, of which a data set has millions. */
export function sheetEntry({ id, batch, day, savedAt: at, present, absent }: PlannedSheet, actor: AuditActor) {
  const after = { batchCode: batch.code, date: day, present, absent }
  return createEntry({ at, actor, action: 'attendance.save', record: 'attendance', recordId: id, after })
}
