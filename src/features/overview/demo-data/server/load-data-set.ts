import type pg from 'pg'
import type { Tx } from '#shared/server/db.ts'
import { createCalendar, minDay } from './calendar.ts'
import { copyInto } from './copy-into.ts'
import { dropIndexes } from './drop-indexes.sql.ts'
import { loadAttendance } from './load-attendance.ts'
import { loadEnquiries } from './load-enquiries.ts'
import { loadExpenses } from './load-expenses.ts'
import { loadStaff } from './load-staff.ts'
import { loadPortfolio } from './load-portfolio.ts'
import { copyEntries, ROWS_PER_COPY, type LoadContext } from './load-context.ts'
import { type Batch, planBatches, planCourses } from './plan-courses.ts'
import { type AttendancePeriod, planAttendancePeriods } from './plan-attendance.ts'
import { canHaveEnquired } from './plan-enquiry.ts'
import { sumReceivedByMonth } from './plan-expenses.ts'
import {
  summarizeReceipts,
  numberReceipts,
  type NumberedReceipt,
  type PlannedReceipt,
  planReceipts,
} from './plan-receipts.ts'
import { groupBatches, type PlannedStudent, planStudent } from './plan-student.ts'
import { hasPortfolio } from './plan-portfolio.ts'
import { createRandom } from './random.ts'
import {
  studentAccountRow,
  accountRow,
  getCreationDay,
  batchRow,
  courseRow,
  declaredPaymentRows,
  enrolmentRow,
  formerBatchRows,
  receiptPartRows,
  receiptRow,
  settlementRow,
  studentRow,
} from './rows.ts'
import type { Size } from './size.ts'
import { disableTriggers, enableTriggers } from './totals.sql.ts'
import {
  batchEntry,
  courseEntry,
  dropEntry,
  moveEntries,
  receiptEntry,
  registrationEntry,
  voidEntry,
} from './audit-entries.ts'
import { setLastReceipt } from './demo-records.sql.ts'
import { type StaffAccount, readExistingData } from './read-existing-data.sql.ts'

/** From this number of students, building the indexes again is faster than maintaining them. */
const MIN_STUDENTS_WITHOUT_INDEXES = 1000

/**
 * Adds fictitious records of every feature to an institute that is set up, with COPY and with the audit entries that
 * the features would have written. `tx` belongs to the database owner, and `client` is its connection. The same
 * database state gets the same people.
 */
export async function loadDataSet(tx: Tx, client: pg.Client, { size, now }: { size: Size; now: Date }): Promise<void> {
  await disableTriggers(tx)
  const existing = await readExistingData(tx)
  const createIndexes = size.students < MIN_STUDENTS_WITHOUT_INDEXES ? undefined : await dropIndexes(tx)
  const calendar = createCalendar(existing.timeZone, now)
  const context = { tx, client, random: createRandom(existing.studentCount + 1), calendar, existing }
  const { courses, batches } = await loadCourses(context, size.students)
  const { receipts, periods, admitted, withPortfolio } = await loadStudents(context, batches, size)
  await loadReceipts(context, receipts, await loadStaff(context))
  await loadEnquiries(context, { enquiries: size.enquiries, courses, admitted })
  await loadAttendance(context, { periods, marks: size.students * size.marksPerStudent })
  await loadExpenses(context, { receivedByMonth: sumReceivedByMonth(receipts), perMonth: size.expensesPerMonth })
  await loadPortfolio(context, withPortfolio)
  await createIndexes?.()
  await enableTriggers(tx, calendar.today)
}

async function loadCourses({ client, random, calendar, existing }: LoadContext, students: number) {
  const { admin, hr } = existing
  const { courses, added } = planCourses(existing.courses)
  const batches = planBatches(random, calendar, { courses, students, takenCodes: existing.batchCodes })
  const createdAt = calendar.randomTimeOn(random, calendar.from)
  const timedBatches = batches.map((batch) => ({
    batch,
    at: calendar.randomTimeOn(random, minDay(getCreationDay(batch), calendar.today)),
  }))
  await copyInto(
    client,
    'course',
    added.map((course) => courseRow(course, createdAt, admin.id)),
  )
  await copyInto(
    client,
    'batch',
    timedBatches.map(({ batch, at }) => batchRow(batch, at)),
  )
  await copyEntries({ client, calendar, existing }, [
    ...added.map((course) => courseEntry(course, createdAt, admin)),
    ...timedBatches.map(({ batch, at }) => batchEntry(batch, at, hr)),
  ])
  return { courses, batches }
}

async function loadStudents({ client, random, calendar, existing }: LoadContext, batches: Batch[], size: Size) {
  const { admin, hr } = existing
  const groups = groupBatches(batches, calendar.today)
  const receipts: PlannedReceipt[] = []
  const periods: AttendancePeriod[] = []
  const admitted: PlannedStudent[] = []
  const withPortfolio: PlannedStudent[] = []
  // About every fourth enquiry belongs to an admitted student.
  const step = Math.ceil((size.students * 4) / size.enquiries)
  for (let from = 0; from < size.students; from += ROWS_PER_COPY) {
    const students = Array.from({ length: Math.min(ROWS_PER_COPY, size.students - from) }, (_, index) =>
      planStudent(random, calendar, {
        batches: groups,
        number: existing.studentCount + from + index + 1,
        instalments: size.instalments,
      }),
    )
    const accounts = students.map((student) => {
      const ownReceipts = planReceipts(random, calendar, student)
      receipts.push(...ownReceipts)
      return studentAccountRow(student, summarizeReceipts(ownReceipts, student.joiningOn))
    })
    const registrations = students.map((student) => registrationEntry(student, hr))
    const drops = students.flatMap((student) =>
      student.dropped ? [dropEntry(student, student.dropped.at, admin)] : [],
    )
    for (const student of students) periods.push(...planAttendancePeriods(random, calendar, student))
    admitted.push(
      ...students.filter((student, index) => (from + index) % step === 0 && canHaveEnquired(calendar, student)),
    )
    withPortfolio.push(...students.filter(hasPortfolio))
    await copyInto(client, 'account', students.map(accountRow))
    await copyInto(client, 'student', students.map(studentRow))
    await copyInto(client, 'enrolment', students.map(enrolmentRow))
    await copyInto(client, 'former_batch', students.flatMap(formerBatchRows))
    await copyInto(client, 'student_account', accounts)
    await copyInto(client, 'declared_payment', students.flatMap(declaredPaymentRows))
    const moves = students.flatMap((student) => moveEntries(student, hr))
    await copyEntries({ client, calendar, existing }, [...registrations, ...moves, ...drops])
  }
  return { receipts, periods, admitted, withPortfolio }
}

async function loadReceipts(
  { tx, client, calendar, existing }: LoadContext,
  planned: PlannedReceipt[],
  clerks: readonly StaffAccount[],
): Promise<void> {
  const getClerk = ({ n }: NumberedReceipt) => clerks[n % clerks.length]!
  const last = new Map(existing.series)
  const receipts = [...numberReceipts(planned, last)]
  for (const [financialYear, n] of last) await setLastReceipt(tx, financialYear, n)
  for (let from = 0; from < receipts.length; from += ROWS_PER_COPY) {
    const chunk = receipts.slice(from, from + ROWS_PER_COPY)
    await copyInto(
      client,
      'receipt',
      chunk.map((receipt) => receiptRow(receipt, { by: getClerk(receipt).id, today: calendar.today })),
    )
    await copyInto(client, 'receipt_part', chunk.flatMap(receiptPartRows))
    await copyInto(client, 'receipt_settlement', chunk.map(settlementRow))
    await copyEntries(
      { client, calendar, existing },
      chunk.flatMap((receipt) => [
        receiptEntry(receipt, getClerk(receipt)),
        ...(receipt.voided ? [voidEntry(receipt, receipt.voided, getClerk(receipt))] : []),
      ]),
    )
  }
}
