import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PendingList } from '#features/domain/fees/contract/fees.contract.ts'
import type { StudentToRemind } from '#features/domain/fees/reminders/contract/reminders.contract.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { addDays } from '#shared/server/clock.ts'
import { startTestApi } from '#testing/server/api.ts'
import { readUnpaid } from '#testing/server/due-checks.ts'
import { dueHistory, runHistory, TODAY } from '#testing/server/due-history.ts'
import { computeDues } from '#testing/server/expected-dues.ts'
import { getRounds, SEED } from '#testing/server/full-run.ts'

const api = startTestApi()
const ROUNDS = getRounds(2, 25)

/** Each selects an unpaid due date, or the day before or after it. */
const randomDays = fc.array(fc.record({ index: fc.nat(), shift: fc.integer({ min: -1, max: 1 }) }), {
  minLength: 2,
  maxLength: 2,
})

test('due and late: lists, pages, dashboards, reports and exports show the same figures after random histories', async () => {
  await fc.assert(
    fc.asyncProperty(dueHistory, randomDays, async (history, days) => {
      await api.reset()
      const students = await runHistory(api, history)
      const accounts = await readUnpaid(api.ownerUrl)
      const dueDates = [...accounts.values()].flatMap(({ unpaid }) => unpaid.map(({ dueDate }) => dueDate))
      const shifted = days.map(({ index, shift }) => addDays(dueDates[index % dueDates.length] ?? TODAY, shift))
      for (const day of [...listFirstInstalments(accounts).slice(0, 2), ...shifted]) {
        expect(await readDues(students, day), day).toEqual(computeDues(students, accounts, day))
      }
    }),
    { numRuns: ROUNDS, seed: SEED, endOnFailure: true },
  )
})

/** Returns the days on which an instalment is due and nothing of the student is late. */
const listFirstInstalments = (accounts: Awaited<ReturnType<typeof readUnpaid>>): string[] =>
  [...accounts.values()].flatMap(({ status, unpaid }) => {
    const first = unpaid.toSorted((a, b) => a.dueDate.localeCompare(b.dueDate))[0]
    return first?.planned && status === 'Active' ? [first.dueDate] : []
  })

async function readDues(students: string[], day: string) {
  api.now = new Date(`${day}T04:30:00Z`)
  const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
  const read = async (path: string, caller = hr) => {
    const { status, body } = await caller.get(path)
    expect(status, path).toBe(200)
    return body
  }
  const listed: Student[] = (await read('/api/user?tab=All&limit=100')).students
  const byId = new Map(listed.map((student) => [student._id, student]))
  const idOfName = new Map(listed.map(({ _id, lname }) => [lname, _id]))
  const late: Student[] = (await read('/api/user?tab=All&limit=100&due=late')).students
  const reminders: StudentToRemind[] = (await read('/api/reminder?limit=100')).students

  const plans: object[] = []
  for (const id of students) {
    // Students see the plan too, unless they were dropped.
    const caller = byId.get(id)?.status === 'Active' ? await api.signInAs('student', id) : hr
    const { plans: _plans, ...plan } = await read(`/api/plan/${id}`, caller)
    plans.push(plan)
  }
  const readReceivables = async (status: string) => {
    const {
      students: _count,
      key: _key,
      name: _name,
      ...sums
    } = (await read(`/api/report/receivables?status=${status}`)).total
    return sums
  }
  return {
    pending: { Active: await readPending(read, 'Active'), Disable: await readPending(read, 'Disable') },
    exported: readExport(await read('/api/fee/pending/export'), idOfName),
    plans,
    balances: students.map((id) => byId.get(id)?.PendingFee),
    lateStudents: late.map(({ _id }) => _id).toSorted(),
    receivables: { Active: await readReceivables('Active'), Disable: await readReceivables('Disable') },
    expected: (await read(`/api/report/expected?from=2025-01-01&to=${day}`)).total.open,
    dashboards: [(await read('/api/dashboard/hr')).today.feesDue, (await read('/api/dashboard/admin', admin)).feesDue],
    amountsToPay: Object.fromEntries(reminders.map(({ _id, amountToPay }) => [_id, amountToPay])),
  }
}

async function readPending(read: (path: string) => Promise<PendingList>, tab: string) {
  const { students, total, ages } = await read(`/api/fee/pending?tab=${tab}&limit=100`)
  return { students: students.map(({ _id, dueDate, due }) => ({ id: _id, dueDate, due })), total, ages }
}

/** A text with a comma is quoted. */
const CELL = /("[^"]*"|[^,]*)(?:,|$)/g

/** Returns the amount due by student id. */
function readExport(csv: string, idOfName: Map<string, string>) {
  const [header = [], ...rows] = csv
    .trim()
    .split(/\r?\n/)
    .map((line) => [...line.matchAll(CELL)].map(([, cell = '']) => cell.replace(/^\uFEFF|"/g, '')))
  const [name = 0, due = 0] = ['Last Name', 'Amount due'].map((label) => header.indexOf(label))
  return Object.fromEntries(rows.map((row) => [idOfName.get(row[name] ?? ''), Number(row[due])]))
}
