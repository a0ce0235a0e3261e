import type pg from 'pg'
import type { Tx } from '#shared/server/db.ts'
import { calendarIn, earlier } from './calendar.ts'
import { copyInto } from './copy-into.ts'
import { loadAttendance } from './load-attendance.ts'
import { loadEnquiries } from './load-enquiries.ts'
import { loadExpenses } from './load-expenses.ts'
import { loadStaff } from './load-staff.ts'
import { loadWorks } from './load-works.ts'
import { AT_ONCE, type Loading } from './loading.ts'
import { type Batch, planBatches, planCourses } from './offers.ts'
import { type Attending, attendingOf } from './plan-attendance.ts'
import { mayHaveEnquired } from './plan-enquiry.ts'
import { broughtIn } from './plan-expenses.ts'
import { bookedOf, numbered, type NumberedReceipt, type PlannedReceipt, planReceipts } from './plan-receipts.ts'
import { joinable, type PlannedStudent, planStudent } from './plan-student.ts'
import { mayHaveWorks } from './plan-works.ts'
import { randomFrom } from './random.ts'
import {
  accountOfStudentRow,
  accountRow,
  addedOn,
  batchRow,
  courseRow,
  declaredRows,
  receiptRow,
  studentRow,
} from './rows.ts'
import type { Size } from './size.ts'
import { addUpTotals, pauseTotals } from './totals.ts'
import * as trail from './trail.ts'
import { type Member, whatStands } from './what-stands.ts'

/**
 * Adds made-up courses, batches, students, staff, receipts, enquiries, marks, expenses, projects and links to an institute that is set up, as
 * the rooms would have written them, through COPY. The transaction is the owner's, and `client` its connection. The same database gets the same people again.
 */
export async function loadDataSet(tx: Tx, client: pg.Client, { size, now }: { size: Size; now: Date }): Promise<void> {
  await pauseTotals(tx)
  const standing = await whatStands(tx)
  const calendar = calendarIn(standing.timeZone, now)
  const loading = { tx, client, random: randomFrom(standing.studentsEver + 1), calendar, standing }
  const { courses, batches } = await loadOffers(loading, size.students)
  const { receipts, attending, admitted, showing } = await loadStudents(loading, batches, size)
  await loadReceipts(loading, receipts, await loadStaff(loading))
  await addUpTotals(tx)
  await loadEnquiries(loading, { enquiries: size.enquiries, courses, admitted })
  await loadAttendance(loading, { attending, marks: size.students * size.marksEach })
  await loadExpenses(loading, { months: broughtIn(receipts), eachMonth: size.expensesEachMonth })
  await loadWorks(loading, showing)
}

async function loadOffers({ client, random, calendar, standing }: Loading, students: number) {
  const { admin, hr } = standing
  const { courses, added } = planCourses(standing.courses)
  const batches = planBatches(random, calendar, { courses, students, takenCodes: standing.batchCodes })
  const begun = calendar.whileOpen(random, calendar.from)
  const openings = batches.map((batch) => ({
    batch,
    at: calendar.whileOpen(random, earlier(addedOn(batch), calendar.today)),
  }))
  await copyInto(
    client,
    'course',
    added.map((course) => courseRow(course, begun, admin.id)),
  )
  await copyInto(
    client,
    'batch',
    openings.map(({ batch, at }) => batchRow(batch, at)),
  )
  await copyInto(client, 'audit_entry', [
    ...added.map((course) => trail.courseAdded(course, begun, admin)),
    ...openings.map(({ batch, at }) => trail.batchAdded(batch, at, hr)),
  ])
  return { courses, batches }
}

async function loadStudents({ client, random, calendar, standing }: Loading, batches: Batch[], size: Size) {
  const { admin, hr } = standing
  const open = joinable(batches, calendar.today)
  const receipts: PlannedReceipt[] = []
  const attending: Attending[] = []
  const admitted: PlannedStudent[] = []
  const showing: PlannedStudent[] = []
  // About every fourth enquiry is of somebody who was admitted.
  const step = Math.ceil((size.students * 4) / size.enquiries)
  for (let from = 0; from < size.students; from += AT_ONCE) {
    const students = Array.from({ length: Math.min(AT_ONCE, size.students - from) }, (_, index) =>
      planStudent(random, calendar, open, standing.studentsEver + from + index + 1),
    )
    const accounts = students.map((student) => {
      const own = planReceipts(random, calendar, student)
      receipts.push(...own)
      return accountOfStudentRow(student, bookedOf(own, student.joiningOn))
    })
    const entries = students.map((student) => trail.studentRegistered(student, hr))
    const drops = students.flatMap((student) =>
      student.dropped ? [trail.studentDropped(student, student.dropped.at, admin)] : [],
    )
    for (const student of students) attending.push(...attendingOf(random, calendar, student))
    admitted.push(
      ...students.filter((student, index) => (from + index) % step === 0 && mayHaveEnquired(calendar, student)),
    )
    showing.push(...students.filter(mayHaveWorks))
    await copyInto(client, 'account', students.map(accountRow))
    await copyInto(client, 'student', students.map(studentRow))
    await copyInto(client, 'student_account', accounts)
    await copyInto(client, 'declared_payment', students.flatMap(declaredRows))
    await copyInto(client, 'audit_entry', [...entries, ...drops])
  }
  return { receipts, attending, admitted, showing }
}

async function loadReceipts(
  { tx, client, standing }: Loading,
  planned: PlannedReceipt[],
  clerks: readonly Member[],
): Promise<void> {
  const clerkOf = ({ n }: NumberedReceipt) => clerks[n % clerks.length]!
  const last = new Map(standing.series)
  const receipts = [...numbered(planned, last)]
  for (const [financial_year, n] of last) {
    await tx
      .insertInto('receipt_series')
      .values({ financial_year, last: n })
      .onConflict((conflict) => conflict.column('financial_year').doUpdateSet({ last: n }))
      .execute()
  }
  await copyInto(
    client,
    'receipt',
    receipts.map((receipt) => receiptRow(receipt, clerkOf(receipt).id)),
  )
  await copyInto(
    client,
    'audit_entry',
    receipts.flatMap((receipt) => [
      trail.receiptIssued(receipt, clerkOf(receipt)),
      ...(receipt.voided ? [trail.receiptVoided(receipt, receipt.voided, clerkOf(receipt))] : []),
    ]),
  )
}
