import { DEFAULT_SETS } from '#features/base/identity/server/public.ts'
import { toSearchText } from '#features/domain/students/server/public.ts'
import { addDays } from '#shared/server/clock.ts'
import { foldText } from '#shared/contract/fold-text.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Row } from './copy-into.ts'
import type { Batch, Course } from './plan-courses.ts'
import { toRupeesText } from './plan-payments.ts'
import type { PlannedSheet } from './plan-attendance.ts'
import type { PlannedEnquiry } from './plan-enquiry.ts'
import type { Category, NumberedExpense, PlannedRecurring } from './plan-expenses.ts'
import type { NumberedReceipt } from './plan-receipts.ts'
import type { PlannedStaff } from './plan-staff.ts'
import type { PlannedStudent } from './plan-student.ts'
import type { PlannedProject, PlannedPortfolioItem } from './plan-portfolio.ts'

export function courseRow({ id, name, paise, duration }: Course, at: Date, by: string): Row<'course'> {
  return { id, name, name_key: keyOf(name), fee: toRupeesText(paise), duration, added_by: by, created_at: at }
}

export function batchRow({ id, code, course, time, startOn, endOn, ...teaching }: Batch, at: Date): Row<'batch'> {
  const { trainer, room, sessions, seats } = teaching
  return {
    id,
    code,
    code_key: keyOf(code),
    course_id: course.id,
    time,
    start_on: startOn,
    end_on: endOn,
    trainer,
    trainer_key: keyOf(trainer),
    room,
    room_key: keyOf(room),
    sessions: JSON.stringify(sessions),
    seats,
    created_at: at,
  }
}

/** Without a password, so that the account cannot sign in until one is set. */
export function accountRow({ id, person, status, registeredAt }: PlannedStudent): Row<'account'> {
  return {
    id,
    role: 'student',
    name: `${person.fname} ${person.lname}`,
    email: person.email,
    email_key: keyOf(person.email),
    password_hash: '',
    state: status === 'Disable' ? 'disabled' : 'active',
    created_at: registeredAt,
    version: status === 'Disable' ? 2 : 1,
  }
}

export function enrolmentRow({ paise, ...student }: PlannedStudent): Row<'enrolment'> {
  const { enrolmentId, id, registeredAt, moved } = student
  return {
    ...(moved
      ? {
          batch_since: moved.on,
          version: 2,
        }
      : {
          batch_since: null,
          version: 1,
        }),
    id: enrolmentId,
    student_id: id,
    n: 1,
    fee: toRupeesText(paise),
    list_fee: toRupeesText(paise),
    created_at: registeredAt,
    ...courseColumns(student),
  }
}

export function formerBatchRows({ enrolmentId, moved }: PlannedStudent): Row<'former_batch'>[] {
  if (!moved) return []
  return [{ enrolment_id: enrolmentId, batch_id: moved.from.id, since: null, until: addDays(moved.on, -1) }]
}

function courseColumns({ batch, mode, joiningOn, isCompleted }: Omit<PlannedStudent, 'paise'>) {
  return {
    course_id: batch.course.id,
    mode,
    duration: batch.course.duration,
    batch_id: batch.id,
    joining_on: joiningOn,
    end_on: isCompleted ? batch.endOn : null,
    is_completed: isCompleted,
  }
}

export function studentRow(student: PlannedStudent): Row<'student'> {
  const { id, person, status } = student
  const { email, ...personal } = person
  return {
    id,
    ...personal,
    profile: null,
    ...courseColumns(student),
    is_placed: student.isPlaced,
    status,
    search_key: foldText(`${person.fname} ${person.lname}`),
    search_text: toSearchText({
      ...person,
      email,
      altContact: person.alt_contact,
      parentContact: person.parent_contact,
    }),
    created_at: student.registeredAt,
    version: status === 'Disable' || student.moved ? 2 : 1,
  }
}

export function studentAccountRow(
  { id, paise }: PlannedStudent,
  receipts: { paise: number; dueFrom: string },
): Row<'student_account'> {
  return { student_id: id, fee: toRupeesText(paise), paid: toRupeesText(receipts.paise), due_from: receipts.dueFrom }
}

export function declaredPaymentRows({ id, batch, declared }: PlannedStudent): Row<'declared_payment'>[] {
  if (!declared) return []
  const { paise, payMode } = declared
  return [{ student_id: id, fee: toRupeesText(batch.course.paise), paid: toRupeesText(paise), pay_mode: payMode }]
}

/** Each student has one course, without a plan. */
export function settlementRow({ id, paise, student }: NumberedReceipt): Row<'receipt_settlement'> {
  return { receipt_id: id, n: 1, enrolment_id: student.enrolmentId, due_on: null, amount: toRupeesText(paise) }
}

/** Receipts from before today were counted in another way, like those of earlier versions. */
export function receiptRow(receipt: NumberedReceipt, { by, today }: { by: string; today: string }): Row<'receipt'> {
  const { student, voided } = receipt
  const { person, batch } = student
  const version = voided ? 2 : 1
  const isCounted = receipt.issuedOn < today
  return {
    id: receipt.id,
    financial_year: receipt.financialYear,
    n: receipt.n,
    student_id: student.id,
    enrolment_id: student.enrolmentId,
    student_name: `${person.fname} ${person.lname}`,
    contact: person.contact,
    course: batch.course.name,
    b_code: batch.code,
    pay_mode: receipt.payMode,
    exact_mode: getExactMode(receipt),
    payable: toRupeesText(student.paise),
    paid: toRupeesText(receipt.paise),
    due_after: toRupeesText(receipt.duePaise),
    paid_on: receipt.paidOn,
    issued_on: receipt.issuedOn,
    issued_at: receipt.at,
    issued_by: by,
    reference: getReference(receipt),
    version,
    counted_version: isCounted ? version : null,
    counted_cash: isCounted ? getCash(receipt) : '0',
    voided_at: voided?.at ?? null,
    voided_by: voided ? by : null,
    void_reason: voided?.reason ?? null,
  }
}

function getCash(receipt: NumberedReceipt): string {
  if (receipt.voided) return '0'
  if (receipt.payMode === 'Cash') return toRupeesText(receipt.paise)
  return String(receiptPartRows(receipt)[0]?.amount ?? '0')
}

const ONLINE_MODES = ['UPI', 'UPI', 'UPI', 'Bank transfer', 'Card'] as const

/** Most payments online are by UPI; of the others, each second one is a cheque. */
export function getExactMode({ payMode, n }: Pick<NumberedReceipt, 'payMode' | 'n'>): string | null {
  if (payMode === 'Online') return ONLINE_MODES[n % ONLINE_MODES.length]!
  return payMode === 'Others' && n % 2 === 1 ? 'Cheque' : null
}

/** Online payments have a UTR, and a part of the others is by cheque. */
function getReference({ payMode, n }: NumberedReceipt): string | null {
  if (payMode === 'Online') return String(632_700_000_000 + n * 7919)
  return payMode === 'Others' && n % 2 === 1 ? `${String(n * 7).padStart(6, '0')} Example Bank` : null
}

/** The other ones of the payments in other modes are partly in cash, partly by UPI. */
export function receiptPartRows({ id, payMode, paise, n }: NumberedReceipt): Row<'receipt_part'>[] {
  const cash = Math.floor(paise / 20_000) * 10_000
  if (payMode !== 'Others' || n % 2 === 1 || cash === 0) return []
  const reference = String(632_700_000_000 + n * 7919)
  return [
    { receipt_id: id, n: 1, mode: 'Cash', amount: toRupeesText(cash), reference: null },
    { receipt_id: id, n: 2, mode: 'UPI', amount: toRupeesText(paise - cash), reference },
  ]
}

export function sheetRow(sheet: PlannedSheet, by: string): Row<'attendance_sheet'> {
  const { id, batch, day, present, absent, savedAt } = sheet
  return { id, batch_id: batch.id, day, present, absent, saved_at: savedAt, saved_by: by, version: 1 }
}

export function markRows({ id, day, marks }: PlannedSheet): Row<'attendance_mark'>[] {
  return marks.map(({ student, present }) => ({ student_id: student, day, sheet_id: id, present }))
}

export function enquiryRow(enquiry: PlannedEnquiry): Row<'enquiry'> {
  return {
    id: enquiry.id,
    name: enquiry.name,
    name_key: foldText(enquiry.name),
    mail_id: enquiry.mailId,
    contact: enquiry.contact,
    alt_contact: enquiry.altContact,
    qualification: enquiry.qualification,
    address: enquiry.address,
    course_id: enquiry.course.id,
    enquiry_mode: enquiry.enquiryMode,
    mode: enquiry.mode,
    ref: enquiry.ref,
    remark: enquiry.remark,
    day: enquiry.day,
    status: enquiry.status,
    is_placed: enquiry.isPlaced,
    student_id: enquiry.student?.id ?? null,
    created_at: enquiry.at,
    next_call_on: enquiry.call?.nextCall ?? null,
    version: 1 + Number(enquiry.settledAt !== null) + Number(enquiry.call !== null),
  }
}

export function enquiryNoteRows({ id, call }: PlannedEnquiry, writer: string): Row<'enquiry_note'>[] {
  if (!call) return []
  const { at, note, nextCall } = call
  return [{ id: call.id, enquiry_id: id, at, written_by: writer, note, next_call_on: nextCall }]
}

export function categoryRow({ id, ledger, budget }: Category, at: Date): Row<'expense_category'> {
  return { id, ledger, ledger_key: keyOf(ledger), budget: budget ?? null, created_at: at, updated_at: at }
}

export function expenseRow(expense: NumberedExpense, today: string): Row<'expense'> {
  const { id, financialYear, n, category, remark, payMode, paise, day, at } = expense
  const times = { created_at: at, updated_at: at }
  const number = { financial_year: financialYear, n }
  return {
    id,
    ...number,
    category_id: category.id,
    remark,
    pay_mode: payMode,
    amount: toRupeesText(paise),
    day,
    counted_version: day < today ? 1 : null,
    counted_cash: day < today && payMode === 'Cash' ? `-${toRupeesText(paise)}` : '0',
    ...times,
  }
}

export function recurringRow({
  id,
  category,
  remark,
  amount,
  startsOn,
  at,
}: PlannedRecurring): Row<'recurring_expense'> {
  const times = { created_at: at, updated_at: at }
  return { id, category_id: category.id, remark, amount, pay_mode: 'Online', starts_on: startsOn, ...times }
}

export function linkRow({ id, student, link, at }: PlannedPortfolioItem): Row<'portfolio'> {
  return { id, student_id: student.id, link, created_at: at }
}

export function projectRow({ techUsed, description, ...item }: PlannedProject): Row<'project'> {
  return { ...linkRow(item), tech_used: techUsed, description }
}

export function staffRow({ id, role, name, email, at, leftAt }: PlannedStaff, passwordHash: string): Row<'account'> {
  return {
    id,
    role,
    name,
    email,
    email_key: keyOf(email),
    set_id: DEFAULT_SETS[role],
    password_hash: passwordHash,
    state: leftAt ? 'disabled' : 'active',
    created_at: at,
    version: leftAt ? 2 : 1,
  }
}

export const getCreationDay = ({ startOn }: Batch) => addDays(startOn, -21)
