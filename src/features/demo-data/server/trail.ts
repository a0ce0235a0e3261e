import { receiptNumber } from '#features/fees/server/public.ts'
import { DUE_AFTER_DAYS } from '#features/students/server/public.ts'
import { dayAfter } from '#shared/server/clock.ts'
import type { Row } from './copy-into.ts'
import { idAt } from './ids.ts'
import type { Batch, Course } from './offers.ts'
import { rupeesNumber } from './payments.ts'
import type { PlannedSheet } from './plan-attendance.ts'
import type { NumberedReceipt, Voiding } from './plan-receipts.ts'
import type { PlannedStudent } from './plan-student.ts'

/** Who did it; null: somebody who was not signed in. */
export type Doer = { id: string; name: string; role: string } | null
export type Values = Record<string, unknown>
type Done = { at: Date; by: Doer; action: string; record: string; recordId: string; before?: Values; after?: Values }

/** The entry that the rooms would have written. */
export function entry({ at, by, action, record, recordId, before, after }: Done): Row<'audit_entry'> {
  return {
    id: idAt(at),
    at,
    actor_id: by?.id ?? null,
    actor_name: by?.name ?? '',
    actor_role: by?.role ?? 'anyone',
    action,
    record,
    record_id: recordId,
    request_id: idAt(at),
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
  }
}

export function courseAdded({ id, name, paise, duration }: Course, at: Date, by: Doer) {
  const after = { _id: id, course: name, cFee: rupeesNumber(paise), cDuration: duration, version: 1 }
  return entry({ at, by, action: 'course.create', record: 'course', recordId: id, after })
}

export function batchAdded({ id, code, time, course, startOn, endOn }: Batch, at: Date, by: Doer) {
  const days = { startDate: startOn, endDate: endOn }
  const after = { _id: id, bCode: code, courseName: course.name, bTime: time, ...days, version: 1 }
  return entry({ at, by, action: 'batch.create', record: 'batch', recordId: id, after })
}

/** Without the personal values, which stand apart so that they can be erased: there is nobody here to be erased. */
export function studentRegistered(student: PlannedStudent, by: Doer) {
  return entry({
    at: student.registeredAt,
    by: student.declared ? null : by,
    action: student.declared ? 'student.apply' : 'student.register',
    record: 'student',
    recordId: student.id,
    after: asRegistered(student),
  })
}

function asRegistered({ id, batch, mode, joiningOn, isCompleted, isPlaced, paise, declared }: PlannedStudent): Values {
  const { course } = batch
  return {
    _id: id,
    course: course.name,
    mode,
    cduration: course.duration,
    batch: batch.code,
    joiningDate: joiningOn,
    endDate: isCompleted ? batch.endOn : null,
    status: declared ? 'Pending' : 'Active',
    version: 1,
    TotalFee: rupeesNumber(paise),
    PaidFee: 0,
    fee: rupeesNumber(declared ? course.paise : paise),
    PendingFee: rupeesNumber(paise),
    dueDate: dayAfter(joiningOn, DUE_AFTER_DAYS),
    isCompleted: isCompleted ? 'yes' : 'no',
    isPlaced: isPlaced ? 'placed' : 'notPlaced',
    declared: declared && {
      fee: rupeesNumber(course.paise),
      Paidfee: rupeesNumber(declared.paise),
      payMode: declared.payMode,
    },
  }
}

export function studentDropped({ id }: PlannedStudent, at: Date, by: Doer) {
  const change = { before: { status: 'Active' }, after: { status: 'Disable' } }
  return entry({ at, by, action: 'student.disable', record: 'student', recordId: id, ...change })
}

export function receiptIssued(receipt: NumberedReceipt, by: Doer) {
  const { id, at } = receipt
  return entry({ at, by, action: 'fee.record', record: 'receipt', recordId: id, after: asIssued(receipt) })
}

export function receiptVoided(receipt: NumberedReceipt, { at, reason }: Voiding, by: Doer) {
  const before = { ...asIssued(receipt), reason }
  return entry({ at, by, action: 'fee.void', record: 'receipt', recordId: receipt.id, before })
}

function asIssued({ student, ...receipt }: NumberedReceipt): Values {
  return {
    _id: receipt.id,
    receiptNo: receiptNumber(receipt.financialYear, receipt.n),
    student: student.id,
    date: receipt.paidOn,
    issuedOn: receipt.issuedOn,
    payMode: receipt.payMode,
    payable: rupeesNumber(student.paise),
    paid: rupeesNumber(receipt.paise),
    due: rupeesNumber(receipt.duePaise),
    course: student.batch.course.name,
    bCode: student.batch.code,
    month: Number(receipt.paidOn.slice(5, 7)),
    year: Number(receipt.paidOn.slice(0, 4)),
    changed: false,
    version: 1,
  }
}

/** Without who was present: a data set has millions of marks. */
export function attendanceSaved({ id, batch, day, savedAt: at, present, absent }: PlannedSheet, by: Doer) {
  const after = { batchCode: batch.code, date: day, present, absent }
  return entry({ at, by, action: 'attendance.save', record: 'attendance', recordId: id, after })
}
