import type pg from 'pg'
import type { Tx } from '#shared/server/db.ts'
import { type Calendar, calendarIn, earlier } from './calendar.ts'
import { copyInto } from './copy-into.ts'
import { type Batch, planBatches, planCourses } from './offers.ts'
import { bookedOf, numbered, type PlannedReceipt, planReceipts } from './plan-receipts.ts'
import { joinable, planStudent } from './plan-student.ts'
import { type Random, randomFrom } from './random.ts'
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
import { addUpTotals, pauseTotals } from './totals.ts'
import * as trail from './trail.ts'
import { type Standing, whatStands } from './what-stands.ts'

type Loading = { tx: Tx; client: pg.Client; random: Random; calendar: Calendar; standing: Standing }

/** As many students as go into one COPY: what is kept in memory stays small. */
const AT_ONCE = 5000

/**
 * Adds made-up courses, batches, students and receipts to an institute that is set up, as the rooms would have written them,
 * through COPY. The transaction is the owner's, and `client` its connection. The same database gets the same people again.
 */
export async function loadDataSet(
  tx: Tx,
  client: pg.Client,
  { students, now }: { students: number; now: Date },
): Promise<void> {
  await pauseTotals(tx)
  const standing = await whatStands(tx)
  const calendar = calendarIn(standing.timeZone, now)
  const loading = { tx, client, random: randomFrom(standing.studentsEver + 1), calendar, standing }
  const batches = await loadOffers(loading, students)
  await loadReceipts(loading, await loadStudents(loading, batches, students))
  await addUpTotals(tx)
}

async function loadOffers({ client, random, calendar, standing }: Loading, students: number): Promise<Batch[]> {
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
  return batches
}

async function loadStudents({ client, random, calendar, standing }: Loading, batches: Batch[], count: number) {
  const { admin, hr } = standing
  const open = joinable(batches, calendar.today)
  const receipts: PlannedReceipt[] = []
  for (let from = 0; from < count; from += AT_ONCE) {
    const students = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) =>
      planStudent(random, calendar, open, standing.studentsEver + from + index + 1),
    )
    const accounts = students.map((student) => {
      const own = planReceipts(random, calendar, student)
      receipts.push(...own)
      return accountOfStudentRow(student, bookedOf(own, student.joiningOn))
    })
    const entries = students.map((student) => trail.studentRegistered(student, hr))
    const drops = students.flatMap((student) =>
      student.droppedAt ? [trail.studentDropped(student, student.droppedAt, admin)] : [],
    )
    await copyInto(client, 'account', students.map(accountRow))
    await copyInto(client, 'student', students.map(studentRow))
    await copyInto(client, 'student_account', accounts)
    await copyInto(client, 'declared_payment', students.flatMap(declaredRows))
    await copyInto(client, 'audit_entry', [...entries, ...drops])
  }
  return receipts
}

async function loadReceipts({ tx, client, standing }: Loading, planned: PlannedReceipt[]): Promise<void> {
  const { hr } = standing
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
    receipts.map((receipt) => receiptRow(receipt, hr.id)),
  )
  await copyInto(
    client,
    'audit_entry',
    receipts.flatMap((receipt) => [
      trail.receiptIssued(receipt, hr),
      ...(receipt.voided ? [trail.receiptVoided(receipt, receipt.voided, hr)] : []),
    ]),
  )
}
