import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { getLastAttendance, listLowestAttendance } from '#features/domain/attendance/server/last-attendance.sql.ts'
import { listMarks, listMarksOfDay } from '#features/domain/attendance/server/attendance.sql.ts'
import { listSheetsOfMonth } from '#features/domain/attendance/server/register.sql.ts'
import { listBatchesOfDay } from '#features/domain/attendance/server/running-batches.sql.ts'
import { countReminded } from '#features/domain/fees/reminders/server/reminders.sql.ts'
import { sumCollected } from '#features/domain/fees/server/sums/collected.sql.ts'
import { sumFeesDue } from '#features/domain/fees/server/sums/fees-due.sql.ts'
import { getFeeTotals, sumReceipts, sumReceiptsByMonth } from '#features/domain/fees/server/fee-lists.sql.ts'
import { getPendingTotals } from '#features/domain/fees/server/sums/pending-fees.sql.ts'
import { getAdminCounts, getBalances, getHrCounts } from '#features/overview/dashboard/server/dashboard.sql.ts'
import { listReportRows } from '#features/overview/reports/server/report-rows.sql.ts'
import type { Db } from '#shared/server/db.ts'
import { EVERYBODY, isEverybody, type Scope, scopeOf, within } from '#shared/server/scope.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createBatchWithStudents, marksBody, TODAY, YESTERDAY } from '#testing/server/attendance.ts'
import { createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

/** The rest of the fee has been due since this day. */
const PAID_ON = '2026-09-01'
const page = { page: 1, limit: 20 }
const days = { from: '2026-01-01', to: '2026-12-31', today: TODAY }
const listReport = (name: 'collection' | 'receivables' | 'expected' | 'balance' | 'profit', by: 'month' | 'course') => {
  return (db: Db, scope: Scope) => listReportRows(db, scope, name, 'key', { ...days, by })
}

/** Reads that use the kept sums of everybody, or rows of many students. */
const READS: Record<string, (db: Db, scope: Scope, batchId: string) => Promise<unknown>> = {
  getFeeTotals: (db, scope) => getFeeTotals(db, scope, { search: '', year: 2026 }),
  sumReceipts: (db, scope) => sumReceipts(db, scope, { search: '', year: 2026 }),
  sumReceiptsByMonth: (db, scope) => sumReceiptsByMonth(db, scope),
  sumCollected: (db, scope) => sumCollected(db, scope, PAID_ON),
  sumFeesDue: (db, scope) => sumFeesDue(db, scope, TODAY),
  getPendingTotals: (db, scope) => getPendingTotals(db, scope, { search: '', tab: 'Active' }, TODAY),
  listMarks: (db, scope, batchId) => listMarks(db, scope, page, batchId),
  listMarksOfDay: async (db, scope, batchId) => {
    const { version: _ofTheSheet, ...marks } = await listMarksOfDay(db, scope, batchId, YESTERDAY)
    return marks
  },
  listSheetsOfMonth: (db, scope, batchId) => listSheetsOfMonth(db, scope, batchId, { month: 11, year: 2026 }),
  listBatchesOfDay: (db, scope) => listBatchesOfDay(db, scope, YESTERDAY, page),
  countReminded: (db, scope) => countReminded(db, scope, '2026-01-01'),
  getAdminCounts: (db, scope) => getAdminCounts(db, scope),
  getBalances: (db, scope) => getBalances(db, scope, 2026, TODAY, '2026-10-21'),
  getHrCounts: (db, scope) => getHrCounts(db, scope),
  getLastAttendance: (db, scope) => getLastAttendance(db, scope, TODAY),
  listLowestAttendance: (db, scope) => listLowestAttendance(db, scope, TODAY, 5),
  'report: collection': listReport('collection', 'month'),
  'report: receivables': listReport('receivables', 'course'),
  'report: expected': listReport('expected', 'month'),
  'report: balance': listReport('balance', 'month'),
  'report: profit': listReport('profit', 'course'),
}

async function createOffice() {
  const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
  const { batch, students } = await createBatchWithStudents(api, ['Asha'])
  const [asha = ''] = students
  const act = async (student: string) => {
    const payment = { payMode: 'Cash', paid: 2000, date: PAID_ON }
    expect((await hr.post(`/api/fee/${student}`, payment)).status).toBe(201)
    const refund = { amount: 100, payMode: 'Cash', date: YESTERDAY, reason: 'Example' }
    expect((await admin.post(`/api/fee/refund/${student}`, refund)).status).toBe(201)
    expect((await hr.post(`/api/reminder/${student}`)).status).toBe(201)
  }
  await act(asha)
  await hr.post('/api/attend', marksBody(batch.code, [asha], YESTERDAY, [asha]))
  const addOther = async () => {
    const other = await createStudent(api.db, { batchId: batch.id })
    await act(other)
    await hr.put('/api/attend', marksBody(batch.code, [other], YESTERDAY))
    await createStudent(api.db, { batchId: batch.id, status: 'Pending' })
  }
  return { batchId: batch.id, asha, addOther }
}

describe('the scope of a student', () => {
  test('has the sums of everybody as long as there is nobody else, and does not change when others come', async () => {
    const { batchId, asha, addOther } = await createOffice()
    const own: Scope = { of: 'student', id: asha }
    const readAll = async (scope: Scope) => {
      const found = Object.entries(READS).map(async ([name, read]) => [name, await read(api.db, scope, batchId)])
      return Object.fromEntries(await Promise.all(found))
    }
    const alone = await readAll(EVERYBODY)

    expect(await readAll(own)).toEqual(alone)
    await addOther()

    expect(await readAll(own)).toEqual(alone)
    const together = await readAll(EVERYBODY)
    for (const name of Object.keys(READS)) expect(together[name], name).not.toEqual(alone[name])
  })
})

describe('scopeOf', () => {
  const compile = (scope: Scope) => {
    return api.db.selectFrom('student as s').select('s.id').$call(within(scope, 's.id')).compile()
  }

  test('staff read all students: the statement has no condition', () => {
    const scope = scopeOf({ id: 'a', role: 'hr' })
    expect(isEverybody(scope)).toBe(true)
    expect(compile(scope).sql).toBe('select "s"."id" from "student" as "s"')
  })

  test('students read themselves', () => {
    const { sql: text, parameters } = compile(scopeOf({ id: 'a', role: 'student' }))
    expect(text).toBe('select "s"."id" from "student" as "s" where "s"."id" = $1::uuid')
    expect(parameters).toEqual(['a'])
  })

  test('a caller without a session reads nobody', async () => {
    await createStudent(api.db)
    expect(await api.db.executeQuery(compile(scopeOf(null)))).toMatchObject({ rows: [] })
    expect((await sql`select from student`.execute(api.db)).rows).toHaveLength(1)
  })
})
